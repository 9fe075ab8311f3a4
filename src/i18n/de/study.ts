/** Messages of refused operations on studies and of refused study files, in German. */
import type { study as english } from '../en/study.ts';

export const study: Readonly<Record<keyof typeof english, string>> = {
  'study.root': 'Das Kapitel {id} gibt es schon; es beginnt mit einer anderen Stellung',
  'study.chapters':
    'Eine Studie hat höchstens {most, plural, one {# Kapitel} other {# Kapitel}}; beginne eine neue Studie',
  'study.nodes':
    'Ein Kapitel hat höchstens {most, plural, one {# Zug} other {# Züge}}; beginne ein neues Kapitel',
  'study.content':
    'Ein Knoten braucht entweder eine Aktion („do“) oder eine Annahme („guess“, ohne „side“ und „by“)',
  'study.by': 'Entweder „side“ oder „by“, nicht beides: „by“ gibt es nur bei Zufallsergebnissen',
  'study.id': 'id: {expected} erwartet, {found} gefunden (die Kennung oder der Zug wurde geändert)',
  'study.up': 'up: Keine Zeile darüber hat die Kennung {id}',
  'study.no-node': 'Es gibt keinen Zug mit der Kennung {id}',
  'study.unnamed': 'Ein Kapitel braucht einen Namen',
  'study.author': 'Nur {by} kann diesen Kommentar ändern',
  'study.twice': 'Zwei Kapitel haben die Kennung {id}',
  'study.packed': 'Das ist keine gepackte Liste ganzer Zahlen',
  'study.packed.text': 'Der gepackte Text ist beschädigt',
  'study.file.hash': 'Die Datei wurde geändert: Ihr Text hat die Prüfsumme {found}',
  'study.files':
    'In einer Studie liegt höchstens {most, plural, one {# Datei} other {# Dateien}}; speichere weitere getrennt',
  'study.layout':
    'Das Datenformat der Stellungen hat sich geändert; diese lässt sich nicht wiederherstellen',
  'study.guess': 'Die Annahme passt nicht zur Stellung',
  'study.actor': 'Hier ist eine andere Seite am Zug',
  'study.hidden': 'Das Ergebnis hängt von verdeckten Informationen ab',
  'study.outcome': 'Dieses Ergebnis ist hier nicht möglich',
};
