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
  'fault.impossible': 'Diese Stellung kann es nicht geben: {fault}',
  'record.refused': '{rule, select, none {} other {[{rule}] }}{reason}',

  'rules.stopped':
    'Dieses Spiel endet vor Eintrag {seq}. {same, select, yes {Es wurde nach anderen Regeln gespielt als diesen} other {Es wurde nach Version {played} der Regeln gespielt, und Version {now} führt nicht dorthin}}: {rule, select, none {} other {[{rule}] }}{reason}',
  'rules.state': 'erwartet wurde die Stellung {expected}, gefunden {found}',
  'rules.outcome': 'Ergebnis: erwartet wurde {expected}, gefunden {found}',
  'rules.after': 'die Stellung danach gibt es nach diesen Regeln nicht: {reason}',
  'rules.layout': 'die Stellung beim Wechsel der Regeln ist anders aufgebaut',
  'rules.position': 'die Stellung beim Wechsel der Regeln ist nicht die von {state}',
  'rules.from': 'Von hier an gilt Version {version} der Regeln.',
  'rules.lost':
    'Die heutigen Regeln führen nicht zu dieser Stellung; zu sehen ist die vor Eintrag {seq}.',
  'rules.part':
    'Hier trennen sich die heutigen Regeln von der Aufzeichnung: {rule, select, none {} other {[{rule}] }}{reason}',
  'rules.mark': 'erwartet wurden eine Version der Regeln und ein Aufbau, gefunden „{text}“',

  'odds.of': '{subject}: {outcome}',
  'odds.again': '{subject} ({n})',
  'odds.together': '{told}',

  'result.draw': 'Unentschieden',
  'result.nobody': 'Niemand gewinnt',
  'result.wins': '{n, plural, one {{winners} gewinnt} other {{winners} gewinnen}}',
};
