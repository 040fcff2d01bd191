#!/usr/bin/env python3
"""A second verifier for the dice of Piazza's records, written from docs/notation.md alone.

    verify.py [--commitment HEX] [--unfinished] [--earlier FILE]... FILE...

It draws every roll, shuffle and reshuffle of each record again from the record's secret, and follows what was taken back. It
knows no rules: which moves are legal, and whether a deal has the right cards, is for `piazza verify`. It needs nothing but
Python's standard library, and the lists of cards, events and tiles in this repository.
"""

import os
import struct
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "crates")


class Fault(Exception):
    """Why a record can't be vouched for."""


# --- BLAKE3 -----------------------------------------------------------------------------------------------------------

IV = (
    0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
    0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
)
PERMUTATION = (2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8)
CHUNK_START, CHUNK_END, PARENT, ROOT_FLAG = 1, 2, 4, 8
KEYED, DERIVE_CONTEXT, DERIVE_MATERIAL = 16, 32, 64
MASK = 0xFFFFFFFF


def mix(v, a, b, c, d, x, y):
    v[a] = (v[a] + v[b] + x) & MASK
    w = v[d] ^ v[a]
    v[d] = (w >> 16 | w << 16) & MASK
    v[c] = (v[c] + v[d]) & MASK
    w = v[b] ^ v[c]
    v[b] = (w >> 12 | w << 20) & MASK
    v[a] = (v[a] + v[b] + y) & MASK
    w = v[d] ^ v[a]
    v[d] = (w >> 8 | w << 24) & MASK
    v[c] = (v[c] + v[d]) & MASK
    w = v[b] ^ v[c]
    v[b] = (w >> 7 | w << 25) & MASK


def compress(chaining, block, counter, length, flags):
    m = list(struct.unpack("<16I", block))
    v = list(chaining) + list(IV[:4]) + [counter & MASK, counter >> 32, length, flags]
    for turn in range(7):
        mix(v, 0, 4, 8, 12, m[0], m[1])
        mix(v, 1, 5, 9, 13, m[2], m[3])
        mix(v, 2, 6, 10, 14, m[4], m[5])
        mix(v, 3, 7, 11, 15, m[6], m[7])
        mix(v, 0, 5, 10, 15, m[8], m[9])
        mix(v, 1, 6, 11, 12, m[10], m[11])
        mix(v, 2, 7, 8, 13, m[12], m[13])
        mix(v, 3, 4, 9, 14, m[14], m[15])
        if turn < 6:
            m = [m[i] for i in PERMUTATION]
    return [v[i] ^ v[i + 8] for i in range(8)] + [v[i + 8] ^ chaining[i] for i in range(8)]


class Blake3:
    """The root node of a hash, from which any number of bytes can be taken."""

    def __init__(self, data, key=IV, flags=0):
        chunks = [data[i:i + 1024] for i in range(0, len(data), 1024)] or [b""]
        node = self._tree([(chunk, i) for i, chunk in enumerate(chunks)], key, flags)
        self.chaining, self.block, self.length, self.flags = node

    def _tree(self, chunks, key, flags):
        """The last node above these chunks, before it is compressed."""
        if len(chunks) == 1:
            return self._chunk(chunks[0][0], chunks[0][1], key, flags)
        left = 1
        while left * 2 < len(chunks):
            left *= 2
        both = b""
        for part in (chunks[:left], chunks[left:]):
            chaining, block, length, part_flags = self._tree(part, key, flags)
            counter = part[0][1] if len(part) == 1 else 0
            both += struct.pack("<8I", *compress(chaining, block, counter, length, part_flags)[:8])
        return key, both, 64, flags | PARENT

    def _chunk(self, data, counter, key, flags):
        chaining = key
        blocks = [data[i:i + 64] for i in range(0, len(data), 64)] or [b""]
        for i, block in enumerate(blocks):
            block_flags = flags | (CHUNK_START if i == 0 else 0) | (CHUNK_END if i == len(blocks) - 1 else 0)
            padded = block.ljust(64, b"\0")
            if i == len(blocks) - 1:
                return chaining, padded, len(block), block_flags
            chaining = compress(chaining, padded, counter, len(block), block_flags)[:8]
        raise AssertionError("a chunk has a last block")

    def words(self):
        """The output as 64-bit words, little-endian, without end."""
        at = 0
        while True:
            out = compress(self.chaining, self.block, at, self.length, self.flags | ROOT_FLAG)
            for i in range(0, 16, 2):
                yield out[i] | out[i + 1] << 32
            at += 1

    def digest(self):
        words = self.words()
        return struct.pack("<4Q", *[next(words) for _ in range(4)])


