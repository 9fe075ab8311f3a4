/** Texte der Karte, mit der eine Partie beginnt. */
import type { goal as english } from '../en/goal.ts';

export const goal: Readonly<Record<keyof typeof english, string>> = {
  'goal.tokens':
    'Du gewinnst, wenn du {n} Erntemarker heimbringst: über deinen eigenen Kartenrand [4.01].',
  'goal.points':
    'Die Seite mit den meisten Punkten gewinnt: Jeder Erntemarker, den du heimträgst, zählt seinen Wert [4.021].',
  'goal.losses':
    'Jede Einheit, die du verlierst, kostet dich {n, plural, =1 {einen Punkt} =2 {zwei Punkte} other {# Punkte}} [4.022].',
  'goal.carry':
    'Schick Arbeiter zu den Markern: Nur sie können Marker tragen. In Felder, die der Gegner kontrolliert, dürfen sie nur zusammen mit einem Krieger oder Basic [6.081] [6.082].',
  'goal.face':
    'Zieh deine Krieger und dreh sie: Ein Stapel kämpft in die drei Felder, auf die er blickt, und ist von hinten schwach [6.06] [7.041].',
  'goal.fight':
    'Nach der Bewegung musst du jeden Gegner vor deinen Einheiten angreifen. Stärke gegen Stärke gibt das Kräfteverhältnis, ein Würfel das Ergebnis [7.02] [7.061].',
  'goal.mark.strength': 'Stärke in Angriff und Verteidigung [2.022]',
  'goal.mark.moves': 'Bewegungspunkte pro Zug [6.02]',
  'goal.mark.charge': 'kann im Sturm angreifen [2.022]',
  'goal.mark.no-charge': 'kann im Sturm angreifen (nur in erweiterten Spielen) [2.022]',
  'goal.mark.class': 'Klasse; S schlägt H, H schlägt R, R schlägt T, T schlägt S [7.042]',
};
