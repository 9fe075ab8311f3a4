/**
 * All messages of Annihilation in German. Particles have a grammatical gender (die weiße 8, der weiße Annihilator), so
 * sentences request a case: `{u_acc}`. A particle that moves or is struck is a carrier, and `sie`.
 */
import type { en } from './en.ts';
import { figures } from './de/figures.ts';
import { lesson } from './de/lesson.ts';
import { rules } from './de/rules.ts';
import { values } from './de/values.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  ...lesson,
  ...figures,
  ...values,
  ...rules,

  // Vor der Partie
  'game.title': 'Annihilation',
  'game.tagline': 'Schieße geladene Teilchen dorthin, wo die deines Gegners entstehen.',
  'game.credits':
    'Annihilation, ein Spiel für zwei zum Ausdrucken; die Regeln nennen weder Autor noch Jahr.',
  'game.designed':
    'Das Bild des Originalbretts ist verloren. Darum sind beide Bretter und ihre Zeichnung von uns, ebenso die Arten, wie eine Partie endet, in der kein Spieler die Siegpunktzahl erreicht. Entscheide mit einem R klären, was die Regeln offen lassen.',
  'scenario.standard.title': 'Standardbrett',
  'scenario.standard.text':
    'Das ganze Spiel: 49 Punkte auf 8 Kraftlinien und sieben Teilchen für jeden Spieler.',
  'scenario.learning.title': 'Lernbrett',
  'scenario.learning.text':
    'Ein kleineres Brett für die erste Partie: 24 Punkte auf 6 Linien und keine Träger mit Ladung 8. Für eine kurze Partie setzt ihr die Siegpunktzahl auf 12.',
  'option.target.title': 'Siegpunktzahl',
  'option.target.text':
    'Es gewinnt der erste Spieler, der am Ende eines Zuges so viele Punkte hat.',
  'option.starter.title': 'Erster Spieler',
  'option.starter.text':
    'Die Seite, die den ersten Zug macht. Lost bei der ersten Partie und wechselt euch danach von Partie zu Partie ab.',
  'option.starter.0': 'Weiß',
  'option.starter.1': 'Schwarz',

  // Namen
  'side.white': 'Weiß',
  'side.black': 'Schwarz',
  'unit.carrier':
    '{form, select, nom {die {side, select, white {weiße} other {schwarze}}} acc {die {side, select, white {weiße} other {schwarze}}} dat {der {side, select, white {weißen} other {schwarzen}}} other {{side, select, white {Weiße} other {Schwarze}}}} {n}',
  'unit.annihilator':
    '{form, select, nom {der {side, select, white {weiße} other {schwarze}}} acc {den {side, select, white {weißen} other {schwarzen}}} dat {dem {side, select, white {weißen} other {schwarzen}}} other {{side, select, white {Weißer} other {Schwarzer}}}} Annihilator',
  'figures.charge': 'Ladung {n}',
  'condition.closest': 'vorderster Träger',
  'condition.emitted': 'hat emittiert',
  'condition.flying': 'in Bewegung',
  'condition.tray': 'in der Schale',
  'terrain.point': 'Punkt',
  'terrain.emergence': 'Entstehungspunkt von {side}',
  'terrain.tray': 'Ex-Nihilo-Schale von {side}',
  'marker.emergence': 'Entstehungspunkt von {side}',

  // Fragen an die Seite am Zug
  'prompt.all': '{told}',
  'prompt.action':
    'Setze ein Teilchen aus deiner Schale ein, oder lass einen deiner Träger sich selbst emittieren: Er zieht so viele Punkte weit, wie seine Ladung beträgt.',
  'prompt.place': 'Setze ein Teilchen aus deiner Schale ein.',
  'prompt.emit':
    'Lass einen deiner Träger sich selbst emittieren: Er zieht so viele Punkte weit, wie seine Ladung beträgt. Deine Schale ist leer.',
  'prompt.pass':
    'Deine Schale ist leer, und keiner deiner Träger darf sich selbst emittieren: Du kannst nur passen [R15].',
  'prompt.repeated':
    'Diese Stellung ist zum {times, plural, =2 {zweiten} =3 {dritten} other {vierten}} Mal entstanden; beim {all, plural, =3 {dritten} =4 {vierten} other {fünften}} Mal endet die Partie [R18].',
  'prompt.quiet':
    '{n, plural, one {Das ist der letzte Zug} other {Es bleiben # Züge}}, wenn kein Teilchen eingesetzt oder vernichtet wird [R16].',
  'prompt.annihilator':
    'Setze den Annihilator auf einen leeren Punkt zwischen den Entstehungspunkten.',
  'prompt.path': '{u_Nom} steht auf {at} und hat Kraft {n}; wähle ihren nächsten Punkt.',
  'prompt.line': '{u_Nom} wird mit Kraft {n} getroffen; wähle, wohin sie getrieben wird.',
  'prompt.meeting': '{u_Nom} begegnet {v_dat} auf {at} ohne Kraft; {choice}.',
  'prompt.choice':
    'das ankommende Teilchen kann seine ganze Ladung emittieren, oder beide werden vernichtet{scores}',

  // Aktionen und ihre Folgen
  'label.whole': '{act}{what}',
  'label.place': '{u_Acc} einsetzen',
  'label.emit': '{u_Acc} ihre Ladung emittieren lassen',
  'label.self': '{u_Acc} auf {at} sich selbst emittieren lassen, mit Kraft {n}',
  'label.annihilate': 'Beide vernichten',
  'label.at': 'Den Annihilator auf {at} setzen',
  'label.to': 'Nach {at} ziehen',
  'label.drive': '{u_Acc} nach {at} treiben',
  'label.pass': 'Passen',
  'label.striking': '; trifft {v_acc} mit Kraft {n}',
  'label.meeting': '; begegnet {v_dat}',
  'label.choice': ': {choice}',
  'label.both': ': beide werden vernichtet',
  'label.lost': ': {u_nom} wird vernichtet',
  'label.scores': ', und {by} erhält {n, plural, one {# Punkt} other {# Punkte}}',
  'label.ends': '. {reason} {result}: Weiß {white}, Schwarz {black}',

  // Vor der Wahl
  'path.left': 'noch Kraft {n}',
  'path.of': '{n} von {all}',
  'area.arrive': '{u_Nom} landet hier',
  'area.strike': '{u_Nom} wird hier getroffen',
  'area.annihilated': '{u_Nom} wird hier vernichtet',
  'area.score': '{u_Nom} punktet hier',
  'area.drive': '{u_Nom} kann hierher getrieben werden',
  'area.reach': '{u_Nom} kann ihre Bewegung hier beenden',
  'area.lost': 'verloren',
  'area.hit': 'Kraft {n}',
  'area.either': '{one}/{other}',

  // Einblendungen
  'overlay.closest': 'Vorderste Träger',
  'overlay.distance': 'Abstand zum gegnerischen Entstehungspunkt',
  'overlay.reach': 'Zugreichweite',
  'area.closest': 'Vorderster Träger von {side}',
  'area.back': 'nur rückwärts',
  'area.distance': '{side}: Schritte zum gegnerischen Entstehungspunkt',

  // Neben dem Brett
  'goal.points':
    'Wird ein Teilchen auf dem Entstehungspunkt deines Gegners vernichtet, bekommst du seine Ladung als Punkte [7.1].',
  'goal.target':
    'Es gewinnt der erste Spieler, der am Ende eines Zuges {n, plural, one {# Punkt} other {# Punkte}} hat [0.2].',
  'goal.place':
    'Setze einen Träger auf deinem eigenen Entstehungspunkt ein; ein Träger, der dort steht, wird getroffen und eine Linie entlang getrieben [1.1] [1.3].',
  'goal.annihilator':
    'Oder setze einen Annihilator auf einen leeren Punkt zwischen den Entstehungspunkten: Ein Teilchen, das auf ihn stößt, wird mit ihm vernichtet [2.1] [5.1].',
  'goal.emit':
    'Oder lass einen Träger sich selbst emittieren: Er zieht so viele Punkte weit, wie seine Ladung beträgt. Trifft er ein anderes Teilchen, gibt er ihm seine restliche Kraft [3.1] [4.1].',
  'goal.mark.charge':
    'Ladung: wie weit der Träger von selbst zieht und wie viele Punkte er bringt [3.2] [7.1]',

  'panel.turn': 'Zug',
  'panel.by': 'Am Zug',
  'panel.score': 'Punkte von {side}',
  'panel.tray': 'Ex-Nihilo-Schale von {side}',
  'panel.empty': 'leer',
  'panel.quiet': 'Ruhige Züge',
  'panel.stood': 'So oft gab es diese Stellung',
  'panel.of': '{n} von {all}',

  // Tabellen
  'chart.force': 'restliche Kraft',
  'chart.rule': 'Regel',
  'chart.any': 'beliebig',
  'chart.some': '1 oder mehr',
  'chart.both': 'beide werden vernichtet',
  'chart.meeting.title': 'Wenn ein Teilchen einem anderen begegnet',
  'chart.meeting.met': 'das andere Teilchen',
  'chart.meeting.what': 'Ergebnis',
  'chart.meeting.annihilator': 'ein Annihilator, deiner oder der des Gegners',
  'chart.meeting.carrier': 'ein Träger',
  'chart.meeting.own': 'ein Träger; dein ankommendes Teilchen hat noch nicht emittiert',
  'chart.meeting.emitted': 'ein Träger; das ankommende Teilchen hat schon emittiert',
  'chart.meeting.enemy': 'ein Träger; das ankommende Teilchen gehört deinem Gegner',
  'chart.meeting.driven':
    'das ankommende nimmt den Punkt ein und treibt das andere eine Linie entlang, so viele Punkte weit, wie es noch Kraft hat',
  'chart.meeting.choice':
    'du wählst: Das ankommende Teilchen emittiert seine ganze Ladung in das andere, oder beide werden vernichtet',
  'chart.arrival.title': 'Wenn ein Teilchen den gegnerischen Entstehungspunkt erreicht',
  'chart.arrival.where': 'der Entstehungspunkt',
  'chart.arrival.what': 'dort wird vernichtet',
  'chart.arrival.empty': 'leer',
  'chart.arrival.held': 'von einem Träger besetzt',
  'chart.arrival.one': 'das ankommende Teilchen',
  'chart.arrival.never': 'keines: Mit restlicher Kraft kann kein Teilchen dorthin',
  'chart.arrival.both': 'beide, wenn das ankommende Teilchen nicht seine Ladung emittiert',
  'chart.arrival.driven': 'das ankommende Teilchen; der Verteidiger wird fortgetrieben',

  // Ereignisse
  'log.place': '{u_Nom} wird auf {at} eingesetzt.',
  'log.emit': '{u_Nom} emittiert ihre Ladung: Kraft {n}.',
  'log.strike': '{u_Nom} nimmt {at} ein und trifft {v_acc} mit Kraft {n}.',
  'log.driven': '{u_Nom} wird nach {at} getrieben.',
  'log.meet': '{u_Nom} begegnet {v_dat} auf {at}{how}.',
  'log.rest': '{u_Nom} beendet ihre Bewegung auf {at}.',
  'log.annihilated': '{u_Nom} wird auf {at} vernichtet und kommt in die Schale von {to}.',
  'log.score': '{by} erhält {n, plural, one {# Punkt} other {# Punkte}} für {u_acc}.',
  'log.pass': '{by} hat keine erlaubte Aktion und passt.',
  'log.end': '{reason} {result}: Weiß {white}, Schwarz {black}.',
  'loss.annihilator': ', und beide werden vernichtet',
  'loss.choice': ' ohne Kraft und emittiert nicht',
  'loss.emitted': ' ohne Kraft und hat in diesem Zug schon emittiert',
  'loss.placed': ' ohne Kraft und hat schon beim Einsetzen emittiert',
  'loss.enemy': ' ohne Kraft und kann im Zug des anderen Spielers nicht emittieren',
  'loss.spent': ' mit dem letzten Rest ihrer Kraft, und beide werden vernichtet',

  // Ende der Partie
  'end.target': 'Die Siegpunktzahl ist erreicht.',
  'end.passed': 'Beide Spieler haben gepasst.',
  'end.quiet': '{n} Züge lang wurde kein Teilchen eingesetzt oder vernichtet.',
  'end.last': 'Die Grenze von {n} Zügen ist erreicht.',
  'end.repeated':
    'Dieselbe Stellung ist zum {n, plural, =3 {dritten} =4 {vierten} other {fünften}} Mal mit demselben Spieler am Zug entstanden.',
  'end.told': '{reason} {result}: Weiß {white}, Schwarz {black}.',
  'end.won': '{by} gewinnt',
  'end.draw': 'Unentschieden',
  'end.drawn': 'Die Partie endet unentschieden',

  // Gründe für Ablehnungen
  'refusal.pass': 'Du hast eine erlaubte Aktion, also kannst du nicht passen.',
  'refusal.enemy': '{u_Nom} gehört dir nicht. Wähle ein eigenes Teilchen.',
  'refusal.placed': '{u_Nom} steht schon auf dem Brett. Setze ein Teilchen aus deiner Schale ein.',
  'refusal.annihilator': '{u_Nom} bewegt sich nie. Wähle einen Träger.',
  'refusal.tray': '{u_Nom} liegt in deiner Schale: Setze sie erst ein.',
  'refusal.emergence':
    '{u_Nom} steht auf ihrem Entstehungspunkt. Sie muss erst von dort fortgetrieben werden, bevor sie sich selbst emittieren kann.',
  'refusal.at':
    '{what, select, tray {Dieser Platz liegt in einer Schale} emergence {{at} ist ein Entstehungspunkt} other {{at} ist besetzt}}; Annihilatoren werden auf leere Punkte zwischen den Entstehungspunkten gesetzt.',
  'refusal.room':
    '{u_Nom} hat von {at} aus keinen erlaubten Weg: Jedes Teilchen, das sie treffen könnte, müsste weiter fliegen, als es irgendeine Linie zulässt.',
  'refusal.backwards':
    '{u_Nom} ist auf {at} dein vorderster Träger und muss von dort rückwärts ziehen, aber kein Weg rückwärts ist {n, plural, one {# Punkt} other {# Punkte}} lang.',
  'refusal.far':
    '{what, select, tray {Dieser Platz liegt in einer Schale, nicht auf einer Linie} other {{to} ist auf keiner Linie der nächste Punkt nach {at}}}. Ziehe Punkt für Punkt.',
  'refusal.forwards':
    '{u_Nom} auf {at} ist dein vorderster Träger und muss deshalb rückwärts ziehen.',
  'refusal.struck':
    '{v_Nom} würde mit Kraft {n} getroffen und müsste {n, plural, one {# Punkt} other {# Punkte}} weit fliegen, aber keine Linie von {to} aus ist lang genug.',
  'refusal.early':
    '{u_Nom} darf {to} nur mit dem letzten Schritt ihrer Kraft erreichen; sie hat noch {n}.',
  'refusal.line':
    '{what, select, tray {Dieser Platz liegt in einer Schale, nicht auf einer Linie} other {Keine Linie führt von {at} geradewegs nach {to}}}. {u_Nom} muss {n, plural, one {# Punkt} other {# Punkte}} weit auf einer Linie getrieben werden.',
  'refusal.short':
    'Diese Linie ist zu kurz für eine Kraft von {force}: Sie endet nach {n, plural, one {# Punkt} other {# Punkten}} auf {to}, und nichts ist im Weg.',
  'refusal.blocked':
    '{v_Nom} ist im Weg: Auf dieser Linie kannst du {u_acc} nur bis {at} treiben, wo sich die beiden begegnen.',
  'refusal.exact':
    '{u_Nom} muss genau {n, plural, one {# Punkt} other {# Punkte}} weit getrieben werden. Wähle auf dieser Linie {to}.',
  'refusal.other': 'Nur {u_nom}, das ankommende Teilchen, darf jetzt emittieren.',

  // Fehler in einer Stellungsdatei
  'fault.frames': 'frames: zu diesen Schritten kann keine Partie kommen',
  'fault.scores':
    'values: [R17] nur eine Seite kann die zum Sieg nötigen {n, plural, one {# Punkt} other {# Punkte}} erreicht haben',
  'fault.before.many':
    'before: {n, plural, one {erwartet wird höchstens # Stellung} other {erwartet werden höchstens # Stellungen}} bis Zug {n}',
  'fault.before.other': 'before[0]: erwartet wird dieselbe Stellung wie auf dem Brett',
  'fault.before.third':
    'before: [R18] diese Stellung gibt es zum {n, plural, =3 {dritten} =4 {vierten} other {fünften}} Mal, die Partie ist also zu Ende',
  'fault.newest': 'erwartet wird dieselbe Stellung wie auf dem Brett',
  'fault.drawing':
    '{u} kann nicht auf {at} sein: Der Punkt zeigt nur die Schale auf dem Brett. Für ein Teilchen in der Schale schreibe „tray“',
  'fault.emergence': '[2.1] {u} kann nie auf {at} stehen, einem Entstehungspunkt',
  'fault.shared': '{u} steht mit {v} auf {at}, aber auf einem Punkt steht nur ein Teilchen',
  'fault.alive': '[5.4] {u} kann auf {at}, dem gegnerischen Entstehungspunkt, nicht überleben',
  'fault.lost': '{u} steht nicht auf dem Punkt, der als Platz angegeben ist',
  'fault.ending.on': 'solange die Partie läuft, wird 0 erwartet',
  'fault.ending.over': 'in einer beendeten Partie darf values.ending nicht 0 sein',
  'fault.ending.reason': 'dieser Grund für das Ende passt nicht zur Stellung',
  'fault.turn': '[D6] erwartet wird 1 bis {n}',
  'fault.target':
    '[0.2] erwartet werden weniger als {n, plural, one {# Punkt} other {# Punkte}}: Damit ist die Partie zu Ende',
  'fault.quiet':
    '[R16] erwartet werden weniger als {n}: Nach {n} ruhigen Zügen ist die Partie zu Ende',
  'fault.quiet.most': '[R16] erwartet wird höchstens {n}',
  'fault.passes':
    '[R15] erwartet werden weniger als {n}: Wenn {n} Mal gepasst wurde, ist die Partie zu Ende',
  'fault.score.most': '[7.1] erwartet wird höchstens {n} in diesem Szenario',
  'fault.passes.none':
    '[R15] während eines Zuges wird 0 erwartet: Jede Aktion setzt die Zählung zurück',
  'fault.placed.running': '[R7] am Anfang eines Zuges weglassen: Noch wurde kein Träger gesetzt',
  'fault.placed.emitted':
    '[R7] ein Träger, der auf einen anderen gesetzt wurde, hat emittiert und braucht „"emitted": true“',
  'fault.emitted.running':
    '[4.6] am Anfang eines Zuges weglassen: Noch hat kein Teilchen emittiert',
  'fault.emitted.never': '[R12] Annihilatoren emittieren nie',
  'fault.emitted.own':
    '[4.6] nur Teilchen des Spielers am Zug können in diesem Zug emittiert haben',
  'fault.flight.annihilator':
    '[2.1] erwartet wird ein Annihilator des Spielers am Zug; noch darf kein Teilchen emittiert haben',
  'fault.flight.emitter':
    '[3.1] erwartet wird ein Teilchen des Spielers am Zug; „emitted“ muss bei diesem Teilchen gesetzt sein und bei keinem anderen',
  'fault.flight.force':
    '[3.2] erwartet wird eine Kraft, die höchstens so groß ist wie die Ladung des Teilchens',
  'fault.flight.meeting':
    '[4.6] nur ein Teilchen des Spielers am Zug, das noch nicht emittiert hat, darf emittieren',
  'fault.flight.driven':
    '[4.5] ein anderes Teilchen muss dieses getrieben haben: setze „emitted“ bei dem Teilchen, das es getrieben hat',
  'fault.flight.struck':
    '[4.2] ein anderes Teilchen muss die Kraft emittiert haben: setze „emitted“ bei diesem Teilchen',
};