def key_words(key):
    return struct.unpack("<8I", key)


def derive_key(context, material):
    key = Blake3(context.encode(), flags=DERIVE_CONTEXT).digest()
    return Blake3(material, key_words(key), DERIVE_MATERIAL).digest()


# --- Chance out of words ----------------------------------------------------------------------------------------------


def below(words, n):
    while True:
        product = next(words) * n
        if product & (2**64 - 1) >= 2**64 % n:
            return product >> 64


def shuffle(words, items):
    for i in range(len(items) - 1, 0, -1):
        j = below(words, i + 1)
        items[i], items[j] = items[j], items[i]


def table(name):
    """The rows of a list in the repository, as dictionaries."""
    with open(os.path.join(ROOT, "villagers", "data", name), encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]
    return [dict(zip(rows[0], row)) for row in rows[1:]]


def tiles_of(record):
    """Front and back letters of the tiles, in the order of the tile file."""
    own = [value for key, value in record.setup if key == "tile"]
    if own:
        return [tuple(side.split()[0] for side in tile.split(" | ")) for tile in own]
    name = "tiles-1.toml" if record.rules == 1 else "tiles.toml"
    letters = []
    with open(os.path.join(ROOT, "bohemian", "data", name), encoding="utf-8") as file:
        for line in file:
            if line.startswith(("front", "back")):
                letters.append(line.split('letter = "')[1][0])
    return list(zip(letters[::2], letters[1::2]))


SUITS = "grain wood hay ore grapes wool leather solitary special".split()
CARDS = table("cards.tsv")
ORDER = {row["id"]: i for i, row in enumerate(CARDS)}
SUIT = {row["id"]: SUITS.index(row["suit"]) if row["suit"] in SUITS else -1 for row in CARDS}
EVENTS = {row["id"]: i for i, row in enumerate(table("events.tsv"))}


def first_seat(record, words):
    """Who begins: as the set-up says, or as it is drawn."""
    for key, value in record.setup:
        if key == "first":
            return value
    return "1" if record.seats == 1 else str(below(words, record.seats) + 1)


def sides(record, words, found):
    letters = found[1]
    tiles = [tile for tile in tiles_of(record) if tile[0] in letters or tile[1] in letters]
    bits = below(words, 2 ** len(tiles))
    up = "".join(tile[bits >> i & 1] for i, tile in enumerate(tiles))
    return ["sides", up, "first", first_seat(record, words)]


def roll(words, found):
    number = below(words, 6 ** len(found))
    dice = []
    for _ in found:
        dice.append(str(number % 6 + 1))
        number //= 6
    return sorted(dice)


def deal(record, words, found):
    first = first_seat(record, words)
    cards = sorted((word for word in found[3:] if word != "/"), key=ORDER.__getitem__)
    shuffle(words, cards)
    cards = iter(cards)
    return ["deal", "first", first] + ["/" if word == "/" else next(cards) for word in found[3:]]


def events(words, found):
    order = sorted(found[1:], key=EVENTS.__getitem__)
    shuffle(words, order)
    return found[:1] + order


