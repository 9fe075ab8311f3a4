/** What is said of a board, in German. */
import type { board as english } from '../en/board.ts';

export const board: Readonly<Record<keyof typeof english, string>> = {
  'board.of': 'Spielbrett: {game}',
  'board.label': 'Spielbrett',
  'board.role': 'Spielbrett',
  'board.keys':
    'Die Pfeiltasten führen über das Brett. Tab geht zur nächsten Wahl, die erlaubt ist, Enter oder Leertaste wählt, F breitet einen Stapel aus, G führt zu einem Feld nach seiner Nummer, Plus und Minus vergrößern und verkleinern, 0 zeigt das ganze Brett, Escape nimmt zurück.',
  'board.beyond.units': '{n, plural, one {# Einheit} other {# Einheiten}} {arrow}',
  'board.beyond.places': '{n, plural, one {# Feld} other {# Felder}} {arrow}',
  'board.zoom': 'Größe',
  'board.zoom-in': 'Vergrößern',
  'board.zoom-out': 'Verkleinern',
  'board.whole': 'Ganzes Brett',
  'board.map': 'Karte',
  'board.map.label': 'Das ganze Brett, klein',
  'board.find': 'Gehe zu',
  'board.find.none': '{label} gibt es hier nicht.',
  'board.stack': 'Stapel auf {node}',
  'board.alike': '{unit} ×{n}',
  'board.pick-node': '{node} selbst wählen',
  'board.about': '{unit}: {state}',
  'board.pick': '{what}: wählen',
  'board.facing': 'Blick nach {direction}',
  'board.on': '{unit}, auf {node}',
  'board.edge': '{from} nach {to}',
  'board.direction': 'Richtung {direction}',
  'board.towards': 'Richtung {direction}',
  'board.can-pick-place': 'Du kannst dieses Feld wählen',
  'board.can-pick': 'Du kannst wählen: {units}',
  'board.described': '{parts}.',
  'board.tabbed': 'Wahl {n} von {all}: {what}',
};
