//! Accounts and sessions.

use super::{AccountId, Store, in_time, is_taken};
use crate::error::Error;
use crate::gate::Origin;
use crate::id::{Token, random};
use sqlx::Row;
use table::Millis;

impl Store {
    /// A new account, unless the name is taken.
    pub(crate) async fn add_account(
        &self,
        name: &str,
        passphrase: &str,
        now: Millis,
    ) -> Result<AccountId, Error> {
        let id = i64::from_le_bytes(random()) & i64::MAX;
        let query =
            "INSERT INTO accounts (id, name, folded, passphrase, created) VALUES ($1, $2, $3, $4, $5)";
        let query = sqlx::query(query).bind(id).bind(name).bind(name.to_lowercase());
        match query.bind(passphrase).bind(now as i64).execute(&self.pool).await {
            Ok(_) => Ok(AccountId(id)),
            Err(error) if is_taken(&error) => Err(Error::NameTaken),
            Err(error) => Err(error.into()),
        }
    }

    /// The account of this name, and what is kept of its passphrase.
    pub(crate) async fn account(&self, name: &str) -> Result<Option<(AccountId, String)>, Error> {
        let query = sqlx::query("SELECT id, passphrase FROM accounts WHERE folded = $1");
        let row = query.bind(name.to_lowercase()).fetch_optional(&self.pool).await?;
        row.map(|row| Ok((AccountId(row.try_get(0)?), row.try_get(1)?))).transpose()
    }

    /// The same passphrase, kept in another form, unless it was changed meanwhile.
    pub(crate) async fn keep_passphrase(
        &self,
        account: AccountId,
        old: &str,
        new: &str,
    ) -> Result<(), Error> {
        let query = sqlx::query("UPDATE accounts SET passphrase = $1 WHERE id = $2 AND passphrase = $3");
        query.bind(new).bind(account.0).bind(old).execute(&self.pool).await?;
        Ok(())
    }

    /// Somebody has logged in.
    pub(crate) async fn add_session(
        &self,
        account: AccountId,
        token: &Token,
        expires: Millis,
    ) -> Result<(), Error> {
        let query = sqlx::query("INSERT INTO sessions (token, account_id, expires) VALUES ($1, $2, $3)");
        query.bind(token.hash().to_string()).bind(account.0).bind(expires as i64).execute(&self.pool).await?;
        Ok(())
    }

    /// Whose session this is, and their name.
    pub(crate) async fn session(
        &self,
        token: &Token,
        now: Millis,
    ) -> Result<Option<(AccountId, String)>, Error> {
        let query = "SELECT a.id, a.name FROM sessions s JOIN accounts a ON a.id = s.account_id
                     WHERE s.token = $1 AND s.expires > $2";
        let query = sqlx::query(query).bind(token.hash().to_string()).bind(now as i64);
        let row = in_time(async { Ok(query.fetch_optional(&self.pool).await?) }).await?;
        row.map(|row| Ok((AccountId(row.try_get(0)?), row.try_get(1)?))).transpose()
    }

    /// Somebody has logged out; and sessions that have run out go with it.
    pub(crate) async fn end_session(&self, token: &Token, now: Millis) -> Result<(), Error> {
        let query = sqlx::query("DELETE FROM sessions WHERE token = $1 OR expires <= $2");
        query.bind(token.hash().to_string()).bind(now as i64).execute(&self.pool).await?;
        Ok(())
    }

    /// Has this account logged in from there before?
    pub(crate) async fn knows(&self, account: AccountId, from: Origin) -> Result<bool, Error> {
        let query = sqlx::query("SELECT 1 FROM known WHERE account_id = $1 AND origin = $2");
        Ok(query.bind(account.0).bind(from.0).fetch_optional(&self.pool).await?.is_some())
    }

    /// From now on it has.
    pub(crate) async fn get_to_know(&self, account: AccountId, from: Origin) -> Result<(), Error> {
        let query = "INSERT INTO known (account_id, origin) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sqlx::query(query).bind(account.0).bind(from.0).execute(&self.pool).await?;
        Ok(())
    }

    /// Takes a guess at the passphrase of a name before it is made: of the many who guess at once, on whichever node, one has
    /// it. Nothing if there is none to be had now.
    pub(crate) async fn take_guess(
        &self,
        name: &str,
        from: Option<Origin>,
        now: Millis,
    ) -> Result<Option<Guess>, Error> {
        let (name, origin) = (name.to_lowercase(), from.map_or(0, |origin| origin.0));
        let query = sqlx::query("SELECT tries, free FROM guesses WHERE name = $1 AND origin = $2");
        let row = query.bind(&name).bind(origin).fetch_optional(&self.pool).await?;
        let Some(row) = row else {
            let query = "INSERT INTO guesses (name, origin, tries, free) VALUES ($1, $2, 1, $3) ON CONFLICT DO NOTHING";
            let query = sqlx::query(query).bind(&name).bind(origin).bind(now as i64);
            let done = query.execute(&self.pool).await?.rows_affected() == 1;
            return Ok(done.then_some(Guess { name, origin, tries: 0, free: 0 }));
        };
        let (tries, free) = (row.try_get::<i64, _>(0)?, row.try_get::<i64, _>(1)? as Millis);
        if free > now {
            return Ok(None);
        }
        let tries = if free + FORGIVEN_AFTER <= now { 0 } else { tries };
        let query = "UPDATE guesses SET tries = $1, free = $2
                     WHERE name = $3 AND origin = $4 AND free = $5 AND tries = $6";
        let query = sqlx::query(query).bind(tries + 1).bind((now + wait_after(tries + 1)) as i64);
        let query = query.bind(&name).bind(origin).bind(free as i64).bind(row.try_get::<i64, _>(0)?);
        let done = query.execute(&self.pool).await?.rows_affected() == 1;
        Ok(done.then_some(Guess { name, origin, tries, free }))
    }

    /// The guess was right: it does not count.
    pub(crate) async fn give_back(&self, guess: Guess) -> Result<(), Error> {
        let query = sqlx::query("UPDATE guesses SET tries = $1, free = $2 WHERE name = $3 AND origin = $4");
        let query = query.bind(guess.tries).bind(guess.free as i64).bind(&guess.name).bind(guess.origin);
        query.execute(&self.pool).await?;
        Ok(())
    }

    /// Guesses that nobody thinks of any more are forgotten.
    pub(crate) async fn forget_guesses(&self, now: Millis) -> Result<(), Error> {
        let query = sqlx::query("DELETE FROM guesses WHERE free <= $1");
        query.bind(now.saturating_sub(FORGIVEN_AFTER) as i64).execute(&self.pool).await?;
        Ok(())
    }
}

/// So many guesses are free, and after each of the others one has to wait: a minute, twice as long each time, an hour at
/// most.
const FREE: i64 = 5;
const FIRST_WAIT: Millis = 60 * 1000;
const LONGEST_WAIT: Millis = 60 * 60 * 1000;

/// After so long without a guess all is forgiven.
const FORGIVEN_AFTER: Millis = 24 * 60 * 60 * 1000;

fn wait_after(tries: i64) -> Millis {
    match u32::try_from(tries - FREE) {
        Ok(more) => FIRST_WAIT.saturating_mul(2_u64.saturating_pow(more)).min(LONGEST_WAIT),
        Err(_) => 0,
    }
}

/// A guess that was taken, and what there was before it.
pub(crate) struct Guess {
    name: String,
    origin: i64,
    tries: i64,
    free: Millis,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_an_hour() {
        let waits: Vec<Millis> = (1..14).map(|tries| wait_after(tries) / 60_000).collect();
        assert_eq!(waits, [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
    }
}