def reshuffle(words, found):
    parts, part = [], None
    for word in found[1:]:
        if word == "/":
            part = []
            parts.append(part)
        else:
            part.append(word)
    piles, decks = parts[:7], parts[7:]
    # Decks are sorted and shuffled from their bottoms.
    new_decks = []
    for deck in decks:
        deck = sorted(deck, key=EVENTS.__getitem__)
        shuffle(words, deck)
        new_decks.append(deck[::-1])
    places = [word for pile in piles for word in pile if word != "-"]
    unseen = sorted((word.rstrip("!") for word in places), key=ORDER.__getitem__)
    known, rest = {}, []
    for suit in range(len(SUITS)):
        cards = [card for card in unseen if SUIT[card] == suit]
        shuffle(words, cards)
        seen = sum(1 for word in places if word.endswith("!") and SUIT[word[:-1]] == suit)
        known[suit] = iter(cards[:seen])
        rest += cards[seen:]
    shuffle(words, rest)
    rest = iter(rest)
    out = ["reshuffle"]
    for pile in piles:
        out.append("/")
        for word in pile:
            if word == "-":
                out.append("-")
            elif word.endswith("!"):
                out.append(next(known[SUIT[word[:-1]]]) + "!")
            else:
                out.append(next(rest))
    for deck in new_decks:
        out += ["/"] + deck
    return out


def due(record, words, found, after_back):
    """The outcome that the words give, in the form of the one that was found."""
    if (found[0] == "reshuffle") != (after_back and record.game == "villagers"):
        raise Fault("a reshuffle where none is due, or none where one is")
    if record.game == "bohemian":
        return sides(record, words, found) if found[0] == "sides" else roll(words, found)
    if record.game == "villagers":
        kinds = {"deal": lambda: deal(record, words, found), "reshuffle": lambda: reshuffle(words, found)}
        return kinds.get(found[0], lambda: events(words, found))()
    raise Fault(f"a game that this program doesn't know: {record.game}")


# --- Records ----------------------------------------------------------------------------------------------------------


class Record:
    def __init__(self, lines):
        self.format = {"piazza record 1": 1, "piazza record 2": 2}.get(lines[0])
        if not self.format:
            raise Fault("not a record")
        self.game, self.rules, self.seats = (
            lines[i].split(" ", 1)[1] if i == 1 else int(lines[i].split(" ", 1)[1]) for i in (1, 2, 3))
        self.head, self.names, self.meta, self.setup = lines[:4], {}, [], []
        at = 4
        while at < len(lines) and lines[at]:
            key, rest = lines[at].split(" ", 1)
            word, value = rest.split(" ", 1)
            if key == "seat":
                if word in self.names:
                    raise Fault(f"seat {word} stands there twice")
                self.names[word] = value
            elif key == "meta":
                self.meta.append((word, value))
            elif key == "setup":
                self.setup.append((word, value))
            else:
                raise Fault(f"a line that nobody knows: {lines[at]}")
            at += 1
        self.steps, self.result, self.resigned = [], [], None
        for line in filter(None, lines[at:]):
            if line.startswith(("result", "score")):
                self.result.append(line)
            elif line.startswith("end ") and self.format > 1:
                self.resigned = line.split()[2:]
            elif self.result or self.resigned:
                raise Fault("plies after the end")
            else:
                self.steps.append(line)

    def one(self, key):
        found = [value for word, value in self.meta if word == key]
        if len(found) > 1:
            raise Fault(f"meta {key} stands there twice")
        return found[0] if found else None

    def is_over(self):
        left = self.seats - len(self.resigned or [])
        return bool(self.result) or left == 0 or (left == 1 and self.seats > 1)

    def plies(self):
        """The plies in the order in which they were told, also those that were taken back."""
        return [step for step in self.steps if not step.startswith("back ")]

    def line(self):
        """The plies that were not taken back."""
        line = []
        for step in self.steps:
            if step.startswith("back "):
                del line[int(step[5:]):]
            else:
                line.append(step)
        return line

    def bound(self, given):
        """The text that the key binds in the second format."""
        lines = list(self.head)
        lines += [f"seat {seat} {self.names[seat]}" for seat in sorted(self.names)]
        lines += [f"meta {word} {value}" for word, value in self.meta if word in ("bot", "given")]
        lines += [f"setup {key} {value}" for key, value in self.setup]
        lines += self.plies()[:given]
        return "".join(line + "\n" for line in lines).encode()


def hexadecimal(text):
    try:
        value = bytes.fromhex(text)
    except ValueError:
        raise Fault(f"not hexadecimal: {text}") from None
    if len(value) != 32:
        raise Fault(f"not 32 bytes: {text}")
    return value


