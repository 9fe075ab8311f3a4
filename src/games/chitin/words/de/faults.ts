/** Was an einer Stellungsdatei falsch ist. */
import type { faults as english } from '../en/faults.ts';

export const faults: Readonly<Record<keyof typeof english, string>> = {
  // Schritte, und was sie sich merken
  'fault.no-step': 'hier muss ein Schritt stehen',
  'fault.step': 'keine Partie kann so zu {step} kommen',
  'fault.ending': 'bis die Partie zu Ende ist, muss hier 0 stehen',
  'fault.ending.missing': 'die Partie ist nicht zu Ende, also muss values.ending 0 sein',
  'fault.ends': '[3.02] beide Seiten können nicht dasselbe Ende haben',
  'fault.setup.round': '[3.00] während des Aufbaus muss hier 0 stehen',
  'fault.setup.revealed': '[R50] während des Aufbaus ist kein Aufgebot aufgedeckt',
  'fault.setup.nobody': '[6.01] während des Aufbaus ist keine Einheit auf der Karte',
  'fault.round': '[R49] erwartet wird 1 bis {most}',
  'fault.revealed': '[R50] sobald gespielt wird, sind die Aufgebote aufgedeckt',
  'fault.die': '[3.02] hier muss 0 stehen: Der Wurf gilt nur dem ersten Zug',
  'fault.standstill': '[R59] das zählt nur in erweiterten Spielen',
  'fault.force': '[3.03] {by} hat Einheiten für {n} Punkte, erlaubt sind höchstens {most}',

  'fault.no-type': '[3.03] {u} spielt nicht mit: dieses Szenario hat keine {units}',
  'fault.no-advanced': '[R40] {u} spielt nicht mit: einfache Spiele haben keine {units}',
  'fault.no-hacker': '[D9] {u} spielt nicht mit: Low Hackers sind eine Option',
  'fault.no-reaper': '[D10] {u} spielt nicht mit: Arch Reapers sind eine Option',
  'fault.too-many':
    '[3.03] {u} ist zu viel: in diesem Szenario hat eine Seite höchstens {most} {units}',

  // Wo Einheiten sind
  'fault.nowhere': '{u} hat keinen Ort: {n}',
  'fault.waits': '[6.01] {u} muss vor dem eigenen Ende warten',
  'fault.worker-left': '[6.07] Arbeiter warten außerhalb der Karte, also auch {u}',
  'fault.centre': '[8.011] {u} muss über dem mittleren Feld eines Megafelds sein',
  'fault.basic-flyer': '{u} ist ein Flieger, und einfache Spiele haben keine',
  'fault.facing': '[6.06] {u} hat eine falsche Blickrichtung',
  'fault.four': '[6.05] {u} ist zu viel: auf {at} stehen schon {n} Einheiten',
  'fault.two-types': '[6.051] {u} ist zu viel: auf {at} stehen schon zwei Typen von Kriegern',
  'fault.two-sides': '[6.09] {u} teilt ein Feld mit dem Gegner',
  'fault.two-facings': '[6.06] {u} muss in dieselbe Richtung blicken wie der Stapel',

  // In welchem Zustand sie sind
  'fault.moved': '[6.02] {u} ist zu weit gezogen',
  'fault.points': '[6.02] {u}: erwartet wird 0 bis {most}',
  'fault.disrupted': '[7.065] {u} kann nicht desorganisiert sein',
  'fault.recovered': '[7.064] die Einheiten der Seite am Zug haben sich vor dem Kampf erholt',
  'fault.moving': 'hier zieht gerade keine Einheit',
  'fault.arrived.ground': 'hier muss 0 stehen: {u} fliegt nicht',
  'fault.arrived.enemy': 'hier muss 0 stehen: {u} ist in diesem Zug nicht gezogen',
  'fault.arrived': 'erwartet wird ein Bit für jedes der {n} Megafelder',
  'fault.charge.type': '[8.02] {u} kann nicht im Sturm angreifen',
  'fault.charge.enemy': '[8.021] {u} kann nicht im gegnerischen Zug im Sturm angreifen',
  'fault.charge.disrupted': '[8.025] {u} ist desorganisiert und kann nicht im Sturm angreifen',
  'fault.charge.late': '[8.021] {u} kann nur in Bewegung und Kampf im Sturm angreifen',
  'fault.charge.alone': '[8.021] {u} kann ohne Gegner vor sich nicht im Sturm angreifen',

  // Angriffe und Kämpfe
  'fault.aim.enemy': '[7.01] nur die Seite am Zug greift an',
  'fault.aim.early': '[5.00] Angriffe werden nach der Bewegung erklärt',
  'fault.aim':
    'erwartet wird ein Bit für jede der sechs Richtungen; für Flieger: ein Feld oder das eigene Megafeld',
  'fault.battle.unknown': '[5.00] dieser Kampf ist nicht angesagt',
  'fault.battle.early': '[5.00] Kämpfe werden nach der Bewegung angesagt',
  'fault.attack': '[7.04] erwartet wird 0 oder mehr',
  'fault.defence': '[7.04] erwartet wird 1 oder mehr',

  // Marker, Tote, Punkte
  'fault.carries.elsewhere': '[6.081] {u} trägt Marker {token}, der woanders liegt',
  'fault.carries.warrior': '[6.081] nur Arbeiter tragen Marker, und {u} ist keiner',
  'fault.carries.nearest': '[R59] {u} trägt Marker {token} von nirgendwo',
  'fault.token.value': '[8.043] erwartet wird 0 bis {most}',
  'fault.token.basic':
    '[R40] Marker {token} ist {value} wert: in einfachen Spielen gibt es keine Nahrungswerte',
  'fault.tokens': '[4.01] beide Seiten zusammen können {most} Marker heimgebracht haben',
  'fault.tokens.over': '[4.01] mit {n} Markern ist das Spiel zu Ende',
  'fault.bodies.many': '[R43] {n, plural, one {# Einheit ist} other {# Einheiten sind}} tot',
  'fault.token.unknown': '[3.01] dieses Szenario hat keinen Marker {token}',
  'fault.token.absent': 'Marker {token} ist nicht im Spiel',
  'fault.hex': 'erwartet wird ein Feld der Karte',
  'fault.bodies': '[R43] keine Einheit ist tot',
  'fault.negative': 'erwartet wird 0 oder mehr',
};
