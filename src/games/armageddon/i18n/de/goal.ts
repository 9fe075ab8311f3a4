/** The card that a game opens with, in German. */
import type { goal as english } from '../en/goal.ts';

export const goal: Readonly<Record<keyof typeof english, string>> = {
  'goal.win':
    'Erobere oder zerstöre das Hauptquartier jedes Feindes: Wer als Letzter übrig ist, gewinnt [9.3].',
  'goal.out':
    'Wer sein Hauptquartier verliert, scheidet am Ende des Zuges aus, wenn er es nicht vorher zurückerobert [9.1] [9.2].',
  'goal.build':
    'Gib jede Runde deine Aktionspunkte aus [2.10]: Zieh Karten [2.14], setze sie bei deinen Basen ein [2.18], lass Helden forschen [7.1]. Karten bezahlst du mit Helfern (H), Material (M), Energie (E) und Technik (T) [1.2].',
  'goal.march':
    'Gründe Armeen und marschiere [3.9]: Erkunde die Karte, nimm Funde mit [3.6], besetze Felder mit Rohstoffen und baue dort Sammler [2.21].',
  'goal.challenge':
    'Kämpfe: Jeder Würfel ist mit einer Chance von 50 % ein Erfolg, und jeder Erfolg, den der Angreifer mehr hat als der Verteidiger, ist ein Punkt Schaden [5.2]. Flieg Einsätze gegen Ziele, die du entdeckt hast [6.1].',
  'goal.mark.attack': 'Angriff: so viele Würfel wirft die Einheit beim Angreifen [5.2]',
  'goal.mark.defence': 'Verteidigung: so viele Würfel wirft sie, wenn sie angegriffen wird [5.2]',
  'goal.mark.points': 'Trefferpunkte: nach so viel Schaden ist sie vernichtet [1.4]',
};
