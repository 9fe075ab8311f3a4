/** The words of the screens that a lobby leads to, in German. */
import type { screens as english } from '../en/screens.ts';

export const screens: Readonly<Record<keyof typeof english, string>> = {
  'local.title': 'Auf dieser Seite spielen',
  'local.lead': 'Dafür braucht es keinen Server: Die Züge des Computers werden hier ausgerechnet.',
  'local.waiting': 'Die Schachteln werden durchgesehen …',
  'local.opening': 'Die Schachtel wird geöffnet …',
  'local.game': '{game}, auf dieser Seite',
  'local.private':
    'Nichts verlässt diesen Browser: Regeln, Würfel und die Züge des Computers laufen hier ab.',
  'local.saved': 'In diesem Browser ist ein Spiel gespeichert.',
  'local.go-on': 'Damit weiterspielen',
  'local.start': 'Beginnen',
  'local.start-another': 'Ein anderes beginnen',
  'local.closed': 'Dieses Spiel lässt sich nicht öffnen',

  'opening.title': 'Aufzeichnung oder Stellung öffnen',
  'opening.text':
    'Eine Aufzeichnung ist ein beendetes oder unterbrochenes Spiel als Datei. Sie wird hier Zug um Zug nachgespielt: Jeder Zug muss erlaubt sein, und jede Prüfsumme muss stimmen. Eine Stellungsdatei sagt von Hand, was wo steht; auch von ihr aus kann man weiterspielen.',
  'opening.drop': 'Lege eine Datei hier ab, oder wähle eine aus:',
  'opening.fault': '{file}: {fault}',
  'opening.board': 'Das Brett wird aufgebaut …',

  'rulebook.title': 'Regeln von {game}',
  'rulebook.waiting': 'Das Regelheft wird geöffnet …',
  'rulebook.none': 'Dieses Regelheft gibt es nicht',
  'rulebook.search': 'In den Regeln suchen',
  'rulebook.search.hint': 'Suche: eine Nummer oder ein Wort',
  'rulebook.not-found': 'In keiner Regel steht „{text}“.',
  'rulebook.found': 'aus anderer Quelle',
  'rulebook.designed': 'von uns',
};
