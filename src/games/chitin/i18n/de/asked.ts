/** Fragen an die Seite am Zug, und die Namen der Antworten. */
import type { asked as english } from '../en/asked.ts';

export const asked: Readonly<Record<keyof typeof english, string>> = {
  'prompt.setup.roll':
    'Beide Seiten würfeln. Wer höher würfelt, darf entweder zuerst ziehen oder ein Kartenende wählen.',
  'prompt.setup.claim': 'Du hast höher gewürfelt: Wähle den ersten Zug oder dein Kartenende.',
  'prompt.setup.end': 'Wähle dein Kartenende.',
  'prompt.setup.force':
    'Wähle, wie viele {units} du nimmst. Noch {left, plural, one {# Punkt} other {# Punkte}}; du kannst höchstens {most} nehmen.',
  'prompt.setup.force.hidden': 'Stelle ein Aufgebot zusammen.',
  'prompt.setup.ready':
    'Dein Aufgebot steht{left, plural, =0 {} one {; # übriger Punkt verfällt} other {; # übrige Punkte verfallen}}.',
  'prompt.setup.ready.last': 'Bereit?',
  'prompt.move.pick': 'Wähle eine Einheit, die ziehen soll, oder beende die Bewegung.',
  'prompt.standstill':
    'Stillstand: Das Spiel endet{left, plural, one {, sobald beide Seiten diesen Zug beendet haben} other { nach # weiteren Zügen jeder Seite}}, wenn bis dahin kein Startmarker aufgenommen, kein Marker heim oder näher an die Heimat gebracht wird und keine Kampfeinheit stirbt.',
  'prompt.move.party':
    '{n, plural, one {Wähle, wohin {piece}} other {Wähle, wohin # Einheiten}} von {at} aus {n, plural, one {zieht} other {ziehen}}. Mit der Wahl der Blickrichtung endet die Bewegung.',
  'prompt.move.party.enter':
    '{n, plural, one {Wähle, wo {piece} die Karte betritt} other {Wähle, wo # Einheiten die Karte betreten}}.',
  'prompt.move.party.charging': 'Am Ende muss vor den stürmenden Einheiten ein Gegner stehen.',
  'prompt.move.party.flyers':
    '{n, plural, one {Wähle, wohin {piece} fliegt} other {Wähle, wohin # Einheiten fliegen}}, oder bleib hier.',
  'prompt.move.party.spent':
    'Sturmangriff für {n, plural, one {{piece}} other {# Einheiten}} ansagen? Es sind keine Bewegungspunkte mehr übrig, aber ein Sturmangriff gibt {points, plural, =1 {einen} =2 {zwei} other {#}} dazu.',
  'prompt.move.face': 'Wähle die Blickrichtung.',
  'prompt.move.face.overrun': 'Oder überrenne {hexes}.',
  'prompt.combat.air': 'Wähle ein Ziel für {piece}.',
  'prompt.combat.declare':
    'Greife jeden Gegner vor deinen Einheiten an und drücke dann „Angriffe ansagen“.',
  'prompt.combat.next': 'Wähle den nächsten Kampf.',
  'prompt.combat.roll': '{battle}: Würfle.',
  'prompt.combat.losses': 'Wähle eine Einheit als Verlust; noch {owed}.',
  'prompt.combat.retreat': 'Wähle, wohin sich der Gegner auf {at} zurückzieht.',
  'prompt.combat.trapped': 'Von {at} führt kein Weg fort; wähle eine Einheit als Verlust.',
  'prompt.combat.advance':
    'Rücke auf geräumte Felder vor, drehe deine Stapel aus diesem Kampf oder beende das Vorrücken.',
  'prompt.combat.enter': 'Wähle, auf welches Feld {piece} vorrückt.',
  'prompt.combat.backstab':
    'Ein gegnerischer Krieger im Rücken deines Stapels schlägt zu; wähle eine Einheit als Verlust.',
  'prompt.bodies.nearest':
    'Mehrere Marker sind gleich nah an dem Toten auf {at}: Der Würfel entscheidet, zu welchem er kommt.',
  'prompt.game.over': '{winner_Nom} gewinnt: {reason}.',
  'prompt.game.over.draw': 'Unentschieden: {reason}.',

  // [8.033]
  'warning.command':
    '{n, plural, one {Kein Basic führt deinen Krieger; auf der Karte kann er} other {Kein Basic führt deine # Krieger; auf der Karte können sie}} pro Zug nur ein Feld weit ziehen und nicht im Sturm angreifen.',

  'label.roll': '{die} würfeln',
  'label.claim.first': 'Als Erster ziehen',
  'label.claim.north': 'Das Nordende nehmen',
  'label.claim.south': 'Das Südende nehmen',
  'label.usual': 'Aufgebot automatisch wählen',
  'label.count': '{units} für {points, plural, one {# Punkt} other {# Punkte}}',
  'label.count.none': 'Keine {units}',
  'label.pick': '{piece} ziehen',
  'label.charge':
    'Sturmangriff: {points, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}} mehr und {factor, plural, =1 {unveränderte} =2 {doppelte} =3 {dreifache} other {vierfache}} Stärke im Angriff',
  'label.take': 'Marker {token} aufnehmen',
  'label.to': 'Nach {at} ziehen',
  'label.to.air': 'Fliegen: {air}',
  'label.to.off': 'Die Karte verlassen',
  'label.to.retreat': 'Rückzug nach {at}',
  'label.to.enter': 'Auf {at} vorrücken',
  'label.overrun': '{at} überrennen: Angriff während der Bewegung',
  'label.face': 'Blick nach {d}',
  'label.stay': 'Hier bleiben',
  'label.dogfight': 'Die gegnerischen Flieger angreifen',
  'label.strike': '{at} aus der Luft angreifen',
  'label.hold':
    'Nicht angreifen{n, plural, =0 {} one { mit den zwei übrigen Fliegern hier} other { mit den übrigen Fliegern hier}}',
  'label.attack': '{at} von {from} aus angreifen',
  'label.resolve': 'Kampf um {at} austragen',
  'label.duel': 'Luftkampf über {air} austragen',
  'label.lose': '{piece} opfern',
  'label.advance': 'Mit {piece} vorrücken',
  'label.turn': 'Stapel auf {at} nach {d} drehen',
  'label.feed': 'Den Toten zu Marker {token} legen',
  'label.done': 'Vorrücken beenden',
  'label.done.setup.ready': 'Bereit',
  'label.done.move.pick': 'Bewegung beenden',
  'label.done.combat.declare': 'Angriffe ansagen',
};
