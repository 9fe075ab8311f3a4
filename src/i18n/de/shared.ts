/** Messages that all games share, in German. */
import { study } from './study.ts';
import { table } from './table.ts';
import type { shared as english } from '../en/shared.ts';

export const shared: Readonly<Record<keyof typeof english, string>> = {
  ...study,
  ...table,

  'notification.subject': '{game}: Du bist am Zug',
  'notification.text.turn': '{game}: Du bist am Zug als {side}.',
  'notification.text.game': '{game}: Du spielst {side}.',
  'notification.begun': '{game}: Eine neue Partie hat begonnen',
  'notification.round': '{name}, Runde {round}: Deine Partie {game} hat begonnen',
  'notification.invite': '{name} lädt dich zu einer Partie {game} ein',
  'notification.challenge': '{name} fordert dich zu einer Partie {game} heraus',
  'notification.declined': '{name} hat deine Herausforderung zu einer Partie {game} abgelehnt',
  'notification.expired':
    '{name} hat auf deine Herausforderung zu einer Partie {game} nicht geantwortet',
  'notification.variant': 'Variante ({n, plural, one {# Änderung} other {# Änderungen}})',
  'notification.variant.title':
    'Variante: {title} ({n, plural, one {# Änderung} other {# Änderungen}})',
  'notification.table': 'Zum Tisch: {table}',
  'notification.end': 'Benachrichtigungen für diesen Tisch abschalten:',
  'notification.digest':
    '{n, plural, one {Eine Partie wartet} other {# Partien warten}} auf deinen Zug',
  'notification.digest.end': 'So beendest du die tägliche Übersicht:',

  'calendar.name': 'Countermarch: Züge',
  'calendar.text': 'Am Ende dieses Termins läuft deine Zeit ab.',

  'noun.none': 'nichts',
  'noun.nobody': 'niemand',
  'noun.nowhere': 'nirgends',
  'noun.unknown': 'etwas Unbekanntes',

  'prompt.asked': '{by}: {asked}',

  'refusal.over': 'Die Partie ist zu Ende.',
  'refusal.general': 'Das geht jetzt nicht. {asked}',
  'refusal.elsewhere':
    '„{action}“ gehört zu einem anderen Schritt, {rules}, und ist jetzt nicht möglich. {asked}',
  'refusal.complete': 'Die Auswahl ist schon vollständig; mehr lässt sich nicht hinzufügen.',
  'refusal.without':
    'Du kannst „{label}“ nicht allein entfernen: Der Rest deiner Auswahl ist ohne das nicht erlaubt. {reason}',

  'fault.line': 'Zeile {n}: {fault}',
  'fault.at': '{at}: {fault}',
  'fault.impossible': 'Diese Stellung kann es nicht geben: {fault}',
  'fault.unreachable': 'keine Partie kann zu dieser Stellung führen: {fault}',
  'record.refused': '{rule, select, none {} other {[{rule}] }}{reason}',

  'rules.stopped':
    'Diese Partie lässt sich nur bis zur Stellung vor Zug {seq} nachspielen. {same, select, yes {Sie wurde nach anderen Regeln gespielt} other {Sie wurde nach Version {played} der Regeln gespielt, und nach Version {now} scheitert dieser Zug}}: {rule, select, none {} other {[{rule}] }}{reason}',
  'rules.state': 'erwartet wurde die Stellung {expected}, gefunden {found}',
  'rules.outcome': 'erwartet wurde das Ergebnis {expected}, gefunden {found}',
  'rules.after': 'die nächste Stellung ist nach diesen Regeln nicht möglich: {reason}',
  'rules.layout':
    'diese Version kann das Datenformat der Stellung nicht lesen, die beim Regelwechsel gespeichert wurde',
  'rules.move.layout':
    'Diese Partie kann nicht zu den neueren Regeln wechseln: Sie speichern Stellungen anders, darum kann der Server nicht prüfen, ob die bisherige Partie gleich bleibt.',
  'rules.move.position':
    'Diese Partie kann nicht zu den neueren Regeln wechseln: Mit ihnen lässt sich die Stellung nach Zug {seq} nicht erreichen. {rule, select, none {} other {[{rule}] }}{reason}',
  'rules.move.choices':
    'Diese Partie kann nicht zu den neueren Regeln wechseln: Vor Zug {seq} erlauben sie andere Züge.',
  'rules.move.same': 'Diese Partie hat schon die heutigen Regeln.',
  'rules.move.none':
    'Dieser Server hat kein Bündel seiner heutigen Regeln, deshalb kann keine Partie zu ihnen wechseln.',
  'rules.move.other':
    'Die Regeln dieses Servers haben sich seit diesem Vorschlag geändert. Lehne ihn ab und schlage es neu vor.',
  'rules.position':
    'die Stellung, die beim Regelwechsel gespeichert wurde, passt nicht zum Hash {state}',
  'rules.begins': 'Diese Partie beginnt mit einer eigenen Stellung.',
  'rules.from': 'Von hier an gilt Version {version} der Regeln.',
  'rules.lost':
    'Die heutigen Regeln können diese Stellung nicht herstellen; das Brett zeigt die Stellung vor Zug {seq}.',
  'rules.part':
    'Ab hier passt die aufgezeichnete Partie nicht mehr zu den heutigen Regeln: {rule, select, none {} other {[{rule}] }}{reason}',
  'rules.entry': '{by, select, none {} other {{by}: }}{text}',
  'rules.hidden': '{by, select, none {} other {{by}: }}ein geheimer Zug',
  'rules.mark': 'erwartet wurden eine Version der Regeln und ein Datenformat, gefunden „{text}“',

  // Himmelsrichtungen auf Sechseckkarten
  'direction.E': 'O',
  'direction.NE': 'NO',
  'direction.N': 'N',
  'direction.NW': 'NW',
  'direction.W': 'W',
  'direction.SW': 'SW',
  'direction.S': 'S',
  'direction.SE': 'SO',

  'kind.direction': 'Richtung',
  'kind.edge': 'Kante',
  'kind.field': 'Feld',
  'kind.game': 'Spiel',
  'kind.item': 'Ding',
  'kind.level': 'Stufe',
  'kind.marker': 'Marker',
  'kind.node': 'Ort',
  'kind.number': 'Zahl',
  'kind.option': 'Option',
  'kind.place': 'Ort',
  'kind.scenario': 'Szenario',
  'kind.side': 'Seite',
  'kind.window': 'Reaktionsfenster',
  'kind.step': 'Schritt',
  'kind.type': 'Typ',
  'kind.value': 'Wert',
  'kind.unit': 'Einheit',
  'kind.verb': 'Verb',
  'kind.word': 'Wert',

  'input.unknown': '{kind} „{name}“ gibt es nicht; bekannt: {known}',
  'input.unknown.near': '{kind} „{name}“ gibt es nicht; war {near} gemeint? Bekannt: {known}',
  'input.unknown.in': '{kind} „{name}“ gibt es in {at} nicht; bekannt: {known}',
  'input.unknown.in.near':
    '{kind} „{name}“ gibt es in {at} nicht; war {near} gemeint? Bekannt: {known}',
  'input.many': '{some}, … ({n} insgesamt)',
  'input.whole': 'eine ganze Zahl von {min} bis {max}',
  'input.option': 'Option {id}: „{raw}“ ist nicht erlaubt, sondern {allowed}',
  'input.option.elsewhere': 'diese Option gilt nur für bestimmte Szenarien: {only}',
  'input.variant.none': 'dieses Spiel hat keine Werte, die sich ändern lassen',
  'input.variant.scenario':
    'diese Variante gilt für andere Szenarien ({only}), nicht für {scenario}',
  'input.variant.elsewhere': 'dieser Wert wirkt nur in bestimmten Szenarien: {only}',
  'input.variant.value':
    'Wert „{name}“ gibt es in {at} nicht; der Varianteneditor und „countermarch games {game} --values“ zeigen alle Werte',
  'input.variant.value.near':
    'Wert „{name}“ gibt es in {at} nicht; war {near} gemeint? Der Varianteneditor und „countermarch games {game} --values“ zeigen alle Werte',
  'input.variant.word': 'erwartet wird eines dieser Wörter: {known}',
  'input.design.variant': '{fault}; mit --variant none gilt die Datei ohne ihre Variante',
  'input.document.none': 'dieses Spiel kennt keine eigenen Szenarien oder Decks',
  'input.document.long': 'höchstens {most} Zeichen, hier sind es {size}',
  'input.action.long': '„{text}“: erwartet werden ein Verb und ein Nomen, nichts weiter',
  'input.action.alone': '„{text}“: {name} steht ohne Nomen',
  'input.action.noun': '„{text}“: zu {name} gehört noch: {noun}',
  'input.action.number': '„{word}“: zu {name} gehört eine Zahl von 0 bis 65535',
  'input.format': 'erwartet wird „{expected}“, hier steht {found}',
  'input.game': 'erwartet wird die Kennung eines Spiels',
  'input.frames':
    'eine Stellung muss bei einem Schritt stehen, in dem ein Spieler entscheidet; diese Schritte führen zu keinem',
  'input.impossible': 'diese Stellung kann es nicht geben: {fault}',
  'input.one': 'weglassen: Ein Feld trägt höchstens einmal: {type}',
  'input.taken': '{at} trägt schon einen anderen Marker: {before}',
  'input.entries': 'erwartet werden höchstens {n} Einträge',
  'input.missing': 'fehlt, ist aber nötig',
  'input.step': 'entweder dies oder „frames“, nicht beides',
  'input.depth': 'erwartet werden 1 bis {most} Schritte',
  'input.known': 'weglassen: {unit} nennt die Einheit schon',
  'input.placed': '{unit} steht schon woanders',
  'input.further': 'davon hat das Spiel keine weiteren: {type}',
  'input.word': 'erwartet wird ein nicht leerer Text in Anführungszeichen, hier steht {found}',
  'input.flag': 'erwartet wird true oder false',
  'input.number': 'erwartet wird eine ganze Zahl von {min} bis {max}',
  'input.object': 'erwartet wird ein Objekt',
  'input.list': 'erwartet wird eine Liste',
  'input.deep': 'mehr als {most} Ebenen tief verschachtelt',
  'input.null': 'enthält das Zeichen U+0000; entferne es',

  'input.from': 'erwartet wird eine Zahl über {min} und unter {max}',
  'input.either': 'gib entweder „{one}“ oder „{other}“ an, nicht beides',
  'input.twice': '„{name}“ kommt zweimal vor',
  'lab.seats':
    'erwartet wird ein Spieler für alle Seiten, oder {n} Spieler, einer für jede Seite in dieser Reihenfolge: {sides}',
  'lab.repeat': 'lass das weg: Arme oder Faktoren bestimmen schon, wer spielt',
  'lab.levels': 'erwartet wird eine Liste von 2 bis {most} Stufen',
  'lab.cells': 'mehr als {most} Kombinationen; nimm weniger Stufen',
  'lab.order': 'erwartet wird eine Zahl größer als „from“',

  'odds.of': '{subject}: {outcome}',
  'odds.again': '{subject} ({n})',
  'odds.together': '{told}',
  'odds.roll': 'Wurf (Regel {rule})',
  'odds.others': '{n} andere Ergebnisse',
  'odds.equal': 'jedes von {n} gleich wahrscheinlichen Ergebnissen',
  'odds.likeliest': 'jedes der {n} wahrscheinlichsten Ergebnisse',
  'odds.count': '{n}',
  'odds.win': 'Du gewinnst die Partie',
  'odds.loss': 'Du verlierst die Partie',
  'odds.draw': 'Die Partie endet unentschieden',

  'result.draw': 'Unentschieden',
  'result.loses': '{loser} verliert',
  'result.nobody': 'Niemand gewinnt',
  'result.wins': '{n, plural, one {{winners} gewinnt} other {{winners} gewinnen}}',
};
