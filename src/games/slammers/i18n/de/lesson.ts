/** Die geführte erste Partie, auf Deutsch. */
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof english, string>> = {
  'lesson.goal':
    'Durchsuche innerhalb von sechs Runden alle Waldfelder und schalte alle Partisanen aus.',
  'lesson.take':
    'In den Wäldern dieser Kartentafel verstecken sich Partisanen, und deine Einheiten warten südlich davon. Klicke auf Kampfwagen 1 (bCC1), um ihn zu bewegen.',
  'lesson.wood':
    'Die letzte Zahl auf dem Spielstein ist die Bewegung: Kampfwagen 1 hat 8. Schicke ihn in den Wald auf 6-0310: Ein Würfel zeigt, wie viele Partisanen dort sind.',
  'lesson.help':
    'Ein Partisan hat Kampfwagen 1 aufgehalten. Bring Schwebepanzer 1 (bHT1) auf dasselbe Feld: Bis zu drei deiner Einheiten dürfen dort kämpfen.',
  'lesson.other':
    'Durchsuche inzwischen einen anderen Wald: Schicke Kampfwagen 2 (bCC2) nach 6-1110. Dort ist niemand. Der Wagen hat noch Bewegungspunkte: weiter nach 6-1010.',
  'lesson.tanks':
    'Diesmal sind es zwei Partisanen. Bring die Schwebepanzer 2 und 3 nach 6-1010, damit dort drei deiner Einheiten stehen.',
  'lesson.more':
    'Sechs Runden für 24 Waldfelder: Schicke Kampfwagen 3 nach 6-1009 und weiter nach 6-1006, dann Kampfwagen 4 nach 6-0509 und 6-0409. Drücke dort „Hier bleiben“.',
  'lesson.moved':
    'Diese vier Felder sind leer, und die übrigen Einheiten können warten. Drücke „Fertig“: Wo beide Seiten auf einem Feld stehen, kommt es nach der Bewegung zum Nahkampf.',
  'lesson.join':
    'Alle Einheiten auf dem Feld müssen angreifen. Nimm Schwebepanzer 1 und Kampfwagen 1 dazu: Bei 5-1 genügt mit zwei Würfeln eine 4 oder mehr.',
  'lesson.targets':
    'Auf 6-0310 hast du den Partisanen ausgeschaltet, aber Kampfwagen 1 wurde erschüttert. Nimm auf 6-1010 beide Partisanen als ein Ziel.',
  'lesson.odds':
    'Das Kampfverhältnis ist dein Angriff gegen die Verteidigung der Partisanen; drei Einheiten sind also besser als eine: Nimm die Schwebepanzer 2 und 3 und Kampfwagen 2 dazu.',
  'lesson.rally':
    'Die drei Partisanen sind gefallen, aber du hast Kampfwagen 2 verloren. Kampfwagen 1 hat sich nicht gesammelt: Versuch es noch einmal; misslingt es wieder, wird er ausgeschaltet.',
  'lesson.search':
    'Kampfwagen 1 hat sich gesammelt: Schicke ihn weiter nach 6-0309. Du gewinnst, wenn in sechs Runden jedes Waldfeld durchsucht und jeder Partisan ausgeschaltet ist.',
};
