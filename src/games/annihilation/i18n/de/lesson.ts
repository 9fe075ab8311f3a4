/** Die geführte erste Partie, Satz für Satz. */
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof english, string>> = {
  'lesson.goal': 'Erreiche vor Schwarz 20 Punkte.',
  'lesson.place':
    'Du bist Weiß, und deine Träger kommen auf W ins Spiel. Setze dort eine deiner 1en ein; das ist ein ganzer Zug.',
  'lesson.strike':
    'Schwarz hat dasselbe auf B getan. Setze jetzt deine 5 ein: Sie nimmt W ein und trifft die 1 mit Kraft 5.',
  'lesson.drive':
    'Ein getroffenes Teilchen fliegt auf einer Linie deiner Wahl so viele Punkte weit, wie es Kraft erhält. Treibe deine 1 nach 5c, neben B.',
  'lesson.next':
    'Schwarz hat einen Annihilator auf 3a gesetzt. Schicke deine 5 hinter der 1 her: Setze deine 3 ein, die dann die 5 trifft.',
  'lesson.round':
    'Ein Teilchen, das auf einen Annihilator stößt, wird mit ihm vernichtet. Treibe deine 5 an ihm vorbei nach 3c.',
  'lesson.emit':
    'Ein Träger auf dem Brett kann sich selbst emittieren. Nur dein vorderster, jetzt die 1, darf dabei nicht vorwärts. Lass deine 5 ziehen.',
  'lesson.path':
    'Deine 5 hat Kraft 5, verbraucht 1 für jeden Punkt und darf an jedem Punkt die Linie wechseln. Ziehe nach 4b.',
  'lesson.hit':
    'Gleich neben deiner 5, auf 5c, steht deine 1. Ziehe dorthin: Ein Teilchen, das ein anderes trifft, bleibt stehen und gibt seine restliche Kraft ab.',
  'lesson.home':
    'Die 1 hat Kraft 3, fliegt aber nur, bis sie einem anderen Teilchen begegnet. Treibe sie in die schwarze 2 auf B.',
  'lesson.points':
    'Die 1 und die 2 begegnen sich ohne Kraft. Vernichte beide: Auf B bringt jede ihre Ladung, zusammen 3 Punkte. Wer zuerst die Siegpunktzahl erreicht, gewinnt.',
};
