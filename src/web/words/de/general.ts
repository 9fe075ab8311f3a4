/** What several screens say, in German. */
import type { general as english } from '../en/general.ts';

export const general: Readonly<Record<keyof typeof english, string>> = {
  'ui.close': 'Schließen',
  'ui.retry': 'Noch einmal versuchen',
  'ui.sure': '{what}: wirklich?',
  'ui.cancel': 'Abbrechen',
  'ui.clear': 'Zurücksetzen',
  'ui.moment': 'Einen Moment …',
  'ui.to-lobby': 'Zurück zur Lobby',
  'ui.main': 'Hauptmenü',
  'ui.open-record': 'Aufzeichnung öffnen',
  'ui.nothing': 'Hier ist nichts',
  'ui.nothing.why': 'Keine Seite dieses Servers hat die Adresse {path}.',
  'ui.not-loaded': 'Dieser Teil der Seite wurde nicht geladen',
  'ui.not-loaded.why':
    'Vielleicht läuft der Server nicht, oder er wurde erneuert, seit die Seite offen ist.',
  'ui.no-game': 'Dieses Spiel gibt es nicht',
  'learn.none': 'Das Spiel „{game}“ hat keine geführte erste Partie.',
  'ui.no-game.why': 'Diese Seite hat kein Spiel namens „{game}“.',

  'rule.name': 'Regel {rule}',
  'rule.open': 'Regel {rule} öffnen',

  'settings.title': 'Einstellungen',
  'account.title': 'Konto',

  'level.random': 'Zufall',
  'level.random.text':
    'Spielt irgendetwas Erlaubtes. Gut zum Ausprobieren, nicht zur Gesellschaft.',
  'level.1': 'Anfänger',
  'level.1.text': 'Weiß, was gut ist, und tut es selten ganz.',
  'level.2': 'Gelegenheitsspieler',
  'level.2.text': 'Spielt vernünftig und patzt bei drei von vier Entscheidungen.',
  'level.3': 'Solide',
  'level.3.text':
    'Nimmt, was auf den ersten Blick am besten ist, und patzt bei jeder dritten Entscheidung.',
  'level.greedy': 'Gierig',
  'level.greedy.text':
    'Nimmt, was auf den ersten Blick am besten ist, und schaut nie weiter voraus.',
  'level.4': 'Stark',
  'level.4.text': 'Spielt seine Pläne und die Antworten darauf durch, bevor er sich entscheidet.',
  'level.5': 'Meister',
  'level.5.text':
    'Spielt seine Pläne und die Antworten darauf durch, bis zu vier Sekunden für einen Zug.',

  'number.below': '< {n}',
  'number.above': '> {n}',
  'number.minutes': '{n, plural, one {# Minute} other {# Minuten}}',

  'net.silent': 'Der Server antwortet nicht.',
  'net.stranger': 'Was hier antwortet, ist kein Countermarch-Server.',
  'net.status': 'Der Server hat mit {status} geantwortet.',
  'net.unknown-game': 'Der Server kennt das Spiel „{game}“ nicht.',
  'net.no-seat': 'Dieser Browser hat keinen Platz an diesem Tisch.',
  'net.moved-on': 'Am Tisch ist es inzwischen weitergegangen.',
  'net.other-seal':
    'Die Würfel dieses Tisches tragen ein anderes Siegel als zu Beginn: Traue ihnen nicht.',
  'net.shares-refused':
    'Ein Anteil an den Würfeln wird immer wieder abgewiesen: Traue ihnen nicht.',
  'net.record-only': 'Dies ist eine Aufzeichnung: Man kann zusehen, aber nicht spielen.',
  'net.too-long': 'Für eine Aufzeichnung ist das viel zu lang',
  'net.no-record': 'Das ist weder eine Aufzeichnung noch eine Stellung von Countermarch.',
  'net.no-worker':
    'Der Teil der Seite, in dem ein Spiel läuft, wurde nicht geladen. Vielleicht läuft der Server nicht.',
  'net.bot-silent': 'Der Computer antwortet nicht.',
  'net.bot-not-loaded': 'Der Teil der Seite, in dem der Computer denkt, wurde nicht geladen.',
  'net.bot-failed': 'Der Computer zieht nicht: {fault}',
  'net.bot-blank': 'Er sieht nichts, was er tun könnte',
};
