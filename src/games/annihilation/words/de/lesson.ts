/** Die geführte erste Partie, Satz für Satz. */
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof english, string>> = {
  'lesson.place':
    'Du bist Weiß, und alles von dir kommt auf W ins Spiel. Setze eine deiner 1en dort ein; das ist ein ganzer Zug.',
  'lesson.strike':
    'Schwarz hat auf B dasselbe getan. Setze jetzt deine 5 ein: Sie nimmt W und trifft die 1 mit Kraft 5.',
  'lesson.drive':
    'Was getroffen ist, fliegt so weit auf einer Linie, und du wählst, auf welcher. Treib deine 1 nach 5c, neben B.',
  'lesson.next':
    'Schwarz hat einen Annihilator auf 3a gesetzt. Schick der 1 deine 5 nach: Setze deine 3 ein, die sie trifft.',
  'lesson.round':
    'Was in einen Annihilator läuft, ist weg, und er auch. Treib deine 5 an ihm vorbei, nach 3c.',
  'lesson.emit':
    'Ein Träger auf dem Brett kann mit seiner eigenen Ladung ziehen, nur dein vorderster nicht. Lass deine 5 sich selbst emittieren.',
  'lesson.path':
    'Sie hat Kraft 5, eine für jeden Punkt, und darf an jedem die Linie wechseln. Zieh nach 4b.',
  'lesson.hit':
    'Auf 5c steht als Nächstes deine 1. Zieh dorthin: Wer einen anderen trifft, bleibt stehen und gibt ihm seine restliche Kraft.',
  'lesson.home':
    'Die 1 hat Kraft 3, fliegt aber nur, bis sie jemandem begegnet. Treib sie in die schwarze 2 auf B.',
  'lesson.points':
    'Sie begegnen sich ohne Kraft. Vernichte beide: Auf B bringt dir jede ihre Ladung, 3 Punkte. Wer zuerst am Ziel ist, gewinnt.',
};
