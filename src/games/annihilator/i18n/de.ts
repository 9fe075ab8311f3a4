/** Alle Texte von Annihilator auf Deutsch. Alle Einheiten sind männlich und stehen ohne Artikel: „Sturmtrupp A1“. */
import type { en } from './en.ts';
import { faults } from './de/faults.ts';
import { figures } from './de/figures.ts';
import { lesson } from './de/lesson.ts';
import { refusals } from './de/refusals.ts';
import { rolls } from './de/rolls.ts';
import { rules } from './de/rules.ts';
import { values } from './de/values.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  ...figures,
  ...lesson,
  ...rolls,
  ...values,
  ...rules,
  ...refusals,
  ...faults,

  // Vor der Partie
  'game.title': 'Annihilator',
  'game.tagline': 'Neun Trupps, fünfzehn Atomladungen, ein Roboter groß wie ein Asteroid.',
  'game.credits': 'Annihilator, entworfen von James E. Tucker, 1979 bei Metagaming erschienen.',
  'game.designed':
    'Die Zeichnungen der Karte und der Sprengmuster sind verloren; beide haben wir darum neu entworfen. Von uns sind auch der vorgeschlagene Aufbau, das Lernszenario und die meisten Optionen. Entscheide mit einem R klären, was die Regeln offen lassen.',
  'scenario.standard.title': 'Der Angriff',
  'scenario.standard.text':
    'Das ganze Spiel: Drei Schiffe rammen die Maschine, wo die Würfel es wollen, und treffen auf zehn Wachroboter und sechs Reparaturroboter, die ihr Spieler aufgestellt hat.',
  'scenario.learning.title': 'Zwei Schiffe',
  'scenario.learning.text':
    'Unser Lernszenario, fertig aufgebaut: Ein Schiff hat die Maschine oben gerammt, ein anderes unten; vier Wachroboter und fünf Reparaturroboter verteidigen sie.',
  'option.pattern-a.title': 'Figur von Muster A',
  'option.pattern-a.text':
    'Die Originalzeichnung von Muster A ist verloren; darum haben wir zwei Figuren dafür entworfen. Die Lanze ist eine gerade Linie von vier Feldern; bei der Gabel liegen die Felder 3 und 4 halb links und halb rechts vor Feld 2.',
  'option.pattern-a.0': 'Lanze',
  'option.pattern-a.1': 'Gabel',
  'option.mind-weapon.title': 'Mentalwaffe',
  'option.mind-weapon.text':
    'Nach dem Regelheft hat der Annihilator eine Mentalwaffe. Für das erste Spiel schlagen wir vor, ohne sie zu spielen; die Trupps haben es dann viel leichter.',
  'option.mind-weapon.0': 'aus',
  'option.mind-weapon.1': 'an',
  'option.auto-defend.title': 'Angriffe der Abwehrfelder',
  'option.auto-defend.text':
    'Das Verhältnis, mit dem ein Abwehrfeld einen Trupp angreift, der es betritt. Regel 7.3 sagt 1-1; die Anmerkung unter der Feldtabelle ist in zwei Fassungen überliefert, mit 1-1 und mit 1-2. Mit 1-2 haben es die Trupps leichter.',
  'option.auto-defend.0': '1-1',
  'option.auto-defend.1': '1-2',

  // Seiten, Einheiten, Felder, Marker
  'side.human': 'Menschheit',
  'side.annihilator': 'Annihilator',
  'unit.assault': 'Sturmtrupp',
  'unit.demolition': 'Sprengtrupp',
  'unit.security': 'Wachroboter',
  'unit.repairbot': 'Reparaturroboter',
  'counter.name': '{type} {u}',
  'counter.figures':
    'Angriff {attack}, Verteidigung {defence}, Bewegung {move}{n, plural, =0 {} one {, # Ladung} other {, # Ladungen}}',
  'condition.disrupted': 'betäubt',
  'condition.met': 'auf Roboter getroffen',
  'condition.moved': 'schon gezogen',
  'condition.acted': 'hat schon gehandelt',
  'terrain.hull': 'Außenpanzer',
  'terrain.impassable': 'unpassierbar',
  'terrain.obstructed': 'schwer passierbar',
  'terrain.passageway': 'Gang',
  'terrain.auto-defend': 'Abwehrfeld',
  'terrain.brain': 'Gehirnkern',
  'marker.ob-pas': 'schwer passierbar',
  'marker.clear': 'frei',
  'marker.ship': 'Sturmschiff',
  'marker.dropped': '{n, plural, one {# Ladung} other {# Ladungen}} zurückgelassen',
  'marker.charge': 'Ladung, {charge}',

  // Die Karte zu Beginn
  'goal.human':
    'Die Menschheit gewinnt, wenn {n, plural, =1 {ein Feld des Gehirnkerns aufgesprengt ist} other {beide Felder des Gehirnkerns aufgesprengt sind}} [10.0].',
  'goal.annihilator':
    'Der Annihilator gewinnt, wenn kein Trupp mehr lebt [10.0] oder keine Ladung mehr da ist, die den Gehirnkern erreichen könnte [R16]. Ohne Mentalwaffe gewinnt er auch nach {n, plural, =10 {zehn} other {#}} ruhigen Runden in Folge [R20].',
  'goal.move':
    'Du kannst jede deiner Einheiten einmal pro Runde ziehen, so weit ihre Bewegungspunkte reichen; betritt eine Einheit ein Feld mit einem Gegner, bleibt sie dort stehen [5.1] [5.4].',
  'goal.fight':
    'Du kannst auf Feldern angreifen, auf denen beide Seiten Einheiten haben: Angriffsstärke gegen Verteidigungsstärke ergibt das Verhältnis, ein Würfel das Ergebnis [7.1].',
  'goal.blast':
    'Trupps legen Ladungen. Eine Ladung explodiert in der nächsten Runde und öffnet einen Weg durch alles [8.1]; Reparaturroboter schließen ihn wieder [9.0].',
  'goal.mark.attack': 'Angriff [2.2.1]',
  'goal.mark.defence': 'Verteidigung [2.2.1]',
  'goal.mark.move': 'Bewegungspunkte pro Runde [5.2]',
  'goal.mark.charges': 'Ladungen, die der Trupp trägt [8.4]',

  // Satzteile
  charges: '{n, plural, one {# Ladung} other {# Ladungen}}',
  points: '{half, plural, =1 {{text} Punkt} =2 {{text} Punkt} other {{text} Punkte}}',
  'points.movement':
    '{half, plural, =1 {{text} Bewegungspunkt} =2 {{text} Bewegungspunkt} other {{text} Bewegungspunkte}}',
  'pattern.facing': '{pattern} nach {direction}',
  'pattern.corner': '{pattern} zur Ecke zwischen {direction} und {next}',
  'charge.now': 'Muster {pattern}, explodiert in Schritt 3 dieser Runde',
  'charge.later': 'Muster {pattern}, explodiert in Schritt 3 von Runde {turn}',
  'charge.risk': '{charge}; gefährdete Einheiten: {us}',

  // Fragen an die Seite am Zug
  'prompt.setup.robots': 'Stelle {u} ({n} von {all}) auf ein Feld, das Roboter betreten dürfen.',
  'prompt.setup.impact.side': 'Würfel: die Seite der Karte, die Schiff {n} trifft.',
  'prompt.setup.impact.hex': 'Zwei Würfel: das Feld auf Seite {side}, das Schiff {n} trifft.',
  'prompt.human.move': 'Ziehe deine Trupps, jeden einmal, in beliebiger Reihenfolge.',
  'prompt.robot.move': 'Ziehe deine Roboter, jeden einmal, in beliebiger Reihenfolge.',
  'prompt.quiet':
    '{asked} Am Ende von Runde {turn} gewinnt der Annihilator, wenn bis dahin kein Trupp eine Ladung gelegt oder zu bergen versucht hat und keine Einheit ausgeschaltet wurde [R20].',
  'prompt.to': 'Wähle das Ziel für {u}. Übrig: {points}.',
  'prompt.auto-defend.roll':
    'Würfel: {u} hat ein Abwehrfeld betreten und wird mit {odds} angegriffen.',
  'prompt.recovery':
    '{u} hat auf {at} {n, plural, one {# Ladung} other {# Ladungen}} gefunden. Wähle, ob der Trupp sie zu bergen versucht: Bei einem ungeraden Wurf {n, plural, one {ist} other {sind}} sie verloren; bei einem geraden nimmt er sie mit und wird zum Sprengtrupp.',
  'prompt.recovery.faces':
    '{u} hat auf {at} {n, plural, one {# Ladung} other {# Ladungen}} gefunden. Wähle, ob der Trupp sie zu bergen versucht: Würfelt er {faces}, nimmt er sie mit und wird zum Sprengtrupp; sonst {n, plural, one {ist sie} other {sind sie}} verloren.',
  'prompt.recovery.roll': 'Würfel für den Bergungsversuch von {u}.',
  'prompt.human.combat': 'Greife auf Feldern an, auf denen Trupps und Roboter stehen.',
  'prompt.robot.combat': 'Greife auf Feldern an, auf denen Roboter und Trupps stehen.',
  'prompt.robot.combat.mind':
    'Greife auf Feldern an, auf denen Roboter und Trupps stehen, und setze die Mentalwaffe auf einem Feld ein.',
  'prompt.combat.roll': 'Würfel: Nahkampf auf {at} mit {odds}.',
  'prompt.mind.roll': 'Würfel: Angriff der Mentalwaffe auf {at}, Verhältnis {odds}.',
  'prompt.demolition.set':
    'Lege Ladungen; jetzt gelegte explodieren in Schritt 3 von Runde {next}. {due, plural, =0 {In dieser Runde explodiert nichts.} one {Wenn du fertig bist, explodiert # früher gelegte Ladung.} other {Wenn du fertig bist, explodieren # früher gelegte Ladungen.}}',
  'prompt.demolition.at':
    'Wähle, wohin {u} die Ladung legt: auf sein eigenes oder ein benachbartes Feld.',
  'prompt.demolition.pattern': 'Wähle das Muster der Ladung auf {at}.',
  'prompt.demolition.direction': 'Wähle die Richtung der Ladung auf {at}, Muster {pattern}.',
  'prompt.demolition.blast': 'Würfel: Feld {k} der Ladung auf {at}.',
  'prompt.advance': 'Stoße auf die Felder vor, die gerade geöffnet wurden.',
  'prompt.repair': 'Repariere Felder, auf denen deine Reparaturroboter stehen.',
  'prompt.over.human': '{reason} Die Menschheit gewinnt.',
  'prompt.over.annihilator': '{reason} Der Annihilator gewinnt.',

  // Knöpfe und Listen
  'label.place': '{u} auf {at} aufstellen',
  'label.suggest': 'Rest automatisch aufstellen',
  'label.move': '{u} bewegen',
  'label.advance': 'Mit {u} vorstoßen',
  'label.to': 'Nach {at} ziehen',
  'label.stay': 'Auf {at} bleiben',
  'label.recover': 'Ladungen bergen (Würfel)',
  'label.decline': 'Ladungen liegen lassen',
  'label.attack': 'Auf {at} mit {odds} angreifen',
  'label.mind': 'Mentalwaffe auf {at} einsetzen, mit {odds}',
  'label.charge': 'Mit {u} eine Ladung legen (noch {n})',
  'label.at': 'Auf {at}',
  'label.at.own': 'Auf das eigene Feld, {at}',
  'label.pattern': 'Muster {pattern}',
  'label.face': 'Nach {direction}',
  'label.face.corner': 'Zur Ecke zwischen {direction} und {next}',
  'label.own-losses': '{label} (eigene Trupps jetzt im Sprengbereich: {us})',
  'label.repair': '{at} reparieren',
  'label.roll': '{n} würfeln',
  'label.done.charges': 'Keine weiteren Ladungen',
  'label.done.repair': 'Reparatur beenden',
  'label.done.combat': 'Nahkampf beenden',
  'label.done.advance': 'Vorstoß beenden',
  'label.done.move': 'Bewegung beenden',

  // Neben dem Brett
  'panel.turn': 'Runde',
  'panel.step': 'Schritt',
  'panel.squads': 'Trupps',
  'panel.squads.left': '{assault} Sturm, {demolition} Spreng',
  'panel.charges': 'Ladungen',
  'panel.charges.all': '{carried} getragen, {set} gelegt',
  'panel.charges.dropped': '{carried} getragen, {set} gelegt, {dropped} zurückgelassen',
  'panel.robots': 'Roboter',
  'panel.robots.left': '{security} Wache, {repair} Reparatur',
  'panel.mind': 'Mentalwaffe',
  'panel.mind.off': 'nicht im Spiel',
  'panel.mind.used': 'in dieser Runde eingesetzt',
  'panel.mind.ready': 'bereit',
  'panel.quiet': 'Ruhige Runden',
  'panel.quiet.turns': '{n} von {all}',
  'panel.quiet.warning':
    '{n} von {all}: Am Ende von Runde {turn} gewinnt der Annihilator, wenn bis dahin kein Trupp eine Ladung gelegt oder zu bergen versucht hat und keine Einheit ausgeschaltet wurde [R20].',
  'panel.brain': 'Gehirnkern',
  'panel.brain.hexes': '{n} von {all} Feldern zerstört',
  'panel.charge': 'Ladung auf {at}',
  'panel.charge.hexes': '{charge}; Felder {hexes}',
  'panel.lot': 'Zurückgelassen auf {at}',
  'phase.setup': 'Aufbau',
  'phase.human.move': '1. Bewegung der Trupps',
  'phase.human.combat': '2. Nahkampf der Trupps',
  'phase.demolition.set': '3. Sprengung: legen',
  'phase.demolition.detonate': '3. Sprengung: explodieren',
  'phase.advance': '3. Sprengung: vorstoßen',
  'phase.robot.move': '4. Bewegung der Roboter',
  'phase.robot.combat': '5. Nahkampf der Roboter und Mentalwaffe',
  'phase.repair': '6. Reparatur',
  'phase.over': 'Spielende',

  // Auf dem Brett
  'overlay.reach': 'Zugreichweite',
  'overlay.blasts': 'Gelegte Ladungen',
  'overlay.lots': 'Zurückgelassene Ladungen',
  'overlay.impacts': 'Einschlagfelder',
  'area.charge': 'Ladung auf {at}, {charge}',
  'area.sure': 'sicher',
  'area.lot': '{n, plural, one {# Ladung} other {# Ladungen}} auf {at} zurückgelassen',
  'area.impact': 'mögliche Einschlagfelder an Seite {n} der Karte',
  'area.reach': 'in Reichweite',
  'area.pattern': 'möglicher Sprengbereich, je nach Richtung',
  'area.blast': 'Explosion von Muster {pattern} auf {at}',
  'area.target': 'wird angegriffen',
  'area.mind': 'von der Mentalwaffe getroffen',
  'area.suggested': 'vorgeschlagener Aufbau',
  'path.cost': '{cost} von {points}',
  'path.shots':
    '{cost} von {points}, {n, plural, one {# Angriff eines Abwehrfelds} other {# Angriffe von Abwehrfeldern}} mit {odds}',

  // Tabellen
  'chart.crt': 'Kampfergebnisse: NE ohne Wirkung, D und X siehe unten',
  'chart.crt.die': 'Würfel',
  'chart.cet': 'Wirkung der Kampfergebnisse',
  'chart.cet.attacked': 'Ziel',
  'chart.cet.humans': 'Trupps',
  'chart.cet.humans.D': 'betäubt; durch eine Ladung ausgeschaltet',
  'chart.cet.robots': 'Roboter',
  'chart.cet.eliminated': 'ausgeschaltet',
  'chart.cet.solid': 'Außenpanzer, Abwehrfeld, unpassierbar, Gehirnkern',
  'chart.cet.other': 'jedes andere Feld, auch mit OB-PAS-Marker',
  'chart.htc': 'Bewegungspunkte, um ein Feld zu betreten',
  'chart.htc.hex': 'Feld',
  'chart.htc.humans': 'Trupps',
  'chart.htc.robots': 'Roboter',
  'chart.htc.no': 'nicht erlaubt',
  'chart.htc.attack': '{points} und ein Angriff mit {odds} (als Option {option} [R18])',
  'chart.htc.ob-pas': 'OB-PAS-Marker',
  'chart.htc.clear': 'CLEAR-Marker oder Schiff',
  'chart.dct': 'Sprengladungen: Verhältnis für Feld 2 und weitere; Feld 1 wird immer frei',
  'chart.dct.pattern': 'Muster',
  'chart.dct.figure': 'Figur',
  'chart.dct.odds': 'Verhältnis',
  'chart.dct.A': 'A: das einzige Muster für Sturmtrupps',
  'chart.dct.A.figure': 'Linie von 4 (als Option: Gabel)',
  'chart.dct.B': 'B: zeigt auf eine Ecke',
  'chart.dct.B.figure': 'Keil: Reihen von 1, 2 und 3',
  'chart.dct.C': 'C: ohne Richtung',
  'chart.dct.C.figure': 'Ring: das Feld und die sechs Felder darum',
  'chart.dct.D': 'D: zeigt auf eine Feldseite, Feld 3 liegt geradeaus',
  'chart.dct.D.figure': 'Fächer: das Feld und die drei Felder davor',
  'chart.dct.designed':
    'Die Verhältnisse stammen aus den Regeln; die Figuren sind von uns [D3], denn die Zeichnungen des Originals sind verloren.',
  'chart.utl': 'Einheiten',
  'chart.utl.unit': 'Einheit',
  'chart.utl.attack': 'Angriff',
  'chart.utl.defence': 'Verteidigung',
  'chart.utl.move': 'Bewegung',
  'chart.utl.charges': 'Ladungen',
  'chart.utl.assault': '{n, plural, one {# Sturmtrupp} other {# Sturmtrupps}}',
  'chart.utl.demolition': '{n, plural, one {# Sprengtrupp} other {# Sprengtrupps}}',
  'chart.utl.security': '{n, plural, one {# Wachroboter} other {# Wachroboter}}',
  'chart.utl.repairbot': '{n, plural, one {# Reparaturroboter} other {# Reparaturroboter}}',

  // Ereignisse
  'log.missed.squads':
    'Alle Trupps sind betäubt: Die Menschheit kann in den Schritten 1 bis 3 dieser Runde nicht handeln.',
  'log.missed.robots':
    'Kein Roboter ist mehr da: Der Annihilator setzt die Schritte 4 bis 6 dieser Runde aus.',
  'log.turn': 'Runde {n}.',
  'log.place': '{u} wird auf {at} aufgestellt.',
  'log.impact': 'Sturmschiff {n} trifft {at} und setzt {us} ab.',
  'log.move': '{u} zieht von {from} nach {at} ({cost}).',
  'log.advance': '{u} stößt von {from} nach {at} vor.',
  'log.auto-defend':
    'Abwehrfeld {at} greift {u} mit {odds} an: gewürfelt {n}, {result, select, NE {ohne Wirkung} D {betäubt} other {ausgeschaltet}}.',
  'log.dropped': '{u} lässt {n, plural, one {# Ladung} other {# Ladungen}} auf {at} zurück.',
  'log.recovery.declined': '{u} lässt die Ladungen auf {at} liegen.',
  'log.recovery.lost': '{u} würfelt auf {at} eine {n}: Die Ladungen dort sind verloren.',
  'log.recovery.taken':
    '{u} würfelt auf {at} eine {n} und wird zum Sprengtrupp mit {charges, plural, one {# Ladung} other {# Ladungen}}.',
  'log.combat': 'Nahkampf auf {at} mit {odds} gegen {us}: gewürfelt {n}, {outcome}.',
  'log.mind': 'Die Mentalwaffe trifft {us} auf {at} mit {odds}: gewürfelt {n}, {outcome}.',
  'log.charge': '{u} legt eine Ladung auf {at}, Muster {pattern}.',
  'log.detonate': 'Die Ladung auf {at} explodiert, Muster {pattern}.',
  'log.blast.centre': 'Feld 1 ({at}) ist jetzt frei.',
  'log.blast': 'Feld {k} ({at}) mit {odds}: gewürfelt {n}, {result}: {ground}.',
  'log.blast.units': 'Die Explosion auf {at} schaltet {us} aus.',
  'log.repair': '{at} ist repariert.',
  'log.end': '{reason}',

  // Ende der Partie
  'end.brain': 'Beide Felder des Gehirnkerns sind zerstört.',
  'end.brain.one': 'Ein Feld des Gehirnkerns ist zerstört.',
  'end.squads': 'Der letzte Trupp ist ausgeschaltet.',
  'end.charges': 'Es gibt keine Sprengladung mehr, die den Gehirnkern zerstören könnte.',
  'end.standstill':
    '{n} Runden lang hat kein Trupp eine Ladung gelegt oder zu bergen versucht, keine Ladung ist explodiert, und keine Einheit wurde ausgeschaltet.',
};
