/** Die geführte erste Partie, Satz für Satz. */
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof english, string>> = {
  'lesson.goal': 'Sprenge beide Felder des Gehirnkerns auf.',
  'lesson.take':
    'Eines deiner beiden Schiffe hat die Maschine oben auf der Karte gerammt. Klicke auf Sturmtrupp A1, um ihn zu bewegen.',
  'lesson.go':
    'Ein Gang kostet einen Punkt pro Feld, und A1 hat vier. Schicke ihn hinunter nach 1205, auf den Gehirnkern zu.',
  'lesson.follow':
    'Jeder Trupp zieht einmal pro Runde. Ziehe auch A2 und dann Sprengtrupp D1 nach 1205: Zusammen sind sie schwer zu schlagen.',
  'lesson.moved': 'Die drei Trupps unten können warten. Beende deine Bewegung.',
  'lesson.charge':
    'Ein Ring aus automatischen Geschützen versperrt den Weg zum Gehirnkern, aber Ladungen öffnen ihn. Lass A1 seine einzige Ladung nebenan auf 1306 legen.',
  'lesson.face':
    'Diese Ladung sprengt eine Linie von vier Feldern. Richte sie nach SO: durch den Ring und weg von deinen Trupps.',
  'lesson.set':
    'Sie explodiert in deinem nächsten Zug; die Maschine hat also Zeit, zu reagieren. Lege keine weitere Ladung, dann ist die Maschine am Zug.',
  'lesson.met':
    'Wachroboter S2 zog nach 1205 und musste dort anhalten, weil er auf deine Trupps traf. Die Mentalwaffe hat deine anderen Trupps betäubt. Bleib und kämpfe: Beende deine Bewegung.',
  'lesson.attack':
    'Auf 1205 haben beide Seiten Einheiten, also greif an. Für Angriffsstärke 10 gegen die Verteidigungsstärke 2 von S2 gilt 4-1, die beste Spalte: Kein Wurf kann S2 retten.',
  'lesson.blast':
    'Lege keine weiteren Ladungen. Sobald du fertig bist, explodiert die Ladung auf 1306, Feld für Feld.',
  'lesson.advance':
    'Alle vier Felder sind frei, und der Ring ist offen. Stoße gleich vor: mit A1 bis zum letzten Feld, 1409.',
  'lesson.core':
    'Ziehe auch A2 und D1 nach 1409. Du gewinnst, wenn beide Felder des Gehirnkerns aufgesprengt sind, und D1 hat dafür noch drei Ladungen.',
};
