/** Fehler in einer Stellungsdatei. */
import type { en } from '../en.ts';

export const faults: Readonly<Record<Extract<keyof typeof en, `fault.${string}`>, string>> = {
  'fault.ending.goes-on': 'solange die Partie läuft, wird 0 erwartet',
  'fault.ending.missing':
    'erwartet wird ein Schritt der Partie: Solange values.ending 0 ist, ist sie nicht zu Ende',
  'fault.range': 'erwartet wird 0 bis {most}',
  'fault.turn.setup': '[3.0] im Aufbau wird 0 erwartet',
  'fault.turn.first': '[3.0] erwartet wird mindestens 1: Die erste Runde ist 1',
  'fault.quiet.range': '[R20] erwartet wird 0 bis {most}',
  'fault.quiet.mind': '[R20] erwartet wird 0: Mit der Mentalwaffe ist keine Runde ruhig',
  'fault.mind.off': '[D7] erwartet wird false: Diese Partie wird ohne die Mentalwaffe gespielt',
  'fault.mind.early':
    '[7.2] erwartet wird false: Vor Schritt 5 einer Runde kann die Mentalwaffe nicht eingesetzt werden',
  'fault.unit.off': 'weglassen: {u} ist nicht auf der Karte',
  'fault.unit.nowhere': 'für {u} wird ein Feld der Karte erwartet, nicht {n}',
  'fault.unit.core': '{u} steht auf einem Feld des Gehirnkerns, das keine Ladung geöffnet hat',
  'fault.unit.scenario': '[D6] {u} gehört nicht zu diesem Szenario',
  'fault.closed':
    '[5.2] auf {at} können keine Ladungen liegen: Dort kann noch kein Trupp gefallen sein, denn keine Ladung hat das Feld geöffnet',
  'fault.unit.converted':
    '[8.5] nur Sturmtrupps können umgewandelt werden, indem sie Ladungen bergen',
  'fault.unit.spent': '[8.4] so viele Ladungen kann {u} nicht verbraucht haben',
  'fault.disrupted.robot': '[R3] Roboter werden nie betäubt',
  'fault.disrupted.late':
    '[R4] erwartet wird false: Im Aufbau ist nie ein Trupp betäubt, und in Schritt 4 haben sich alle Trupps gerade erholt',
  'fault.acted': '{u} kann in diesem Schritt nicht gehandelt haben',
  'fault.met.robot': '[R19] weglassen: „met“ gibt es nur bei Trupps',
  'fault.met.late':
    '[R19] erwartet wird false: Eine Begegnung zählt nur bis zum Ende von Schritt 3',
  'fault.met.nobody':
    '[5.4] {u} kann auf keinen Roboter getroffen sein: Auf seinem Feld steht keiner',
  'fault.met.unmoved':
    '[5.4] {u} kann nicht auf Roboter getroffen sein, ohne zu ziehen; gib auch „acted“ an',
  'fault.marker': '{at} hat einen unbekannten Marker',
  'fault.blast.early': '[8.3] jetzt kann kein Feld gesprengt sein: Das geschieht nur in Schritt 3',
  'fault.blast.trace':
    '[8.2] {at} ist gesprengt und braucht daher auch einen dieser Marker: ob-pas, clear oder ship',
  'fault.blast.alive': '[R11] auf {at} kann keine Einheit die Explosion überlebt haben',
  'fault.stack.squads': '[6.0] auf {at} stehen zu viele Trupps: höchstens {n}',
  'fault.stack.robots': '[6.0] auf {at} stehen zu viele Roboter: höchstens {n}',
  'fault.ship.inside': 'auf {at} steht ein Schiff; Schiffe können aber nur im Außenpanzer stecken',
  'fault.ship.hex': '[4.2] kein Schiff dieses Szenarios kann {at} treffen',
  'fault.ship.many': '[4.2] es gibt nur {n} Schiffe',
  'fault.ship.early':
    '[4.1] dieses Schiff kann noch nicht eingeschlagen sein: Schiffe kommen einzeln, nachdem die Roboter aufgestellt sind',
  'fault.setup.order':
    '[4.1] Roboter werden der Reihe nach aufgestellt: {u} ist zu früh auf der Karte oder fehlt',
  'fault.charges.many': '[8.4] es sind {n} Ladungen, aber die Trupps bringen nur {all} mit',
  'fault.charge.behind': 'erwartet wird keine Lücke: Vor dieser Ladung fehlt eine',
  'fault.charge.future': 'erwartet wird höchstens {turn}, die laufende Runde',
  'fault.charge.early': '[8.1] noch kann keine Ladung gelegt sein',
  'fault.setup.learning': '[D6] dieses Szenario hat keinen Aufbau: Es beginnt mit Runde 1',
  'fault.setup.squad':
    '[4.2] {u} kann noch nicht auf der Karte sein: Er landet mit seinem Schiff, nachdem die Roboter aufgestellt wurden',
  'fault.setup.landed': '[4.2] {u} ist gelandet und muss auf dem Feld seines Schiffs stehen',
  'fault.setup.spent': '[4.2] erwartet wird 0: {u} landet mit allen seinen Ladungen',
  'fault.setup.closed': '[R1] {u} steht auf einem Feld, das Roboter nicht betreten dürfen',
  'fault.setup.marker':
    '[8.2] noch ist keine Ladung explodiert, also kann {at} diesen Marker nicht haben',
  'fault.charge.turn': '[8.1] an dieser Stelle der Runde wird {turns} erwartet',
  'fault.charge.setters':
    '[R9] zu viele Ladungen in einer Runde gelegt: erwartet werden höchstens {n}, eine pro Trupp',
  'fault.lot.none': 'erwartet wird mindestens 1 Ladung',
  'fault.lot.core':
    'auf {at} kann kein Trupp gefallen sein: Keine Ladung hat dieses Feld des Gehirnkerns geöffnet',
  'fault.lot.fallen':
    '[8.5] {n, plural, one {erwartet wird höchstens # Marker „dropped“ oder umgewandelter Trupp} other {erwartet werden zusammen höchstens # Marker „dropped“ und umgewandelte Trupps}}, je einer pro gefallenem Sprengtrupp',
  'fault.lot.many':
    '[8.5] erwartet {n, plural, one {wird höchstens # zurückgelassene Ladung} other {werden höchstens # zurückgelassene Ladungen}}: {each, plural, =3 {drei} other {#}} für jeden gefallenen Sprengtrupp, dessen Ladungen nicht geborgen sind',
  'fault.steps':
    '{step} kann nicht an dieser Stelle der Liste stehen, oder eines seiner Felder ist falsch',
  'fault.steps.none': 'erwartet wird mindestens ein Schritt',
};
