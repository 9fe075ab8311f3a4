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
  'record.refused': '{rule, select, none {} other {[{rule}] }}{reason}{hint}',

  'odds.of': '{subject}: {outcome}',
  'odds.again': '{subject} ({n})',
  'odds.together': '{told}',

  'result.draw': 'A draw',
  'result.nobody': 'Nobody wins',
  'result.wins': '{n, plural, one {{winners} wins} other {{winners} win}}',
} as const;
