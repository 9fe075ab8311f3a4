/** Messages about the replay of a game, in German. */
import type { review as english } from '../en/review.ts';

export const review: Readonly<Record<keyof typeof english, string>> = {
  'review.working': 'Die Partie wird analysiert …',
  'review.title': 'Bewertung',
  'review.graph': 'Bewertung nach jedem Zug',
  'review.above': '(oben)',
  'review.below': '(unten)',
  'review.dice-alone': 'nur die Würfel',
  'review.measure':
    'Für jede Stellung schätzt die Engine, wie viele von 100 Partien jede Seite gewinnen würde: 100 ist gewonnen, 50 ausgeglichen.',
  'review.measure-luck':
    'Glück ist, um wie viel ein Wurf besser ausfiel als der Durchschnitt seiner möglichen Ergebnisse.',
  'review.turns': 'Wendepunkte',
  'review.turn': '{who} von {from} auf {to}: Würfel {dice}, Züge {play}',
  'review.turn-still': '{who} von {from} auf {to}',
  'review.rolls': 'Entscheidende Würfe',
  'review.roll': '{who} {luck} (erwartet {expected}, gekommen {came})',
  'review.die': 'Würfel: {text}',
  'review.entry': 'nach Zug',
  'review.balance': 'Glück und Verluste',
  'review.side': 'Seite',
  'review.luck': 'Glück',
  'review.losses': 'Verluste',
  'review.all-turns': 'Alle Züge ({n})',
  'review.all-rolls': 'Alle Würfe ({n})',
};
