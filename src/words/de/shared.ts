/** What all games share, in German. */
import type { shared as english } from '../en/shared.ts';

export const shared: Readonly<Record<keyof typeof english, string>> = {
  'noun.none': 'nichts',
  'noun.nobody': 'niemand',
  'noun.nowhere': 'nirgends',
  'noun.unknown': 'etwas Unbekanntes',

  'prompt.asked': '{by}: {asked}',

  'refusal.over': 'Das Spiel ist zu Ende.',
  'refusal.general': 'Jetzt nicht möglich. {asked}',
  'refusal.elsewhere': '„{action}“ gehört zu {rules} und ist jetzt nicht gefragt. {asked}',
  'refusal.without': 'Ohne „{label}“: {reason}',

  'fault.line': 'Zeile {n}: {fault}',
  'fault.at': '{at}: {fault}',
  'record.refused': '{rule, select, none {} other {[{rule}] }}{reason}{hint}',

  'odds.of': '{subject}: {outcome}',
  'odds.again': '{subject} ({n})',
  'odds.together': '{told}',

  'result.draw': 'Unentschieden',
  'result.nobody': 'Niemand gewinnt',
  'result.wins': '{n, plural, one {{winners} gewinnt} other {{winners} gewinnen}}',
};
