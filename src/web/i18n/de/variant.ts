/** Messages of the editor for variants, in German. */
import type { variant as english } from '../en/variant.ts';

export const variant: Readonly<Record<keyof typeof english, string>> = {
  'values.title': '{game}: Variante',
  'values.lead':
    'Ändere Stärken, Kosten und Tabellen dieses Spiels und spiele damit. Auch das Regelheft und die Bots verwenden deine Werte. Dein Entwurf bleibt in diesem Browser.',
  'values.waiting': 'Der Editor wird geöffnet …',
  'values.unknown': 'Nichts zu ändern',
  'values.unknown.why': '„{game}“ hat keine Werte, die sich ändern lassen.',
  'values.name': 'Titel der Variante',
  'values.search': 'Werte suchen',
  'values.search.hint': 'Name, Einheit oder Regel',
  'values.not-found': 'Kein Wert passt zu „{text}“.',
  'values.usual': 'Standard: {value}',
  'values.range': '{min, number} bis {max, number}',
  'values.range.unit': '{min, number} bis {max, number} {unit}',
  'values.words': 'eines von {words}',
  'values.printed': 'gedruckt',
  'values.ruling': 'unsere Auslegung',
  'values.designed': 'von uns entworfen',
  'values.reset': '{value} zurücksetzen',
  'values.reset-all': 'Alles zurücksetzen',
  'values.table': 'Tabelle: {value}',
  'values.list': 'Änderungen',
  'values.none': 'Noch keine Änderungen.',
  'values.count': '{n, plural, one {# Änderung} other {# Änderungen}}',
  'values.faults':
    '{n, plural, one {Eine Änderung ist ungültig.} other {# Änderungen sind ungültig.}}',
  'values.new-game': 'Neue Partie mit dieser Variante',
  'values.here': 'In diesem Browser spielen',
  'values.save': 'Herunterladen',
  'values.open': 'Datei öffnen',
  'values.opened': '{file} geöffnet.',
  'values.share': 'Link kopieren',
  'values.shared': 'Link kopiert. Wer ihn hat, kann diese Variante sehen.',
  'values.in-address': 'Kopieren nicht möglich. Der Link steht in der Adresszeile.',
  'values.from-link': 'Die Variante aus dem Link ist geöffnet. Sie ersetzt deinen Entwurf.',
  'balance.title': 'Ausgewogenheit',
  'balance.lead':
    'Bots spielen das Spiel mit deinen Werten und mit den Standardwerten, beide Male mit denselben Würfeln. Die Partien laufen in diesem Browser.',
  'balance.player': 'Bot für {side}',
  'balance.games': 'Partien mit jedem Satz von Werten',
  'balance.side': 'Siege zählen für',
  'balance.start': 'Partien spielen',
  'balance.stop': 'Anhalten',
  'balance.again': 'Noch einmal spielen',
  'balance.heading': 'Siege für {side}, mit {players}',
  'balance.seat': '{level} als {side}',
  'balance.changed': 'Geändert',
  'balance.usual': 'Standard',
  'balance.share': '{share} von {n, plural, one {# Partie} other {# Partien}}',
  'balance.between': 'zwischen {low} und {high}',
  'balance.chart':
    '{arm}: Siege für {side}: {share} von {n, plural, one {# Partie} other {# Partien}}, zwischen {low} und {high}.',
  'balance.no-games': '{arm}: noch keine Partien.',
  'balance.open':
    'Noch kein Unterschied: Die Intervalle überlappen sich. Diese Partien zeigen also nicht, dass die Änderungen etwas bewirken.',
  'balance.more':
    'Mit deinen Änderungen siegt die Seite „{side}“ öfter: Die Intervalle überlappen sich nicht mehr. Das gilt nur für diese Bots.',
  'balance.less':
    'Mit deinen Änderungen siegt die Seite „{side}“ seltener: Die Intervalle überlappen sich nicht mehr. Das gilt nur für diese Bots.',
  'balance.same': 'Kein Wert ist geändert, deshalb sind beide Reihen von Partien gleich.',
  'balance.about':
    'Das Band ist eine Konfidenzfolge zu 95 %: Sie gilt nach jeder Zahl von Partien. Du kannst also zusehen und jederzeit anhalten.',
  'balance.done':
    '{n, plural, one {# Partie mit jedem Satz von Werten ist beendet.} other {# Partien mit jedem Satz von Werten sind beendet.}}',
  'balance.running': 'Es läuft: {n, number} von {all, number} Partien.',
  'balance.stale': 'Seit diesen Partien haben sich die Werte geändert.',
};
