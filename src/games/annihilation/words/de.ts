/**
 * Everything that Annihilation says, in German. Particles have a grammatical gender (die weiße 8, der weiße
 * Annihilator), so sentences ask for a case: `{u_acc}`. What moves or is struck is a carrier, and `sie`.
 */
import type { en } from './en.ts';
import { lesson } from './de/lesson.ts';
import { rules } from './de/rules.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  ...lesson,
  ...rules,

  // Vor der Partie
  'game.title': 'Annihilation',
  'game.tagline':
    'Schieße geladene Teilchen über gekreuzte Kraftlinien auf den Punkt, an dem dein Gegner entsteht.',
  'game.credits':
    'Annihilation, ein Spiel zum Ausdrucken für zwei; seine Regeln nennen weder Autor noch Jahr.',
  'game.designed':
    'Das Brett ist von uns, denn sein Bild ist verloren: beide Bretter, die Zeichnung und wie ein Spiel endet, in dem niemand die Siegpunktzahl erreicht. Entscheide mit einem R regeln, was die Regeln offen lassen.',
  'scenario.standard.title': 'Standardbrett',
  'scenario.standard.text':
    'Das ganze Spiel: 49 Punkte auf 8 Kraftlinien, sieben Teilchen für jeden.',
  'scenario.learning.title': 'Lernbrett',
  'scenario.learning.text':
    'Ein kleineres Feld für das erste Spiel: 24 Punkte auf 6 Linien und keine 8. Kurz wird es, wenn man bis 12 spielt.',
  'option.target.title': 'Siegpunktzahl',
  'option.target.text': 'Wer am Ende eines Zuges als Erster so viele Punkte hat, gewinnt.',
  'option.starter.title': 'Wer beginnt',
  'option.starter.text': 'Beim ersten Spiel entscheidet das Los, danach wechselt ihr euch ab.',
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
  'condition.closest': 'dem gegnerischen Entstehungspunkt am nächsten',
  'condition.emitted': 'hat emittiert',
  'condition.flying': 'unterwegs',
  'condition.tray': 'in der Schale',
  'terrain.point': 'Punkt',
  'terrain.emergence': 'Entstehungspunkt von {side}',
  'terrain.tray': 'Ex-Nihilo-Schale von {side}',
  'marker.emergence': 'Entstehungspunkt von {side}',

  // Was gefragt wird
  'prompt.all': '{told}',
  'prompt.action':
    'Setze ein Teilchen aus deiner Schale ein, oder schicke eines mit seiner eigenen Ladung los: Es emittiert sich selbst.',
  'prompt.pass':
    'Deine Schale ist leer, und keiner deiner Träger darf sich selbst emittieren: Du kannst nur passen [R15].',
  'prompt.repeated':
    'Diese Stellung steht zum zweiten Mal; steht sie zum dritten Mal, endet das Spiel [R18].',
  'prompt.quiet':
    '{n, plural, one {Dies ist der letzte Zug} other {Es bleiben # Züge}}, wenn nichts eingesetzt oder vernichtet wird [R16].',
  'prompt.annihilator':
    'Setze den Annihilator auf einen leeren Punkt zwischen den Entstehungspunkten.',
  'prompt.path': '{u_Nom} steht auf {at} und hat Kraft {n}; wähle ihren nächsten Punkt.',
  'prompt.line': '{u_Nom} ist mit Kraft {n} getroffen; wähle, wohin sie getrieben wird.',
  'prompt.meeting': '{u_Nom} begegnet auf {at} {v_dat} und hat keine Kraft mehr; {choice}.',
  'prompt.ends': 'Der Zug endet.',
  'prompt.choice': 'sie darf ihre ganze Ladung abgeben, sonst werden beide vernichtet{scores}',

  // Aktionen und was daraus wird
  'label.whole': '{act}{what}',
  'label.place': '{u_Acc} einsetzen',
  'label.emit': '{u_Acc} die ganze Ladung abgeben lassen',
  'label.self': '{u_Acc} von {at} mit der eigenen Ladung losschicken, mit Kraft {n}',
  'label.annihilate': 'Beide vernichten',
  'label.at': 'Auf {at} setzen',
  'label.to': 'Nach {at} ziehen',
  'label.drive': '{u_Acc} nach {at} treiben',
  'label.pass': 'Passen',
  'label.striking': ', dabei {v_acc} mit Kraft {n} treffen',
  'label.meeting': ', wo sie {v_dat} begegnet',
  'label.choice': ': {choice}',
  'label.both': ': beide werden vernichtet',
  'label.lost': ': {u_nom} wird vernichtet',
  'label.scores': ', {by} erhält {n, plural, one {# Punkt} other {# Punkte}}',
  'label.ends': '. Damit endet das Spiel: {how}',

  // Vor der Wahl
  'path.left': 'noch Kraft {n}',
  'path.of': '{n} von {all}',
  'area.arrive': '{u_Nom} kommt hierher',
  'area.strike': '{u_Nom} wird hier getroffen',
  'area.annihilated': '{u_Nom} wird hier vernichtet',
  'area.score': '{u_Nom} bringt hier Punkte',
  'area.drive': '{u_Nom} kann hierher getrieben werden',
  'area.reach': '{u_Nom} kann ihre Bewegung hier beenden',
  'area.lost': 'weg',
  'area.hit': 'Stoß {n}',
  'area.either': '{one}/{other}',

  // Einblendungen
  'overlay.closest': 'Vorderste Träger',
  'overlay.distance': 'Abstand zum gegnerischen Entstehungspunkt',
  'overlay.reach': 'Reichweite eines Trägers',
  'area.closest': 'Vorderster Träger von {side}',
  'area.back': 'zurück',
  'area.distance': 'Schritte, die {side} noch fehlen',

  // Neben dem Brett
  'goal.points':
    'Was auf dem Entstehungspunkt des Gegners annihiliert wird, bringt dir seine Ladung als Punkte [7.1].',
  'goal.target': 'Wer am Ende eines Zuges {n} Punkte hat, hat gewonnen [0.2].',
  'goal.place':
    'Bring einen Träger auf deinem eigenen Entstehungspunkt ins Spiel; einer, der dort steht, wird eine Linie entlang geschossen [1.1] [1.3].',
  'goal.annihilator':
    'Oder setz einen Annihilator auf irgendeinen leeren Punkt dazwischen: Was in ihn läuft, ist weg, und er auch [2.1] [5.1].',
  'goal.emit':
    'Oder lass einen Träger sich selbst emittieren: Er geht so viele Punkte weit, wie er Ladung hat, und gibt den Rest an das ab, was er trifft [3.1] [4.1].',
  'goal.mark.charge': 'Ladung: wie weit er von selbst geht und was er zählt [3.2] [7.1]',

  'panel.turn': 'Zug',
  'panel.by': 'Am Zug',
  'panel.score': 'Punkte von {side}',
  'panel.tray': 'Ex-Nihilo-Schale von {side}',
  'panel.empty': 'leer',
  'panel.quiet': 'Ruhige Züge',
  'panel.stood': 'So oft stand diese Stellung',
  'panel.of': '{n} von {all}',

  // Tabellen
  'chart.force': 'restliche Kraft',
  'chart.rule': 'Regel',
  'chart.any': 'beliebig',
  'chart.some': '1 oder mehr',
  'chart.both': 'beide werden vernichtet',
  'chart.meeting.title': 'Wenn ein Teilchen einem anderen begegnet',
  'chart.meeting.met': 'wem es begegnet',
  'chart.meeting.what': 'was geschieht',
  'chart.meeting.annihilator': 'einem Annihilator, wem er auch gehört',
  'chart.meeting.carrier': 'einem Träger',
  'chart.meeting.own': 'einem Träger; es ist dein eigenes und hat noch nicht emittiert',
  'chart.meeting.emitted': 'einem Träger; es hat schon emittiert',
  'chart.meeting.enemy': 'einem Träger; es gehört deinem Gegner',
  'chart.meeting.driven': 'es nimmt seinen Punkt ein und treibt ihn so weit auf einer Linie',
  'chart.meeting.choice':
    'du wählst: die ganze Ladung in ihn emittieren, oder beide werden vernichtet',
  'chart.arrival.title': 'Wenn ein Teilchen zum gegnerischen Entstehungspunkt kommt',
  'chart.arrival.where': 'der Entstehungspunkt',
  'chart.arrival.what': 'dort wird vernichtet',
  'chart.arrival.empty': 'leer',
  'chart.arrival.held': 'von einem Träger besetzt',
  'chart.arrival.one': 'wer gekommen ist',
  'chart.arrival.never': 'es kann dort nicht hin',
  'chart.arrival.both': 'beide, falls das gekommene Teilchen nicht seine Ladung emittiert',
  'chart.arrival.driven': 'wer gekommen ist; der Verteidiger wird fortgetrieben',

  // Was geschehen ist
  'log.place': '{u_Nom} wird auf {at} eingesetzt.',
  'log.emit': '{u_Nom} emittiert ihre Ladung: Kraft {n}.',
  'log.strike': '{u_Nom} nimmt {at} ein und trifft {v_acc} mit Kraft {n}.',
  'log.driven': '{u_Nom} wird nach {at} getrieben.',
  'log.meet': '{u_Nom} begegnet auf {at} {v_dat}{how}.',
  'log.rest': '{u_Nom} beendet ihre Bewegung auf {at}.',
  'log.annihilated': '{u_Nom} wird auf {at} vernichtet und kommt in die Schale von {to}.',
  'log.score': '{by} erhält {n, plural, one {# Punkt} other {# Punkte}} für {u_acc}.',
  'log.pass': '{by} hat keine Aktion und passt.',
  'log.end': '{reason} {result}, {white} zu {black} (Weiß zuerst).',
  'loss.annihilator': ', der sie mitreißt',
  'loss.choice': ' ohne Kraft und emittiert nicht',
  'loss.emitted': ' ohne Kraft und hat in diesem Zug schon emittiert',
  'loss.placed': ' ohne Kraft und hat schon beim Einsetzen emittiert',
  'loss.enemy': ' ohne Kraft, und gegnerische Teilchen emittieren nicht',
  'loss.spent': ' mit dem letzten Rest ihrer eigenen Kraft',

  // Wie das Spiel endete
  'end.target': 'Die Siegpunktzahl ist erreicht.',
  'end.passed': 'Beide haben gepasst.',
  'end.quiet': '{n} Züge lang wurde nichts eingesetzt oder vernichtet.',
  'end.last': '{n} Züge sind gespielt.',
  'end.repeated': 'Eine Stellung stand zum dritten Mal, mit demselben Spieler am Zug.',
  'end.told': '{reason} {result}, {white} zu {black} (Weiß zuerst).',
  'end.won': '{by} gewinnt',
  'end.draw': 'Unentschieden',
  'end.drawn': 'Das Spiel endet unentschieden',

  // Warum nicht
  'refusal.pass': 'Du hast eine Aktion; passen darf nur, wer keine hat.',
  'refusal.enemy': '{u_Nom} gehört dir nicht. Wähle ein eigenes Teilchen.',
  'refusal.placed': '{u_Nom} steht schon auf dem Brett. Setze ein Teilchen aus deiner Schale ein.',
  'refusal.annihilator': '{u_Nom} bewegt sich nie.',
  'refusal.tray': '{u_Nom} liegt in deiner Schale: Setze sie erst ein.',
  'refusal.emergence':
    '{u_Nom} steht auf ihrem Entstehungspunkt und muss erst von dort fortgetrieben werden.',
  'refusal.at':
    '{at} ist {what, select, tray {in einer Schale} emergence {ein Entstehungspunkt} other {besetzt}}; Annihilatoren kommen auf leere Punkte zwischen den Entstehungspunkten.',
  'refusal.room':
    'Was {u_nom} von {at} aus auch treffen könnte, bekäme mehr Kraft, als auf irgendeiner Linie von dort Platz hat.',
  'refusal.backwards':
    'Auf {at} ist {u_nom} dein vorderster Träger und muss rückwärts; kein solcher Weg ist {n} lang.',
  'refusal.far': '{to} ist auf keiner Linie der Nachbar von {at}. Ziehe Punkt für Punkt.',
  'refusal.forwards': 'Auf {at} ist {u_nom} dein vorderster Träger und muss deshalb rückwärts.',
  'refusal.struck':
    'Mit {n} getroffen, müsste {v_nom} so weit fliegen, und keine Linie von {to} ist lang genug.',
  'refusal.early':
    '{u_Nom} darf {to} nur mit dem letzten Schritt ihrer Kraft erreichen; sie hat {n}.',
  'refusal.line':
    'Keine Linie führt von {at} geradewegs nach {to}: {u_Nom} wird {n} weit auf einer getrieben.',
  'refusal.short':
    'Diese Linie endet nach {n} auf {to}, und nichts ist im Weg: zu kurz für eine Kraft von {force}.',
  'refusal.blocked': '{v_Nom} auf {at} ist im Weg: {u_Nom} hält dort an, und sie begegnen sich.',
  'refusal.exact':
    '{u_Nom} wird um genau {n} getrieben, nicht mehr und nicht weniger: auf dieser Linie nach {to}.',
  'refusal.other': 'Nur {u_nom}, die zur Begegnung gekommen ist, darf jetzt emittieren.',

  // Was in einer Stellungsdatei nicht sein kann
  'fault.frames': 'frames: Zu diesen Schritten kann kein Spiel kommen',
  'fault.scores': 'values: [R17] Beide Seiten zugleich können keine {n} Punkte haben',
  'fault.before.many': 'before: Bis Zug {n} sind es höchstens {n} Stellungen',
  'fault.before.other': 'before[0]: Das ist nicht die Stellung auf dem Brett',
  'fault.before.third': 'before: [R18] Diese Stellung steht zum dritten Mal: Das Spiel ist zu Ende',
  'fault.newest': 'Das ist nicht die Stellung auf dem Brett',
  'fault.drawing': '{u} ist auf {at}, einer Zeichnung der Schale; schreibe "tray"',
  'fault.emergence': '[2.1] {u} steht nie auf {at}, einem Entstehungspunkt',
  'fault.shared': '{u} teilt sich {at} mit {v}, und dort war {v} zuerst',
  'fault.alive': '[5.4] {u} kann auf {at}, dem gegnerischen Entstehungspunkt, nicht bestehen',
  'fault.lost': '{u} findet sich nicht, wo es steht',
  'fault.ending.on': 'Bis das Spiel zu Ende ist, ist es 0',
  'fault.ending.over': 'Das Spiel geht weiter: values.ending ist 0',
  'fault.ending.reason': 'Aus diesem Grund ist das Spiel nicht zu Ende',
  'fault.turn': '[D6] 1 bis {n} erwartet',
  'fault.target': '[0.2] Mit {n} Punkten ist das Spiel zu Ende',
  'fault.quiet': '[R16] Nach {n} ist das Spiel zu Ende',
  'fault.quiet.most': '[R16] höchstens {n}',
  'fault.passes': '[R15] Nach {n} ist das Spiel zu Ende',
  'fault.score.most': '[7.1] höchstens {n} in diesem Szenario',
  'fault.passes.none': '[R15] Wer handelt, passt nicht',
  'fault.placed.running': '[R7] Das gilt nur für den laufenden Zug',
  'fault.placed.emitted': '[R7] Ein Träger, der auf einen anderen gesetzt wurde, hat emittiert',
  'fault.emitted.running': '[4.6] Das gilt nur für den laufenden Zug',
  'fault.emitted.never': '[R12] Annihilatoren emittieren nie',
  'fault.emitted.own': '[4.6] Nur Teilchen des Spielers am Zug emittieren',
  'fault.flight.annihilator': '[2.1] Es ist ein eigener Annihilator, und noch ist nichts geschehen',
  'fault.flight.emitter': '[3.1] Es ist der Träger, der sich selbst emittiert',
  'fault.flight.force': '[3.2] Seine Kraft ist höchstens seine Ladung',
  'fault.flight.meeting': '[4.6] Nur ein eigenes Teilchen, das nicht emittiert hat, darf das',
  'fault.flight.driven': '[4.5] Irgendwer hat es getrieben',
  'fault.flight.struck': '[4.2] Irgendwer hat die Kraft emittiert',
};
