//! Just enough HTTP to open a table and sit down: the generator shares its machine with the server.

use super::LoadError;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A connection that stays open.
pub(crate) struct Http {
    stream: BufReader<TcpStream>,
    host: String,
}

impl Http {
    /// Connects to `http://HOST:PORT`.
    pub(crate) async fn connect(url: &str) -> Result<Http, LoadError> {
        let host = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let stream = TcpStream::connect(&host).await?;
        stream.set_nodelay(true)?;
        Ok(Http { stream: BufReader::with_capacity(1024, stream), host })
    }

    /// Posts JSON, and gives the answer.
    pub(crate) async fn post(&mut self, path: &str, body: &str) -> Result<String, LoadError> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        let status = self.line().await?;
        let mut length = 0;
        loop {
            let line = self.line().await?.to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse().map_err(|_| LoadError::Silent)?;
            }
        }
        let mut answer = vec![0; length];
        self.stream.read_exact(&mut answer).await?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        if status.contains(" 20") { Ok(answer) } else { Err(LoadError::Refused(answer)) }
    }

    async fn line(&mut self) -> Result<String, LoadError> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            return Err(LoadError::Silent);
        }
        line.truncate(line.trim_end().len());
        Ok(line)
    }
}
