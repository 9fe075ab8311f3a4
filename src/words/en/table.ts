/** What a table says to those who sit at it, in English: refusals, and what its dice prove. */
export const table = {
  'record.empty': 'expected the header of a record, found nothing',
  'record.cut': 'is cut off in the middle',
  'record.behind': 'stands behind the closing line',
  'record.unclosed':
    'expected an entry or the closing line; the file ends after {n, plural, one {# entry} other {# entries}} without its closing line',
  'record.header': 'expected the header of a record, with "format":"{format}"',
  'record.seq': 'expected seq {expected}, found {found}',
  'record.side': 'expected a side of {sides}, found "{found}"',
  'record.entries': 'expected {expected} entries, found {found}',
  'record.outcome': 'a game has an outcome if it is over, and only then',
  'record.winner': 'outcome.winner: "{winner}" is no side of this game',
  'record.hash': 'expected hash {hash}, found {found}: it or the text was changed',
  'record.exactly': 'expected exactly {text}',
  'record.json': 'expected one JSON object on a line of its own',
  'record.late': 'mixed: at this table nothing was mixed into the dice after the first of them',
  'record.seed': 'seed: its SHA-256 is {found}, but the header sealed {sealed}',
  'record.die': 'expected die "{text}" before the end',
  'record.seat': 'expected stand-in LEVEL, back, take-over or give-back, found "{text}"',
  'beacon.round': 'round {round} of the beacon is not the one that the dice wait for',
  'share.seal': 'A seal is a SHA-256 in hex.',
  'share.told': 'A share in the dice has been told: nothing is sealed any more.',
  'proof.json': 'expected one JSON object, as the page copies it',
  'table.no-position': 'there is no position {n}; the record has 0 to {most}',
  'proof.bad': 'The dice are not what was agreed.',
  'proof.beyond':
    '{n, plural, one {# was} other {# were}} rolled under other rules than these: not checked.',
  'proof.changed': 'What is mixed into the dice was changed after the first of them.',
  'proof.early': 'The dice began before the share that was noted had been told.',
  'proof.foreign': '{n, plural, one {# was} other {# were}} rolled elsewhere: nothing shows how.',
  'proof.foresight':
    'Not proved: that nobody foresaw them. Whoever keeps the server knows the seed during play.',
  'proof.kept':
    '{n, plural, one {One die is the one} other {# dice are the ones}} that the seed gives, and its seal is the one that was noted before play: it was not changed since.',
  'proof.missing': 'The share that was noted is not in the dice.',
  'proof.none': 'No dice were rolled.',
  'proof.other.another': '{side} told another share than it had sealed.',
  'proof.other.late': '{side} put a share in after the one that was noted had been told.',
  'proof.other.out': '{side} took its share out after the one that was noted had been told.',
  'proof.recorded':
    '{n, plural, one {One die is the one} other {# dice are the ones}} that the seed gives, and its seal stands in the record.',
  'proof.refused':
    'Not shown: that nobody chose it. Shares were told and not taken, so {n} sets of dice could be looked at.',
  'proof.round.other':
    'Entry {seq} does not name round {round} of the beacon, which was noted at the table.',
  'proof.round.unsigned':
    'Round {round} of the beacon has not the signature of its chain: somebody made it up.',
  'proof.rounds.late':
    'Not shown: that nobody foresaw the dice of {n} of {all} rounds. This device was not told of them before they were out.',
  'proof.rounds.noted':
    'Proved, by the clock of this device: nobody foresaw them. {n, plural, one {The round was named before it was out} other {All # rounds were named before they were out}}, when everything before the dice stood fast.',
  'proof.rounds.own':
    '{n, plural, one {One round} other {# rounds}} of a beacon went into them, with the right signatures; but only whoever keeps the server says whose beacon that is.',
  'proof.rounds.public':
    '{n, plural, one {One round} other {# rounds}} of the public beacon drand (the chain “quicknet”) went into them; the signatures are right.',
  'proof.rounds.unchecked': 'The signatures of the beacon have not been checked.',
  'proof.seal': 'The seal in the record is not the one that was noted before play.',
  'proof.seeded':
    '{n, plural, one {One die is the one} other {# dice are the ones}} that the seed gives, which was known to whoever set it.',
  'proof.share':
    'Proved: {n, plural, one {one die is the one} other {# dice are the ones}} that the seed gives. The seed and every share in the dice were sealed before any share was told, so nobody chose them.',
  'proof.uncompared':
    'Not shown: that nobody chose it. No share that was noted is compared with the dice.',
  'proof.unpinned':
    'Not shown: that nobody chose them. Nothing noted during play was compared, and whoever writes a record can write its seal and seed.',
  'proof.unseeded': 'The dice are told without a seed: nothing is checked.',
  'seat.bot': 'The computer plays this seat anyhow.',
  'seat.forfeit': '{by} forfeits: {name} {reason}.',
  'seat.nobody': 'Nobody stands in for this seat.',
  'seat.not-taken': 'This seat has not been taken over.',
  'seat.person': 'This seat belongs to a person; only a computer’s can be taken over.',
  'seat.standing-in': 'That computer stands in already.',
  'seat.taken-over': 'Somebody has taken this seat over already.',
  'share.closed': 'The dice here take nothing more in.',
  'share.early': 'Not every seat has sealed its share in the dice yet.',
  'share.form': 'A share is 16 to 64 letters, digits or signs, without spaces.',
  'share.other': 'This is not the share that the seat has sealed.',
  'share.seen': 'A seat has sealed anew: seal another share, this one has been seen.',
  'table.dice-first': 'The dice are to be rolled first.',
  'table.given-up': 'You have given up; the others play on.',
  'table.moved-on': 'The table has moved on: this was meant for entry {meant}, it is at {seq}.',
  'table.no-die': 'No die is to be rolled now.',
  'table.resigned': '{by} resigned.',
  'table.waiting': 'It is for {who} to act.',
  'table.watching': 'You are watching this table; only those who sit at it can play.',
  'undo.decided': 'Another side has decided since: it cannot be taken back.',
  'undo.die': 'A die has been rolled since: it cannot be taken back.',
  'undo.nothing': 'Nothing to undo.',
  'undo.resigned': 'A side has given up since: it cannot be taken back.',
  'undo.revealed': 'Something hidden was revealed: it cannot be taken back.',
  'undo.rules': 'The rules have changed since: it cannot be taken back.',
  'undo.undone': 'That position was itself undone.',
} as const;
