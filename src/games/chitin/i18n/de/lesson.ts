/** Die geführte erste Partie, Satz für Satz. */
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof english, string>> = {
  'lesson.goal': 'Bring zwei der drei Erntemarker heim.',
  'lesson.warrior':
    'Erntemarker gewinnen das Spiel, und Marker A liegt vor dir auf 0815. Klicke auf deinen Krieger Gantua RG1 auf 0816.',
  'lesson.worker':
    'Nur Arbeiter können Marker tragen, und in der Nähe von Gegnern ziehen sie nur mit einem Krieger. Nimm Arbeiter RW1 vom selben Feld dazu.',
  'lesson.enter':
    'Die beiden ziehen jetzt zusammen, so schnell wie die langsamere Einheit. Schick sie zum Marker auf 0815.',
  'lesson.take':
    'Lass den Arbeiter Marker A aufnehmen. Von jetzt an zieht der Marker überallhin mit dem Arbeiter mit.',
  'lesson.face':
    'Beende die Bewegung mit der Wahl der Blickrichtung. Im Nordosten steht Termagant BT1 und kehrt dir den Rücken zu: Blicke nach NO.',
  'lesson.guard':
    'Von hinten ist ein Stapel schwach, also decke ihn: Zieh Phlanxe RP1 und RP2 nach 0816, ebenfalls mit Blick nach NO.',
  'lesson.moved': 'Deine anderen Krieger können warten. Beende die Bewegung; danach wird gekämpft.',
  'lesson.attack':
    'Du musst jeden Gegner vor deinen Einheiten angreifen. Greife BT1 auf 0814 von 0815 aus an.',
  'lesson.fight':
    'Der Gantua greift von hinten an (+1), und als Smasher ist er gegen Hackers am besten (+1): Stärke 6 statt 4, gegen 2 ein Verhältnis von 3-1. Sag die Angriffe an und würfle.',
  'lesson.stay':
    'Termagant BT1 ist tot. Du darfst auf das leere Feld vorrücken, aber bleib diesmal beim Marker: Beende das Vorrücken. Damit endet auch dein Zug.',
  'lesson.home':
    'Ein Marker zählt, sobald er deinen Rand im Süden überquert. Wähle RG1 und RW1, schick sie nach 0818 und lass sie nach NW blicken, damit sie auf der Hut sind.',
};
