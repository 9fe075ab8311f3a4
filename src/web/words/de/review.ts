/** What is said of a game that is looked back at, in German. */
import type { review as english } from '../en/review.ts';

export const review: Readonly<Record<keyof typeof english, string>> = {
  'review.working': 'Das Spiel wird durchgesehen …',
  'review.title': 'Wie es stand',
  'review.graph': 'Wie das Spiel nach jedem Zug stand',
  'review.above': '(oben)',
  'review.below': '(unten)',
  'review.dice-alone': 'allein nach den Würfeln',
  'review.measure':
    'In Spielen von hundert, wie der Computer die Stellungen einschätzt: 100 ist gewonnen, 50 ausgeglichen.',
  'review.measure-luck':
    'Ein Wurf ist um so viel glücklich, wie das, wozu er geführt hat, besser ist als der Durchschnitt all dessen, wozu er hätte führen können.',
  'review.turns': 'Wo es sich wendete',
  'review.turn': '{who} von {from} auf {to}: Würfel {dice}, Züge {play}',
  'review.turn-still': '{who} von {from} auf {to}',
  'review.rolls': 'Die Würfe, die entschieden haben',
  'review.roll': '{who} {luck}: zu erwarten war {expected}, gekommen ist {came}',
  'review.die': 'Würfel: {text}',
  'review.entry': 'nach Eintrag',
  'review.balance': 'Glück und Verluste',
  'review.side': 'Seite',
  'review.luck': 'Glück',
  'review.losses': 'Verlorene Einheiten',
  'review.all-turns': 'Alle Züge ({n})',
  'review.all-rolls': 'Alle Würfe ({n})',
};
