/** Messages of the screens that the lobby leads to, in German. */
import type { screens as english } from '../en/screens.ts';

export const screens: Readonly<Record<keyof typeof english, string>> = {
  'local.title': 'Offline spielen',
  'local.lead': 'Diese Partien brauchen keinen Server: Die Bots laufen in deinem Browser.',
  'local.shared': 'Zu zweit an einem Bildschirm',
  'local.shared.lead':
    'Alle spielen in diesem Browser und geben ihn weiter, wenn eine andere Seite am Zug ist. Ein Server ist nicht nötig.',
  'local.waiting': 'Spiele werden geladen …',
  'local.opening': 'Das Spiel wird geöffnet …',
  'local.game': '{game}, offline',
  'local.shared.game': '{game} an einem Bildschirm',
  'local.private': 'Nichts verlässt diesen Browser: Regeln, Würfel und Bots laufen alle hier.',
  'local.saved': 'In diesem Browser ist eine Partie gespeichert.',
  'local.go-on': 'Fortsetzen',
  'local.start': 'Beginnen',
  'local.start-another': 'Andere Partie beginnen',
  'local.closed': 'Dieses Spiel lässt sich nicht öffnen',

  'opening.title': 'Spieldatei oder Stellung öffnen',
  'opening.text':
    'Eine Spieldatei ist das Protokoll einer beendeten oder unterbrochenen Partie. Sie wird hier Zug für Zug nachgespielt: Jeder Zug muss erlaubt sein, und jede Prüfsumme muss stimmen. Eine Stellungsdatei beschreibt eine Aufstellung; du kannst von ihr aus weiterspielen.',
  'opening.drop': 'Datei hier ablegen oder auswählen:',
  'opening.fault': '{file}: {fault}',
  'bundles.title': 'Die Regeln dieser Partie fehlen',
  'bundles.nowhere':
    'Die Partie wurde nach Regeln gespielt, die dieser Server nicht hat. Du kannst sie nach den heutigen Regeln ansehen, aber nur bis zum ersten Zug, den diese nicht erlauben.',
  'bundles.in-file':
    'Die Datei enthält die Regeln ihrer Partie, aber sie funktionieren in der Sandbox nicht. Du kannst die Partie unter den heutigen Regeln ansehen, aber nur bis zum ersten Zug, den diese Regeln nicht erlauben.',
  'bundles.trying': 'Die Regeln der Datei werden in einer Sandbox ausprobiert …',
  'bundles.current': 'Heutige Regeln verwenden',
  'bundles.other': 'Andere Datei öffnen',
  'opening.secrets': 'Ansicht wählen',
  'opening.secrets.text':
    'Diese Partie hat verborgene Informationen. Wähle, wessen Sicht du sehen möchtest.',
  'opening.secrets.side': 'Sicht von {side}',
  'opening.secrets.spectator': 'Sicht der Zuschauer',
  'opening.board': 'Das Brett wird aufgebaut …',

  'rulebook.title': 'Regeln von {game}',
  'rulebook.waiting': 'Das Regelheft wird geöffnet …',
  'rulebook.none': 'Regelheft nicht gefunden',
  'rulebook.search': 'In den Regeln suchen',
  'rulebook.search.hint': 'Nach Nummer oder Wort suchen',
  'rulebook.not-found': 'Keine Regel enthält „{text}“.',
  'rulebook.found': 'aus anderer Quelle',
  'rulebook.designed': 'von uns ergänzt',
};
