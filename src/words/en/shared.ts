/** What all games share, in English: what the kernel and the table say. */
export const shared = {
  'noun.none': 'none',
  'noun.nobody': 'nobody',
  'noun.nowhere': 'nowhere',
  'noun.unknown': 'something unknown',

  'prompt.asked': '{by}: {asked}',

  'refusal.over': 'The game is over.',
  'refusal.general': 'Not possible now. {asked}',
  'refusal.elsewhere': '"{action}" is for {rules} and not asked now. {asked}',
  'refusal.without': 'Without “{label}”: {reason}',

  'fault.line': 'line {n}: {fault}',
  'fault.at': '{at}: {fault}',
  'fault.impossible': 'this position cannot exist: {fault}',
  'record.refused': '{rule, select, none {} other {[{rule}] }}{reason}',

  'rules.stopped':
    'This game stops before entry {seq}: {rule, select, none {} other {[{rule}] }}{reason} ({same, select, yes {it was played with other rules than these} other {it was played with rules version {played}, and version {now} does not lead there}}).',
  'rules.state': 'expected the position {expected}, found {found}',
  'rules.after': 'the position after it is none to these rules: {reason}',
  'rules.layout': 'the position at the change of rules has another layout',
  'rules.position': 'the position at the change of rules is not that of {state}',
  'rules.mark': 'expected a version of the rules and a layout, found "{text}"',

  'odds.of': '{subject}: {outcome}',
  'odds.again': '{subject} ({n})',
  'odds.together': '{told}',

  'result.draw': 'A draw',
  'result.nobody': 'Nobody wins',
  'result.wins': '{n, plural, one {{winners} wins} other {{winners} win}}',
} as const;