def verify(record, commitment=None, unfinished=False, earlier=()):
    """How many outcomes were drawn again."""
    if not (record.one("secret") and record.one("commitment")):
        raise Fault("the record doesn't say where its dice came from")
    secret, promised = hexadecimal(record.one("secret")), hexadecimal(record.one("commitment"))
    rounds = record.one("rounds")
    if rounds is None and Blake3(secret).digest() != promised:
        raise Fault("another secret than was published")
    if rounds is not None and (not rounds.isdigit() or rounds[0] == "0"):
        raise Fault("rounds are counted from 1")
    if commitment and hexadecimal(commitment) != promised:
        raise Fault("another commitment than was published")
    if not record.is_over() and not unfinished:
        raise Fault("the game is not over")
    bots = [value.split(" ")[0] for word, value in record.meta if word == "bot"]
    if len(set(bots)) != len(bots):
        raise Fault("a bot stands there twice")
    material, seats = secret, b""
    for seat in range(1, record.seats + 1):
        trusted, part = record.one(f"contribution-{seat}"), record.one(f"part-{seat}")
        if trusted and part or part and rounds is None:
            raise Fault(f"part-{seat} stands where it can't")
        added = trusted or part
        # Whoever was late in a round adds nothing.
        late = rounds is not None and not added
        if record.format > 1 and not late and bool(added) == (str(seat) in bots):
            raise Fault(f"contribution-{seat} is missing, or is of a bot")
        added = hexadecimal(added) if added else bytes(32)
        material += added
        seats += bytes([2]) + Blake3(added).digest() if part else (
            bytes([1]) + Blake3(added).digest() if trusted else bytes(33))
    given = int(record.one("given") or 0)
    if given:
        mine = record.plies()[:given]
        vouching = [other for other in earlier if other is not record and other.line()[:given] == mine]
        if len(mine) < given or not vouching:
            raise Fault("the earlier game is needed")
        verify(vouching[0], None, True, [other for other in earlier if other is not vouching[0]])
    if rounds is not None:
        bound = secret + struct.pack("<Q", int(rounds)) + seats + Blake3(record.bound(given)).digest()
        if derive_key("piazza round 1", bound) != promised:
            raise Fault("not what the host had bound")
    if record.format > 1:
        material += Blake3(record.bound(given)).digest()
    key = key_words(derive_key(f"piazza chance {record.format}", material))

    played, draws, checked, at = 0, 0, 0, 0
    after_back = False
    for step in record.steps:
        if step.startswith("back "):
            at, after_back = int(step[5:]), True
            continue
        if step.startswith("* "):
            if played >= given:
                number = draws if record.format > 1 else at
                words = Blake3(struct.pack("<Q", number), key, KEYED).words()
                found = step[2:].split()
                expected = due(record, words, found, after_back)
                if " ".join(expected) != " ".join(found):
                    raise Fault(f"ply {played + 1} was {' '.join(found)}, but {' '.join(expected)} was due")
                checked += 1
            draws += 1
        elif after_back and record.game == "villagers":
            raise Fault("a way back without a reshuffle")
        after_back = False
        played += 1
        at += 1
    if not checked and not given:
        raise Fault("nothing to check")
    return checked


def records_of(path):
    with open(path, encoding="utf-8-sig") as file:
        lines = [line.rstrip() for line in file.read().split("\n") if not line.startswith("#")]
    starts = [i for i, line in enumerate(lines) if line in ("piazza record 1", "piazza record 2")] or [0]
    ends = starts[1:] + [len(lines)]
    return [Record(lines[start:end]) for start, end in zip(starts, ends)]


def main(args):
    commitment, unfinished, earlier, files = None, False, [], []
    args = list(args)
    while args:
        word = args.pop(0)
        if word == "--commitment":
            commitment = args.pop(0)
        elif word == "--unfinished":
            unfinished = True
        elif word == "--earlier":
            earlier += records_of(args.pop(0))
        else:
            files.append(word)
    records, outcomes = 0, 0
    for path in files:
        try:
            for record in records_of(path):
                outcomes += verify(record, commitment, unfinished, earlier)
                records += 1
        except Fault as fault:
            print(f"{path}: {fault}")
            return 1
    if not records:
        print("nothing to check")
        return 1
    known = "verified" if commitment else "consistent"
    print(f"{known}: {records} records, {outcomes} outcomes of chance")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
