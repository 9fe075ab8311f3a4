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
    'This game stops before entry {seq}. {same, select, yes {It was played with other rules than these} other {It was played with rules version {played}, and version {now} does not lead there}}: {rule, select, none {} other {[{rule}] }}{reason}',
  'rules.state': 'expected the position {expected}, found {found}',
  'rules.outcome': 'outcome: expected {expected}, found {found}',
  'rules.after': 'the position after it is none to these rules: {reason}',
  'rules.layout': 'the position at the change of rules has another layout',
  'rules.position': 'the position at the change of rules is not that of {state}',
  'rules.from': 'From here on version {version} of the rules is played.',
  'rules.lost':
    'The rules of today do not lead to this position: the one before entry {seq} is shown.',
  'rules.part':
    'The rules of today part from the record here: {rule, select, none {} other {[{rule}] }}{reason}',
  'rules.mark': 'expected a version of the rules and a layout, found "{text}"',

  'odds.of': '{subject}: {outcome}',
  'odds.again': '{subject} ({n})',
  'odds.together': '{told}',

  'result.draw': 'A draw',
  'result.nobody': 'Nobody wins',
  'result.wins': '{n, plural, one {{winners} wins} other {{winners} win}}',
} as const;
