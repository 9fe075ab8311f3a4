/** Messages that all games share, in English: those of the kernel and the table. */
import { study } from './study.ts';
import { table } from './table.ts';

export const shared = {
  ...study,
  ...table,

  'notification.subject': '{game}: it is your turn',
  'notification.text.turn': '{game}: it is your turn as {side}.',
  'notification.text.game': '{game}: you are playing {side}.',
  'notification.begun': '{game}: a new game has started',
  'notification.round': '{name}, round {round}: your game of {game} has started',
  'notification.invite': '{name} invites you to a game of {game}',
  'notification.challenge': '{name} challenges you to a game of {game}',
  'notification.declined': '{name} has declined your challenge to a game of {game}',
  'notification.expired':
    'Your challenge to {name} for a game of {game} has expired without an answer',
  'notification.variant': 'Variant ({n, plural, one {# change} other {# changes}})',
  'notification.variant.title': 'Variant: {title} ({n, plural, one {# change} other {# changes}})',
  'notification.table': 'Open the table: {table}',
  'notification.end': 'Turn off notifications for this table:',
  'notification.digest':
    '{n, plural, one {A game is waiting} other {# games are waiting}} for your move',
  'notification.digest.end': 'Turn off the daily digest:',

  'calendar.name': 'Countermarch: your turns',
  'calendar.text': 'Your time runs out at the end of this event.',

  'noun.none': 'none',
  'noun.nobody': 'nobody',
  'noun.nowhere': 'nowhere',
  'noun.unknown': 'something unknown',

  'prompt.asked': '{by}: {asked}',

  'refusal.over': 'The game is over.',
  'refusal.general': 'You can’t do that now. {asked}',
  'refusal.elsewhere':
    '“{action}” is not possible now; it belongs to another step (see {rules}). {asked}',
  'refusal.complete': 'The selection is already complete; nothing more can be added.',
  'refusal.without':
    'You can’t remove just “{label}”: without it, the rest of your selection is not allowed. {reason}',

  'fault.line': 'line {n}: {fault}',
  'fault.at': '{at}: {fault}',
  'fault.impossible': 'this position cannot exist: {fault}',
  'fault.unreachable': 'no game can reach this position: {fault}',
  'record.refused': '{rule, select, none {} other {[{rule}] }}{reason}',

  'rules.stopped':
    'This game can be replayed only as far as the position before move {seq}. {same, select, yes {It was played under different rules} other {It was played under version {played} of the rules, and that move fails under version {now}}}: {rule, select, none {} other {[{rule}] }}{reason}',
  'rules.state': 'expected the position {expected}, found {found}',
  'rules.outcome': 'expected the outcome {expected}, found {found}',
  'rules.after': 'the next position is not possible under these rules: {reason}',
  'rules.layout':
    'the position stored when the rules changed is in a data format that this version cannot read',
  'rules.move.layout':
    'You can’t move this game to the newer rules: they store positions in a different format, so the server can’t check that the game so far stays the same.',
  'rules.move.position':
    'You can’t move this game to the newer rules: under them, the position after move {seq} can’t be reached. {rule, select, none {} other {[{rule}] }}{reason}',
  'rules.move.choices':
    'You can’t move this game to the newer rules: they allow different moves in the position before move {seq}.',
  'rules.move.same': 'This game already uses the current rules.',
  'rules.move.none':
    'This server has no bundle of its current rules, so games can’t be moved to them.',
  'rules.move.other':
    'This server’s version of the rules has changed since this proposal was made. Decline it and make a new one.',
  'rules.position':
    'the position that was stored when the rules changed does not match the hash {state}',
  'rules.begins': 'This game starts from a custom position.',
  'rules.from': 'From here on, the game uses version {version} of the rules.',
  'rules.lost':
    'The current rules cannot reproduce this position; the board shows the position before move {seq}.',
  'rules.part':
    'From here on, the recorded game does not follow the current rules: {rule, select, none {} other {[{rule}] }}{reason}',
  'rules.entry': '{by, select, none {} other {{by}: }}{text}',
  'rules.hidden': '{by, select, none {} other {{by}: }}a secret move',
  'rules.mark': 'expected a rules version and a data layout, found "{text}"',

  // Compass directions of hex boards
  'direction.E': 'E',
  'direction.NE': 'NE',
  'direction.N': 'N',
  'direction.NW': 'NW',
  'direction.W': 'W',
  'direction.SW': 'SW',
  'direction.S': 'S',
  'direction.SE': 'SE',

  'kind.direction': 'direction',
  'kind.edge': 'edge',
  'kind.field': 'field',
  'kind.game': 'game',
  'kind.item': 'item',
  'kind.level': 'level',
  'kind.marker': 'marker',
  'kind.node': 'place',
  'kind.number': 'number',
  'kind.option': 'option',
  'kind.place': 'place',
  'kind.scenario': 'scenario',
  'kind.side': 'side',
  'kind.window': 'reaction window',
  'kind.step': 'step',
  'kind.type': 'type',
  'kind.unit': 'unit',
  'kind.value': 'value',
  'kind.verb': 'verb',
  'kind.word': 'value',

  'input.unknown': 'there is no {kind} "{name}"; known: {known}',
  'input.unknown.near': 'there is no {kind} "{name}"; did you mean {near}? known: {known}',
  'input.unknown.in': 'there is no {kind} "{name}" in {at}; known: {known}',
  'input.unknown.in.near':
    'there is no {kind} "{name}" in {at}; did you mean {near}? known: {known}',
  'input.many': '{some}, … ({n} in all)',
  'input.whole': 'a whole number from {min} to {max}',
  'input.option': 'option {id}: "{raw}" is not allowed; use {allowed}',
  'input.option.elsewhere': 'this option applies only to certain scenarios: {only}',
  'input.variant.none': 'this game has no values that can be changed',
  'input.variant.scenario': 'this variant is for other scenarios ({only}), not for {scenario}',
  'input.variant.elsewhere': 'this value has an effect only in certain scenarios: {only}',
  'input.variant.value':
    'there is no value "{name}" in {at}; the variant editor and "countermarch games {game} --values" list all values',
  'input.variant.value.near':
    'there is no value "{name}" in {at}; did you mean {near}? The variant editor and "countermarch games {game} --values" list all values',
  'input.variant.word': 'expected one of these words: {known}',
  'input.design.variant': '{fault}; to use the file without its variant, add --variant none',
  'input.document.none': 'this game has no custom scenarios or decks',
  'input.document.long': 'use at most {most} characters, not {size}',
  'input.action.long': '"{text}": expected one verb and one noun, and nothing after them',
  'input.action.alone': '"{text}": {name} takes no noun',
  'input.action.noun': '"{text}": expected a noun after {name}: {noun}',
  'input.action.number': '"{word}": {name} takes a number from 0 to 65535',
  'input.format': 'expected "{expected}", found {found}',
  'input.game': 'expected the id of a game',
  'input.frames':
    'expected a position in which a player has to make a decision; these steps lead to none',
  'input.impossible': 'this position cannot exist: {fault}',
  'input.one': 'leave this out: a hex holds at most one {type}',
  'input.taken': '{at} already holds another marker: {before}',
  'input.entries': 'expected at most {n} entries',
  'input.missing': 'required, but missing',
  'input.step': 'use either "step" or "frames", not both',
  'input.depth': 'expected 1 to {most} steps',
  'input.known': 'leave this out: {unit} already names the unit',
  'input.placed': '{unit} is already placed elsewhere',
  'input.further': 'the game has no more counters of this type: {type}',
  'input.word': 'expected non-empty text in quotes, found {found}',
  'input.flag': 'expected true or false',
  'input.number': 'expected a whole number from {min} to {max}',
  'input.object': 'expected an object',
  'input.list': 'expected a list',
  'input.deep': 'nested more than {most} levels deep',
  'input.null': 'contains the character U+0000; remove it',

  'input.from': 'expected a number above {min} and below {max}',
  'input.either': 'use either "{one}" or "{other}", not both',
  'input.twice': '"{name}" is used twice',
  'lab.seats':
    'expected one player for all sides, or {n} players, one for each side in this order: {sides}',
  'lab.repeat': 'leave this out: arms or factors already decide who plays',
  'lab.levels': 'expected a list of 2 to {most} levels',
  'lab.cells': 'more than {most} combinations; use fewer levels',
  'lab.order': 'expected a number above "from"',

  'odds.of': '{subject}: {outcome}',
  'odds.again': '{subject} ({n})',
  'odds.together': '{told}',
  'odds.roll': 'Roll (rule {rule})',
  'odds.others': '{n} other results',
  'odds.equal': 'each of {n} equally likely results',
  'odds.likeliest': 'each of the {n} likeliest results',
  'odds.count': '{n}',
  'odds.win': 'You win the game',
  'odds.loss': 'You lose the game',
  'odds.draw': 'The game ends in a draw',

  'result.draw': 'A draw',
  'result.loses': '{loser} loses',
  'result.nobody': 'Nobody wins',
  'result.wins': '{n, plural, one {{winners} wins} other {{winners} win}}',
} as const;
