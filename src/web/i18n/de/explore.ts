/** Messages of the analysis board, in German: exploring a game as a tree of variations. */
import type { explore as english } from '../en/explore.ts';

export const explore: Readonly<Record<keyof typeof english, string>> = {
  'explore.start': 'Ausprobieren',
  'explore.start.tip':
    'Züge jeder Seite auf einem Analysebrett ausprobieren. Nichts wird gesendet.',
  'explore.failed': 'Das Analysebrett lässt sich nicht öffnen: {fault}',
  'explore.no-guess': 'Das Spiel kann hier nicht annehmen, was vor dir verborgen ist.',
  'explore.title': 'Analysebrett',
  'explore.silent': 'Du kannst jede Seite spielen. Nichts wird gesendet.',
  'explore.leave': 'Zurück zur Partie',
  'explore.moved': '{side} hat gezogen.',
  'explore.changed': 'Die Partie hat sich geändert.',
  'explore.from-there': 'Von dort ausprobieren',
  'explore.not-kept':
    'Dieser Browser kann deine Varianten nicht speichern: Wenn du die Seite schließt, gehen sie verloren.',
  'explore.not-here': 'Das geht auf dem Analysebrett nicht.',
  'explore.begins': 'Anfang',
  'explore.chapter': 'Nach Zug {n}',
  'explore.chapters': 'Kapitel',
  'explore.empty': 'Mache einen Zug auf dem Brett. Er erscheint hier.',
  'explore.tree': 'Varianten',
  'explore.guess': 'Annahme {n}',
  'explore.guess.text':
    'Der verborgene Teil der Position ist angenommen. Züge unter einer Annahme bauen auf ihr auf.',
  'explore.guess.again': 'Neue Annahme',
  'explore.dice': 'Wähle ein Ergebnis oder würfle',
  'explore.roll': 'Würfeln',
  'explore.percent': '{n} %',
  'explore.value': 'Bewertung',
  'explore.value.of': '{side} {n} %',
  'explore.also': 'Auch erreicht durch',
  'explore.crossed-out': 'Nicht möglich: {why}',
  'explore.lines': 'Beste Fortsetzungen',
  'explore.lines.most': 'Anzahl der Fortsetzungen',
  'explore.lines.start': 'Zeigen',
  'explore.lines.stop': 'Anhalten',
  'explore.lines.none': 'Hier ist niemand am Zug.',
  'explore.lines.searching': 'Suche läuft …',
  'explore.lines.error': '±{n}',
  'explore.lines.add': 'Diese Züge zu den Varianten hinzufügen',
  'explore.lines.add-line': 'Zu den Varianten hinzufügen: {line}',
  'explore.move': 'Dieser Zug',
  'explore.mark': 'Zeichen',
  'explore.mark.none': 'Keines',
  'explore.name': 'Name',
  'explore.comment': 'Kommentar',
  'explore.me': 'Ich',
  'explore.main': 'Zur Hauptvariante machen',
  'explore.prune': 'Löschen',
  'explore.play': 'Diesen Zweig spielen',
  'explore.play.tip':
    'Spielt deine Züge dieses Zweigs in der Partie, bis zum nächsten Wurf, Aufdecken oder Zug einer anderen Seite.',
  'explore.conditional': 'Bedingt vorplanen',
  'explore.conditional.tip': 'Macht aus diesem Zweig einen bedingten Zug.',
  'explore.conditional.whole':
    'Bedingter Zug gespeichert: {n, plural, one {# Zug} other {# Züge}}.',
  'explore.conditional.dice':
    'Bedingter Zug gespeichert: {n, plural, one {# Zug} other {# Züge}}. Er endet beim ersten Wurf, nach dem sich die Zweige unterscheiden.',
  'explore.conditional.hidden':
    'Bedingter Zug gespeichert: {n, plural, one {# Zug} other {# Züge}}. Er endet, wo ein Zug von Verborgenem oder von Würfeln abhängt.',
  'explore.conditional.long':
    'Bedingter Zug gespeichert: {n, plural, one {# Zug} other {# Züge}}. Der Rest des Zweigs wurde weggelassen, denn das ist die Höchstlänge.',
  'explore.conditional.none':
    'Aus diesem Zweig wird kein bedingter Zug: Kein Zug von dir darin ist sicher.',
  'explore.save': 'Datei speichern',
  'explore.file': 'Studie',
  'tab.explore': 'Ausprobieren',
};
