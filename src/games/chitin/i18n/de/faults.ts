/** Fehler in einer Stellungsdatei. */
import type { faults as english } from '../en/faults.ts';

export const faults: Readonly<Record<keyof typeof english, string>> = {
  // Schritte, und was sie sich merken
  'fault.no-step': 'hier muss mindestens ein Schritt stehen',
  'fault.step':
    '{step} kann nicht an dieser Stelle der Liste stehen, oder eines seiner Felder ist falsch',
  'fault.ending': 'bis die Partie zu Ende ist, muss hier 0 stehen',
  'fault.ending.missing': 'der Schritt game.over verlangt, dass values.ending mindestens 1 ist',
  'fault.ends': '[3.02] die beiden Seiten können nicht dasselbe Kartenende haben',
  'fault.setup.round': '[3.00] während des Aufbaus muss hier 0 stehen',
  'fault.setup.revealed':
    '[R50] während des Aufbaus muss hier false stehen: Noch ist kein Aufgebot aufgedeckt',
  'fault.setup.nobody': '[6.01] während des Aufbaus kann noch keine Einheit im Spiel sein',
  'fault.round': '[R49] erwartet wird 1 bis {most}',
  'fault.revealed':
    '[R50] sobald gespielt wird, muss hier true stehen: Dann sind die Aufgebote aufgedeckt',
  'fault.die': '[3.02] hier muss 0 stehen, sobald der erste Zug und die Kartenenden feststehen',
  'fault.standstill':
    '[R59] in einfachen Spielen muss hier 0 stehen: Stillstand zählt nur in erweiterten',
  'fault.force': '[3.03] {by} hat Einheiten im Wert von {n} Punkten, erlaubt sind höchstens {most}',

  'fault.no-type': '[3.03] {u} kann nicht mitspielen: dieses Szenario hat keine {units}',
  'fault.no-advanced': '[R40] {u} kann nicht mitspielen: einfache Spiele haben keine {units}',
  'fault.no-hacker': '[D9] {u} kann nicht mitspielen: die Option „Low Hackers“ ist aus',
  'fault.no-reaper': '[D10] {u} kann nicht mitspielen: die Option „Arch Reapers“ ist aus',
  'fault.too-many': '[3.03] {u} ist zu viel: in diesem Szenario hat eine Seite höchstens {count}',

  // Wo Einheiten sind
  'fault.nowhere': 'erwartet wird ein Ort für {u}, nicht {n}',
  'fault.waits': '[6.01] {u} muss vor dem eigenen Kartenende warten',
  'fault.worker-left':
    '[6.07] {u} kann nicht endgültig fort sein: Ein Arbeiter, der die Karte verlässt, wartet daneben',
  'fault.centre': '[8.011] {u} muss über dem mittleren Feld eines Megafelds sein',
  'fault.basic-flyer': '{u} kann nicht auf der Karte sein: einfache Spiele haben keine Flieger',
  'fault.facing': '[6.06] {u} hat eine ungültige Blickrichtung',
  'fault.four':
    '[6.05] für {u} ist kein Platz: auf {at} stehen {n} Bodeneinheiten, erlaubt sind drei',
  'fault.two-types':
    '[6.051] im Stapel auf {at} kann {u} nicht sein: verschiedene Typen von Kriegern teilen kein Feld',
  'fault.two-sides': '[6.09] {u} kann kein Feld mit dem Gegner teilen',
  'fault.two-facings': '[6.06] {u} muss in dieselbe Richtung blicken wie der Stapel',

  // In welchem Zustand sie sind
  'fault.moved': '[6.02] {u}: erwartet wird 0 oder mehr',
  'fault.points': '[6.02] {u}: erwartet wird 0 bis {most}',
  'fault.disrupted': '[7.065] {u} kann nicht desorganisiert sein',
  'fault.recovered':
    '[7.064] Einheiten der Seite am Zug können zu diesem Zeitpunkt nicht desorganisiert sein: sie erholen sich vor dem Kampf',
  'fault.moving': 'hier kann gerade keine Einheit ziehen oder sich zurückziehen',
  'fault.arrived.ground': 'hier muss 0 stehen: {u} fliegt nicht',
  'fault.arrived.enemy': 'hier muss 0 stehen: {u} kann nicht im Zug des Gegners gezogen sein',
  'fault.arrived': 'erwartet wird 0 oder eine Bitmaske der {n} Megafelder',
  'fault.charge.type': '[8.02] {u} kann nicht im Sturm angreifen',
  'fault.charge.enemy': '[8.021] {u} kann nicht im gegnerischen Zug im Sturm angreifen',
  'fault.charge.disrupted': '[8.025] {u} ist desorganisiert und kann nicht im Sturm angreifen',
  'fault.charge.late': '[8.021] {u} kann nur in Bewegung und Kampf im Sturm angreifen',
  'fault.charge.alone': '[8.021] {u} kann ohne Gegner vor sich nicht im Sturm angreifen',

  // Angriffe und Kämpfe
  'fault.aim.enemy': '[7.01] nur die Seite am Zug kann angreifen',
  'fault.aim.early': '[5.00] Angriffe können erst nach der Bewegung erklärt werden',
  'fault.aim':
    'erwartet wird eine Zahl von 0 bis 63, ein Bit für jede Richtung; für Flieger: die Nummer eines Feldes oder -5 für einen Angriff auf gegnerische Flieger',
  'fault.battle.unknown': '[5.00] erwartet wird die Nummer eines angesagten Kampfes',
  'fault.battle.early': '[5.00] Kämpfe können erst nach der Bewegung angesagt werden',
  'fault.attack': '[7.04] erwartet wird 0 oder mehr',
  'fault.defence': '[7.04] erwartet wird 1 oder mehr',

  // Marker, Tote, Punkte
  'fault.carries.elsewhere':
    '[6.081] {u} kann Marker {token} nicht tragen: sie sind nicht am selben Ort',
  'fault.carries.warrior': '[6.081] nur Arbeiter können Marker tragen, und {u} ist keiner',
  'fault.carries.nearest':
    '[R59] {u} trägt Marker {token}, also muss values.{token}-nearest angegeben sein',
  'fault.token.value': '[8.043] erwartet wird 0 bis {most}',
  'fault.token.basic':
    '[R40] erwartet wird {value}: in einfachen Spielen behält Marker {token} seinen Wert',
  'fault.tokens': '[4.01] beide Seiten zusammen können höchstens {most} Marker heimgebracht haben',
  'fault.tokens.over':
    '[4.01] erwartet werden weniger als {n}: mit {n} Markern daheim ist das Spiel zu Ende',
  'fault.bodies.many': '[R43] es kann nicht mehr Tote geben als gestorbene Einheiten ({n})',
  'fault.token.unknown': '[3.01] dieses Szenario hat keinen Marker {token}',
  'fault.token.absent': 'Marker {token} ist nicht im Spiel',
  'fault.hex': 'erwartet wird ein Feld der Karte',
  'fault.bodies': '[R43] hier kann kein Toter liegen, denn keine Einheit ist gestorben',
  'fault.negative': 'erwartet wird 0 oder mehr',
};
