/** Messages of a table to its seats, in English: refusals, and the verification of its dice. */
export const table = {
  'file.gzip': 'this is a gzip file, not a game file; unpack it first',
  'file.html': 'this is a web page (HTML), not a game file; download the file itself',
  'file.json': 'this is JSON, but neither a Countermarch game file nor a position file',
  'file.mail':
    'this is an e-mail message, not a game file; save its attachment and open that instead',
  'file.pgn': 'this is a PGN file, not a Countermarch game file',
  'file.utf16':
    'this file is not UTF-8 text; if it was saved as UTF-16 (“Unicode”), save it as UTF-8',
  'file.zip': 'this is a zip file, not a game file; unpack it first',
  'cmz.contents': 'expected an archive of two files: game.cmr and a bundle named after its hash',
  'cmz.broken': 'the archive is damaged or incomplete; download the file again',
  'cmz.compressed': 'the archive is compressed; pack it again without compression',
  'bundle.no-exports': 'this file is not a bundle: it does not end with its exports',
  'bundle.hash': 'expected a bundle with the hash {hash}, found {found}',
  'bundle.newer':
    'this bundle uses version {found} of the game interface, but this program supports only version {known}; update Countermarch',
  'bundle.own': 'The game was replayed under its own rules (bundle {hash}).',
  'bundle.in-file':
    'The game was replayed in a sandbox, under its own rules from the file (bundle {hash}).',
  'bundle.sandbox': 'The rules of this game failed in the sandbox: {reason}',
  'bundle.unsafe':
    'The rules bundle of this game is not used, because it contains unsafe text or pictures: {at}',
  'bundle.missing':
    'The rules of this game (bundle {hash}) are missing, so it was replayed under the current rules.',
  'record.empty': 'the first line is empty: expected the header of a game file',
  'record.cut': 'the last line is incomplete because the file was cut off; download the file again',
  'record.behind': 'unexpected text after the closing line',
  'record.unclosed':
    'expected an entry or the closing line; the file ends after {n, plural, one {# entry} other {# entries}} without a closing line',
  'record.header': 'expected the header of a game file, with "format":"{format}"',
  'record.seq': 'expected seq {expected}, found {found}',
  'record.side': 'expected one of the sides {sides}, found "{found}"',
  'record.entries': 'expected {expected} entries, found {found}',
  'record.outcome': 'expected an outcome if "end" is "over", and none otherwise',
  'record.winner': 'outcome.winner: "{winner}" is not a side of this game',
  'record.hash': 'expected hash {hash}, found {found}: the hash or the text has been changed',
  'record.exactly': 'expected exactly {text}',
  'record.json': 'expected one JSON object on a line of its own',
  'record.late': 'mixed: nothing may be mixed into the dice of this table after the first roll',
  'record.seed': 'seed: its SHA-256 is {found}, but the seal in the header is {sealed}',
  'record.die': 'expected the roll "{text}" before the end',
  'record.offer':
    'expected “agree”, “decline”, “withdraw”, “ask” with a request, or an accepted request (draw, takeback, pause, resume or rules), found “{text}”',
  'record.clock': 'expected a clock event and a time, found "{text}"',
  'record.seat': 'expected stand-in LEVEL, back, take-over or give-back, found "{text}"',
  'beacon.round': 'no dice are waiting for round {round} of the randomness beacon',
  'offer.asks.draw': '{who} offers a draw.',
  'offer.asks.stand-in': '{who} asks {side} to let a substitute bot play.',
  'offer.asks.takeback': '{who} requests a takeback of their last move.',
  'offer.asks.pause':
    '{who} proposes pausing all clocks for {n, plural, one {# day} other {# days}}.',
  'offer.asks.resume': '{who} proposes ending the pause.',
  'offer.asks.rules':
    '{who} proposes continuing under the newer rules of this server. The moves so far stay as they are.',
  'offer.declined': 'This request has been declined. You can ask again after the next move.',
  'offer.nobody': 'There is no other player to accept your request.',
  'offer.none': 'This request is no longer open.',
  'offer.not-asked': 'This request is not for you to answer.',
  'offer.not-yours': 'Only the player who made this request can withdraw it.',
  'offer.open': 'Another request is still waiting for an answer.',
  'offer.own-seat': 'You can hand your own seat to a bot without asking.',
  'offer.yours':
    'You have already made or accepted this request. The other players still have to answer.',
  'clock.flag': 'That side’s clock has not run out.',
  'clock.night': 'You can set at most ten sleeping hours per day.',
  'clock.night.week':
    'You can change your sleeping hours only once a week. You can remove them at any time.',
  'clock.night.zone': 'There is no such time zone.',
  'clock.not-paused': 'The clocks are not paused.',
  'clock.pause': 'A pause can last from 1 to 30 days.',
  'clock.none': 'This game has no clock.',
  'clock.time': 'A clock can’t run backwards.',
  'clock.turn': 'It is not that side’s turn.',
  'clock.vacation': 'You don’t have that many vacation days left.',
  'share.seal': 'A seal must be the SHA-256 hash of a share, in hex.',
  'share.told': 'A share has already been revealed, so shares can no longer be sealed.',
  'proof.json': 'expected one JSON object, as copied from the page',
  'table.no-position': 'there is no position {n}; the game file has positions 0 to {most}',
  'proof.bad': 'These dice failed verification. Do not trust them.',
  'proof.beyond':
    '{n, plural, one {# roll was} other {# rolls were}} made under a different version of the rules and cannot be checked.',
  'proof.changed': 'The shares mixed into the dice were changed after the first roll.',
  'proof.early': 'The first dice were rolled before your share was revealed.',
  'proof.foreign':
    '{n, plural, one {# roll was} other {# rolls were}} made before this table took over the game, and cannot be checked.',
  'proof.foresight':
    'The operator of the server could still have predicted the dice, because the operator knows the seed during play.',
  'proof.kept':
    '{n, plural, one {The roll matches} other {All # rolls match}} the seed, and the seal is the one this device stored before play, so the seed was not changed.',
  'proof.missing': 'The share stored on this device was not mixed into the dice.',
  'proof.none': 'No dice were rolled.',
  'proof.other.another': '{side} revealed a different share from the one it had sealed.',
  'proof.other.late': '{side} added a share after your share had been revealed.',
  'proof.other.out': '{side} removed its share after your share had been revealed.',
  'proof.recorded':
    '{n, plural, one {The roll matches} other {All # rolls match}} the seed, and the seal of the seed is in the game file.',
  'proof.refused':
    'Someone may still have chosen the dice: some shares were revealed and then left out, so the dice could have been picked from {n} different sets.',
  'proof.round.other':
    'The table announced round {round} of the beacon, but entry {seq} of the game file names another round or none.',
  'proof.round.unsigned':
    'Round {round} of the beacon does not have a valid signature: it is a forgery.',
  'proof.rounds.late':
    'The dice of {all, plural, one {the beacon round} other {{n} of the # beacon rounds}} may have been predictable: {n, plural, one {that round had} other {those rounds had}} already been published when this device learned of {n, plural, one {it} other {them}}.',
  'proof.rounds.noted':
    'According to this device’s clock, nobody could have predicted the dice. {n, plural, one {The round was announced before it was published} other {All # rounds were announced before they were published}}, and every move before the dice had already been fixed by then.',
  'proof.rounds.own':
    'The dice used {n, plural, one {# round} other {# rounds}} of a randomness beacon, with {n, plural, one {a valid signature} other {valid signatures}}. The server’s operator chose this beacon, so only the operator vouches for it.',
  'proof.rounds.public':
    'The dice used {n, plural, one {# round} other {# rounds}} of the public randomness beacon drand (the chain “quicknet”), with {n, plural, one {a valid signature} other {valid signatures}}.',
  'proof.rounds.unchecked': 'The signatures of the beacon have not been checked.',
  'proof.seal': 'The seal in the game file differs from the one this device stored before play.',
  'proof.seeded':
    '{n, plural, one {The roll matches} other {All # rolls match}} the seed, but the person who set the seed knew it from the start.',
  'proof.share':
    'Proved: {n, plural, one {the roll matches} other {all # rolls match}} the seed. The seed and every share were sealed before any share was revealed, so nobody chose the dice.',
  'proof.uncompared':
    'Someone may still have chosen the dice: this device has no stored share to check the dice against.',
  'proof.unpinned':
    'Someone may still have chosen the dice. This device stored nothing during play to check the game file against, and anyone who writes a game file can add a matching seal and seed.',
  'proof.unseeded': 'The game file gives no seed for its dice, so they cannot be checked.',
  'seat.bot': 'A bot is already playing this seat.',
  'seat.forfeit': '{by} forfeits: {name} {reason}.',
  'seat.nobody': 'No substitute bot is playing this seat.',
  'seat.not-taken': 'This seat has not been taken over.',
  'seat.person': 'A person is playing this seat; you can take over only a bot’s seat.',
  'orders.otherwise': 'The game took a different course.',
  'orders.failed':
    'One of your conditional moves or standing orders could not be played, so all of them have been cancelled.',
  'seat.substitute': 'This bot is already the substitute here.',
  'seat.taken-over': 'Another player has already taken over this seat.',
  'share.closed': 'No more shares can be mixed into these dice.',
  'share.early': 'Not every seat has sealed its share yet.',
  'share.form':
    'A share must be 16 to 64 characters long: letters, digits and punctuation, no spaces.',
  'share.other': 'This share does not match the one that this seat sealed.',
  'share.seen':
    'Another player has sealed a new share since you checked the seals. Your share is no longer secret, so seal a new one.',
  'table.shut': 'The operator of this server has closed the table: {why}',
  'table.shut.late': 'The deadline for this tournament round has passed.',
  'table.draw': 'All sides agreed to a draw.',
  'table.dice-first': 'Roll the dice first.',
  'table.given-up': 'You have resigned; the others play on.',
  'table.moved-on':
    'The game has moved on: this move was meant for the position after move {meant}, but the table is now at move {seq}. Check the position and try again.',
  'table.no-die': 'There are no dice to roll now.',
  'table.resigned': '{by} resigned.',
  'table.aborted':
    '{by} resigned before all sides had moved. The game was aborted and is not rated.',
  'table.waiting': 'It is {who}’s turn.',
  'table.watching': 'You are watching this game; only players can move.',
  'undo.decided': 'You can’t undo this: another side has moved since.',
  'undo.die': 'You can’t undo this: dice have been rolled since.',
  'undo.nothing': 'There is nothing to undo.',
  'undo.resigned': 'You can’t undo this: a side has resigned since.',
  'undo.revealed': 'You can’t undo this: hidden information has been revealed.',
  'undo.rules': 'You can’t undo this: the rules have changed since.',
  'undo.undone': 'You can’t go back to that position: the move that led to it has been undone.',
  'table.full':
    'This game already has {n, plural, one {# move} other {# moves}}. You can play on, but in a game this long, takebacks, offers, and changes to clocks or seats are no longer possible.',
} as const;
