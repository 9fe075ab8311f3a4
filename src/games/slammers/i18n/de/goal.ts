/** Die Karte, mit der das Spiel beginnt, auf Deutsch. */
import type { goal as english } from '../en/goal.ts';

export const goal: Readonly<Record<keyof typeof english, string>> = {
  'goal.win.1':
    'Sand gewinnt, wenn nach {turns} Runden eine nicht erschütterte Einheit auf einer Kuppe jedes der drei Hügel von Kartentafel 3 steht; sonst gewinnt Grün [31.5].',
  'goal.win.2':
    'Es gewinnt, wer nach {turns} Runden mehr Felder der großen Stadt allein besetzt; erschütterte Einheiten zählen mit [32.5].',
  'goal.win.3':
    'Rot gewinnt, wenn in {turns} Runden alle Einheiten von Grün ausgeschaltet sind, bei weniger als {losses, plural, one {einem eigenen Verlust} other {# eigenen Verlusten}}; sonst gewinnt Grün [33.5].',
  'goal.win.4':
    'Blau gewinnt, wenn in {turns} Runden alle Einheiten von Rot ausgeschaltet sind; sonst gewinnt Rot [34.4].',
  'goal.win.5':
    'Es gewinnt, wer nach {turns} Runden die meisten Punkte hat: Jede feindliche Einheit, die du ausschaltest, bringt ihren Preis [35.3].',
  'goal.win.6':
    'Du gewinnst, wenn in {turns} Runden alle Waldfelder betreten und alle Partisanen ausgeschaltet sind [36.5].',
  'goal.win.7':
    'Sand gewinnt, wenn nach {turns} Runden eine nicht erschütterte Einheit auf einem Stadtfeld von Kartentafel 1 steht; sonst gewinnt Grün [37.4].',
  'goal.win.8':
    'Grün und Rot gewinnen, wenn in {turns} Runden mindestens {least, plural, one {# Einheit} other {# Einheiten}} über den Nordrand der Kartentafeln 1 und 3 abziehen; bei weniger als {draw} gewinnt Sand [38.4].',
  'goal.win.9':
    'Nach {turns} Runden gewinnt der Spieler mit mehr nicht erschütterten Einheiten auf den Stadtfeldern von Kartentafel 5; mit einer Option zählt stattdessen Kartentafel 4 [39.6].',
  'goal.win.10':
    'Die Angreifer gewinnen, sobald eine rote Einheit auf dem östlichsten Stadtfeld von Kartentafel 4 steht und kein Feind dort ist. Ist das bis zum Ende von Runde {turns} nicht geschehen, gewinnen die Verteidiger [40.5].',
  'goal.win.11':
    'Es gewinnt, wer als Erster eine blaue oder rote Einheit auf die Brücke von Kartentafel 4 bringt [41.6].',
  'goal.win.12':
    'Grün gewinnt, wenn in {turns} Runden alle Einheiten von Sand ausgeschaltet sind; sonst gewinnt Sand [42.6].',
  'goal.win.13':
    'Es gewinnt, wer nach {turns} Runden die meisten Punkte hat. Hast du auf jedem Feld einer Stadt Einheiten, bringt sie einen Punkt je Feld [43.4].',
  'goal.win.14':
    'Wenn auf Kartentafel 2 kein Gewürz mehr liegt, gewinnt, wer auf der eigenen Kartentafel die meisten Behälter in Sicherheit hat [44.7].',
  'goal.win.own':
    'Das Szenario hat eigene Siegbedingungen; wenn bestimmte Felder das Spiel entscheiden, zeigt eine Einblendung diese Felder [4.2].',
  'goal.move':
    'In deinem Zug darfst du alle deine Einheiten bewegen, jede so weit, wie ihre Bewegungspunkte reichen; Straßen sind schnell, Wälder und Hänge langsam [9.1].',
  'goal.fire':
    'Feuere auf Feinde in Reichweite und Sicht: Wähle ein Feld und dann die Einheiten, die darauf feuern. Angriff gegen Verteidigung ergibt das Kampfverhältnis, zwei Würfel das Ergebnis [16.1] [26.1].',
  'goal.rally':
    'Erschütterte Einheiten können sich zu Beginn deines nächsten Zuges sammeln [6.1]; Einheiten, die mit Feinden auf einem Feld stehen, führen einen Nahkampf [18.1].',
  'goal.mark.attack': 'Angriff, wenn die Einheit feuert [3.2]',
  'goal.mark.defence': 'Verteidigung, wenn auf die Einheit gefeuert wird [3.2]',
  'goal.mark.range': 'Reichweite in Feldern [3.2]',
  'goal.mark.movement': 'Bewegungspunkte je Zug [3.2]',
};
