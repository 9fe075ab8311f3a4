/** Namen der Werte, die Varianten ändern, und ihre Einheiten. */
import type { values as english } from '../en/values.ts';

export const values: Readonly<Record<keyof typeof english, string>> = {
  'value.charges': 'Ladung eines Trägers',
  'value.learning.charges': 'Ladung eines Trägers auf dem Lernbrett',
  'value.points.charge': 'Punkte für jede Einheit der Ladung',
  'value.points.particle': 'Zusatzpunkte für jeden Träger',
  'value.repetitions': 'Vorkommen einer Stellung bis zum Ende der Partie',
  'value.quiet': 'Ruhige Züge bis zum Ende der Partie',
  'value.quiet.warning': 'Verbleibende ruhige Züge bei der ersten Warnung',
  'value.turns': 'Höchstzahl der Züge',
  'value.unit.points': 'Punkte',
  'value.unit.times': 'Mal',
  'value.unit.turns': 'Züge',
};
