/** Messages of several screens, in German. */
import type { general as english } from '../en/general.ts';

export const general: Readonly<Record<keyof typeof english, string>> = {
  'ui.close': 'Schließen',
  'ui.retry': 'Noch einmal versuchen',
  'ui.sure': '{what}: Bist du sicher?',
  'ui.cancel': 'Abbrechen',
  'ui.clear': 'Zurücksetzen',
  'ui.moment': 'Wird geladen …',
  'ui.to-lobby': 'Zurück zur Lobby',
  'ui.main': 'Hauptmenü',
  'ui.open-record': 'Spieldatei öffnen',
  'ui.nothing': 'Seite nicht gefunden',
  'ui.nothing.why': 'Auf diesem Server gibt es keine Seite {path}.',
  'ui.not-loaded': 'Dieser Teil der Seite wurde nicht geladen',
  'ui.not-loaded.why':
    'Vielleicht ist der Server nicht erreichbar, oder die Seite wurde aktualisiert, seit du sie geöffnet hast.',
  'ui.failed': 'Diese Ansicht ist abgestürzt',
  'ui.failed.why':
    'Der Fehler liegt in der Seite, nicht in deiner Partie: Alle gesendeten Züge sind gespeichert.',
  'ui.no-game': 'Spiel nicht gefunden',
  'learn.none': 'Für „{game}“ gibt es keine geführte erste Partie.',
  'ui.no-game.why': 'Ein Spiel „{game}“ gibt es hier nicht.',

  'rule.name': 'Regel {rule}',
  'rule.open': 'Regel {rule} öffnen',

  'settings.title': 'Einstellungen',
  'account.title': 'Konto',
  'account.signed-in': 'Konto: angemeldet als {name}',

  'level.random': 'Zufall',
  'level.random.text': 'Spielt irgendeinen erlaubten Zug. Gut zum Testen, aber kein Gegner.',
  'level.1': 'Anfänger',
  'level.1.text': 'Kennt gute Züge, spielt sie aber selten.',
  'level.2': 'Hobbyspieler',
  'level.2.text': 'Macht bei drei von vier Entscheidungen Fehler, aber kleinere als ein Anfänger.',
  'level.3': 'Solide',
  'level.3.text':
    'Nimmt, was auf den ersten Blick am besten ist, und patzt bei jeder dritten Entscheidung.',
  'level.greedy': 'Gierig',
  'level.greedy.text':
    'Nimmt, was auf den ersten Blick am besten ist, und schaut nie weiter voraus.',
  'level.4': 'Stark',
  'level.4.text': 'Spielt seine Pläne und deine Antworten darauf durch, bevor er sich entscheidet.',
  'level.5': 'Meister',
  'level.5.text':
    'Spielt seine Pläne und deine Antworten darauf durch, bis zu vier Sekunden pro Zug.',

  'number.below': '< {n}',
  'number.above': '> {n}',
  'number.minutes': '{n, plural, one {# Minute} other {# Minuten}}',

  'net.silent': 'Der Server antwortet nicht.',
  'net.stranger': 'Unter dieser Adresse antwortet kein Countermarch-Server.',
  'net.status': 'Der Server hat mit Fehler {status} geantwortet.',
  'net.unknown-game': 'Der Server kennt das Spiel „{game}“ nicht.',
  'net.no-seat':
    'Dieser Browser hat keinen Platz-Link für diesen Tisch. Öffne deinen Platz-Link in diesem Browser und versuch es noch einmal.',
  'net.moved-on':
    'Die Partie ist weitergegangen. Sieh dir die Stellung an und versuch es noch einmal.',
  'net.other-seal':
    'Das Siegel der Würfel dieses Tisches hat sich seit Beginn geändert. Traue diesen Würfeln nicht.',
  'net.shares-refused':
    'Der Server weist den Anteil, den dieser Browser den Würfeln beimischt, immer wieder ab. Traue diesen Würfeln nicht.',
  'net.record-only': 'Das ist eine aufgezeichnete Partie: Du kannst zuschauen, aber nicht spielen.',
  'bundles.unreachable':
    'Der Server antwortet nicht, darum können die Regeln dieser Partie nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  'bundles.damaged':
    'Die Regeln dieser Partie (Bündel {hash}) sind beschädigt angekommen. Lade die Seite neu.',
  'bundles.newer':
    'Die Regeln dieser Partie brauchen eine neuere Version von Countermarch. Lade die Seite neu; wenn das nicht hilft, bitte den Betreiber, den Server zu aktualisieren.',
  'bundles.silent': 'Die Regeln in dieser Datei antworten nicht.',
  'bundles.missing': 'Der Server hat die Regeln dieser Partie nicht.',
  'net.too-long': 'Diese Datei ist zu groß.',
  'net.no-record': 'das ist weder eine Spieldatei noch eine Stellungsdatei von Countermarch',
  'net.no-worker':
    'Der Teil der Seite, in dem Partien laufen, wurde nicht geladen. Vielleicht ist der Server nicht erreichbar.',
  'net.bot-silent': 'Der Bot antwortet nicht.',
  'net.bot-not-loaded':
    'Die Bots konnten nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.',
  'net.bot-failed': 'Der Bot konnte nicht ziehen: {fault}',
  'net.bot-blank': 'er hat keinen Zug gefunden',
};
