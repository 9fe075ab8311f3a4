/** Messages of the game in English. Its rules are in `rulebook*.ts`. */
import { faults } from './en/faults.ts';
import { figures } from './en/figures.ts';
import { lesson } from './en/lesson.ts';
import { refusals } from './en/refusals.ts';
import { rolls } from './en/rolls.ts';
import { values } from './en/values.ts';

export const en = {
  ...figures,
  ...lesson,
  ...rolls,
  ...values,
  // Before the game opens
  'game.title': 'Annihilator',
  'game.tagline': 'Nine squads, fifteen nuclear charges, one robot the size of an asteroid.',
  'game.credits': 'Annihilator, designed by James E. Tucker, published by Metagaming in 1979.',
  'game.designed':
    'The original drawings of the map and of the demolition patterns are lost, so we designed our own. We also added the suggested set-up, the learning scenario and most of the options. Rulings marked R settle points that the rules leave open.',
  'scenario.standard.title': 'The assault',
  'scenario.standard.text':
    'The whole game. Three ships ram the machine wherever the dice say. Ten Security Robots and six Repairbots, set up by the Annihilator player, defend it.',
  'scenario.learning.title': 'Two ships',
  'scenario.learning.text':
    'Our learning scenario, already set up: one ship has rammed the machine at the top and another at the bottom; four Security Robots and five Repairbots defend it.',
  'option.pattern-a.title': 'Shape of pattern A',
  'option.pattern-a.text':
    'The original drawing of pattern A is lost, so we designed two shapes for it. The lance is a straight line of four hexes; in the fork, hexes 3 and 4 are to the front left and front right of hex 2.',
  'option.pattern-a.0': 'lance',
  'option.pattern-a.1': 'fork',
  'option.mind-weapon.title': 'Mind weapon',
  'option.mind-weapon.text':
    'The rulebook gives the Annihilator a mind weapon. For a first game, we suggest playing without it, which is much easier for the squads.',
  'option.mind-weapon.0': 'off',
  'option.mind-weapon.1': 'on',
  'option.auto-defend.title': 'Auto-defend attacks',
  'option.auto-defend.text':
    'Sets the odds at which an auto-defend hex attacks a squad that enters it. Rule 7.3 says 1-1; the note under the Hex Type Chart survives in two versions, one with 1-1 and one with 1-2. Odds of 1-2 are easier for the squads.',
  'option.auto-defend.0': '1-1',
  'option.auto-defend.1': '1-2',

  // Sides, units, hexes, markers
  'side.human': 'Human',
  'side.annihilator': 'Annihilator',
  'unit.assault': 'Assault Squad',
  'unit.demolition': 'Demolition Squad',
  'unit.security': 'Security Robot',
  'unit.repairbot': 'Repairbot',
  'counter.name': '{type} {u}',
  'counter.figures':
    'attack {attack}, defence {defence}, movement {move}{n, plural, =0 {} one {, # charge} other {, # charges}}',
  'condition.disrupted': 'disrupted',
  'condition.met': 'has met robots',
  'condition.moved': 'has moved',
  'condition.acted': 'has already acted',
  'terrain.hull': 'outer armour',
  'terrain.impassable': 'impassable',
  'terrain.obstructed': 'obstructed passable',
  'terrain.passageway': 'passageway',
  'terrain.auto-defend': 'auto-defend armour',
  'terrain.brain': 'brain core',
  'marker.ob-pas': 'obstructed passable',
  'marker.clear': 'clear',
  'marker.ship': 'Assault Ship',
  'marker.dropped': '{n, plural, one {# charge} other {# charges}} left behind',
  'marker.charge': 'charge, {charge}',

  // The card that the game opens with
  'goal.human':
    'The Human side wins when {n, plural, =1 {one hex of the brain core has} other {both hexes of the brain core have}} been blasted open [10.0].',
  'goal.annihilator':
    'The Annihilator wins when no squads are left [10.0] or no charges are left that could still reach the core [R16]. Without the mind weapon, the Annihilator also wins after {n, plural, =10 {ten} other {#}} quiet turns in a row [R20].',
  'goal.move':
    'You can move each of your units once a turn, as far as its movement points allow; a unit that enters a hex with an enemy stops there [5.1] [5.4].',
  'goal.fight':
    'You can attack in any hex where both sides have units: attack strength against defence strength gives the odds, and one die decides the result [7.1].',
  'goal.blast':
    'Squads set charges. A charge goes off on the next turn and opens a way through anything [8.1]; Repairbots close it again [9.0].',
  'goal.mark.attack': 'attack [2.2.1]',
  'goal.mark.defence': 'defence [2.2.1]',
  'goal.mark.move': 'movement points per turn [5.2]',
  'goal.mark.charges': 'charges carried [8.4]',

  // Parts of sentences
  charges: '{n, plural, one {# charge} other {# charges}}',
  // Forms for one half point, for two, and for other numbers.
  points: '{half, plural, =1 {{text} point} =2 {{text} point} other {{text} points}}',
  'points.movement':
    '{half, plural, =1 {{text} movement point} =2 {{text} movement point} other {{text} movement points}}',
  'pattern.facing': '{pattern} facing {direction}',
  'pattern.corner': '{pattern} facing the corner between {direction} and {next}',
  'charge.now': 'pattern {pattern}, goes off in step 3 of this turn',
  'charge.later': 'pattern {pattern}, goes off in step 3 of turn {turn}',
  'charge.risk': '{charge}; units at risk: {us}',

  // Prompts
  'prompt.setup.robots': 'set up {u} ({n} of {all}) in any hex that robots may enter.',
  'prompt.setup.impact.side': 'Roll for the side of the map that ship {n} hits.',
  'prompt.setup.impact.hex': 'Roll two dice for the hex on side {side} that ship {n} hits.',
  'prompt.human.move': 'move your squads, each once, in any order.',
  'prompt.robot.move': 'move your robots, each once, in any order.',
  'prompt.quiet':
    '{asked} The Annihilator wins at the end of turn {turn}, unless a squad sets a charge, a squad tries to recover charges, or a unit is eliminated before then [R20].',
  'prompt.to': 'choose where {u} goes. It has {points}.',
  'prompt.auto-defend.roll': '{u} has entered an auto-defend hex: roll for the attack at {odds}.',
  'prompt.recovery':
    '{u} has found {n, plural, one {# charge} other {# charges}} in {at}. Choose whether to try to recover {n, plural, one {it} other {them}}. On an odd roll, {n, plural, one {the charge is} other {the charges are}} lost; on an even roll, the squad takes {n, plural, one {it} other {them}} and becomes a Demolition Squad.',
  'prompt.recovery.faces':
    '{u} has found {n, plural, one {# charge} other {# charges}} in {at}. Choose whether to try to recover {n, plural, one {it} other {them}}. On a roll of {faces}, the squad takes {n, plural, one {it} other {them}} and becomes a Demolition Squad; on any other roll, {n, plural, one {the charge is} other {the charges are}} lost.',
  'prompt.recovery.roll': 'Roll for {u}’s attempt to recover charges.',
  'prompt.human.combat': 'attack in any hexes that hold both squads and robots.',
  'prompt.robot.combat': 'attack in any hexes that hold both robots and squads.',
  'prompt.robot.combat.mind':
    'attack in any hexes that hold both robots and squads, and use the mind weapon on one hex.',
  'prompt.combat.roll': 'Roll for the close combat in {at} at {odds}.',
  'prompt.mind.roll': 'Roll for the mind weapon’s attack on {at}, at odds of {odds}.',
  'prompt.demolition.set':
    'set charges to go off in step 3 of turn {next}. {due, plural, =0 {Nothing goes off this turn.} one {When you are done, # charge from the previous turn goes off.} other {When you are done, # charges from the previous turn go off.}}',
  'prompt.demolition.at': 'choose where {u} sets the charge: in its own hex or an adjacent one.',
  'prompt.demolition.pattern': 'choose the pattern of the charge in {at}.',
  'prompt.demolition.direction': 'choose the direction of the charge in {at}, pattern {pattern}.',
  'prompt.demolition.blast': 'Roll for hex {k} of the charge in {at}.',
  'prompt.advance': 'advance into the hexes that have just been opened.',
  'prompt.repair': 'repair any of the hexes that your Repairbots are in.',
  'prompt.over.human': '{reason} The Human side wins.',
  'prompt.over.annihilator': '{reason} The Annihilator wins.',

  // Buttons and lists
  'label.place': 'Set up {u} in {at}',
  'label.suggest': 'Auto-place the rest',
  'label.move': 'Move {u}',
  'label.advance': 'Advance with {u}',
  'label.to': 'Go to {at}',
  'label.stay': 'Stay in {at}',
  'label.recover': 'Attempt recovery',
  'label.decline': 'Leave the charges',
  'label.attack': 'Attack in {at} at {odds}',
  'label.mind': 'Use the mind weapon on {at} at {odds}',
  'label.charge': 'Set a charge with {u} ({n} left)',
  'label.at': 'In {at}',
  'label.at.own': 'In its own hex, {at}',
  'label.pattern': 'Pattern {pattern}',
  'label.face': 'Facing {direction}',
  'label.face.corner': 'Facing the corner between {direction} and {next}',
  'label.own-losses': '{label} (squads in the blast area now: {us})',
  'label.repair': 'Repair {at}',
  'label.roll': 'Roll {n}',
  'label.done.charges': 'Done setting charges',
  'label.done.repair': 'Done repairing',
  'label.done.combat': 'End close combat',
  'label.done.advance': 'End the advance',
  'label.done.move': 'End movement',

  // Beside the board
  'panel.turn': 'Turn',
  'panel.step': 'Step',
  'panel.squads': 'Squads',
  'panel.squads.left': '{assault} Assault, {demolition} Demolition',
  'panel.charges': 'Charges',
  'panel.charges.all': '{carried} carried, {set} set',
  'panel.charges.dropped': '{carried} carried, {set} set, {dropped} left behind',
  'panel.robots': 'Robots',
  'panel.robots.left': '{security} Security, {repair} Repair',
  'panel.mind': 'Mind weapon',
  'panel.mind.off': 'not in play',
  'panel.mind.used': 'used this turn',
  'panel.mind.ready': 'ready',
  'panel.quiet': 'Quiet turns',
  'panel.quiet.turns': '{n} of {all}',
  'panel.quiet.warning':
    '{n} of {all}: the Annihilator wins at the end of turn {turn}, unless a squad sets a charge, a squad tries to recover charges, or a unit is eliminated before then [R20].',
  'panel.brain': 'Brain core',
  'panel.brain.hexes': '{n} of {all} hexes destroyed',
  'panel.charge': 'Charge in {at}',
  'panel.charge.hexes': '{charge}; hexes {hexes}',
  'panel.lot': 'Left behind in {at}',
  'phase.setup': 'Set-up',
  'phase.human.move': '1. Human movement',
  'phase.human.combat': '2. Human close combat',
  'phase.demolition.set': '3. Demolition: set',
  'phase.demolition.detonate': '3. Demolition: detonate',
  'phase.advance': '3. Demolition: advance',
  'phase.robot.move': '4. Robot movement',
  'phase.robot.combat': '5. Robot combat and mind weapon',
  'phase.repair': '6. Repair',
  'phase.over': 'Game over',

  // On the board
  'overlay.reach': 'Movement range',
  'overlay.blasts': 'Charges set',
  'overlay.lots': 'Charges left behind',
  'overlay.impacts': 'Impact hexes',
  'area.charge': 'charge in {at}, {charge}',
  'area.sure': 'certain',
  'area.lot': '{n, plural, one {# charge} other {# charges}} left behind in {at}',
  'area.impact': 'possible impact hexes on side {n} of the map',
  'area.reach': 'within reach',
  'area.pattern': 'possible blast area, depending on the direction',
  'area.blast': 'blast of pattern {pattern} in {at}',
  'area.target': 'attacked',
  'area.mind': 'struck by the mind weapon',
  'area.suggested': 'suggested set-up',
  'path.cost': '{cost} of {points}',
  'path.shots':
    '{cost} of {points}, {n, plural, one {# auto-defend attack} other {# auto-defend attacks}} at {odds}',

  // Tables
  'chart.crt': 'Combat results: NE means no effect; for D and X, see below',
  'chart.crt.die': 'die',
  'chart.cet': 'Combat effects',
  'chart.cet.attacked': 'target',
  'chart.cet.humans': 'squads',
  'chart.cet.humans.D': 'disrupted; eliminated if hit by a charge',
  'chart.cet.robots': 'robots',
  'chart.cet.eliminated': 'eliminated',
  'chart.cet.solid': 'armour, auto-defend, impassable, brain core',
  'chart.cet.other': 'any other hex, including one with an OB-PAS marker',
  'chart.htc': 'Movement points to enter a hex',
  'chart.htc.hex': 'hex',
  'chart.htc.humans': 'squads',
  'chart.htc.robots': 'robots',
  'chart.htc.no': 'not allowed',
  'chart.htc.attack': '{points}, and an attack at {odds} (option: {option} [R18])',
  'chart.htc.ob-pas': 'OB-PAS marker',
  'chart.htc.clear': 'CLEAR marker or ship',
  'chart.dct': 'Demolition charges: odds for hexes 2 and up; hex 1 is always cleared',
  'chart.dct.pattern': 'pattern',
  'chart.dct.figure': 'shape',
  'chart.dct.odds': 'odds',
  'chart.dct.A': 'A: the only pattern for Assault Squads',
  'chart.dct.A.figure': 'line of 4 (option: fork)',
  'chart.dct.B': 'B: faces a corner',
  'chart.dct.B.figure': 'wedge: rows of 1, 2 and 3',
  'chart.dct.C': 'C: no direction',
  'chart.dct.C.figure': 'ring: the hex and the six hexes around it',
  'chart.dct.D': 'D: faces a hex side, with hex 3 straight ahead',
  'chart.dct.D.figure': 'fan: the hex and the three hexes in front of it',
  'chart.dct.designed':
    'The odds come from the rulebook; we designed the shapes [D3], because the original drawings are lost.',
  'chart.utl': 'Units',
  'chart.utl.unit': 'unit',
  'chart.utl.attack': 'attack',
  'chart.utl.defence': 'defence',
  'chart.utl.move': 'movement',
  'chart.utl.charges': 'charges',
  'chart.utl.assault': '{n, plural, one {# Assault Squad} other {# Assault Squads}}',
  'chart.utl.demolition': '{n, plural, one {# Demolition Squad} other {# Demolition Squads}}',
  'chart.utl.security': '{n, plural, one {# Security Robot} other {# Security Robots}}',
  'chart.utl.repairbot': '{n, plural, one {# Repairbot} other {# Repairbots}}',

  // Events
  'log.missed.squads':
    'All squads are disrupted, so the Human side can’t act in steps 1 to 3 of this turn.',
  'log.missed.robots': 'No robots are left, so the Annihilator skips steps 4 to 6 of this turn.',
  'log.turn': 'Turn {n}.',
  'log.place': '{u} is set up in {at}.',
  'log.impact': 'Assault Ship {n} hits {at} and lands {us}.',
  'log.move': '{u} moves from {from} to {at} ({cost}).',
  'log.advance': '{u} advances from {from} to {at}.',
  'log.auto-defend':
    'Auto-defend hex {at} attacks {u} at {odds}: rolled {n}, {result, select, NE {no effect} D {disrupted} other {eliminated}}.',
  'log.dropped': '{u} leaves {n, plural, one {# charge} other {# charges}} behind in {at}.',
  'log.recovery.declined': '{u} does not try to recover the charges in {at}.',
  'log.recovery.lost': '{u} rolls {n} in {at}: all charges there are lost.',
  'log.recovery.taken':
    '{u} rolls {n} in {at} and becomes a Demolition Squad with {charges, plural, one {# charge} other {# charges}}.',
  'log.combat': 'Close combat in {at} at {odds} against {us}: rolled {n}, {outcome}.',
  'log.mind': 'The mind weapon strikes {us} in {at} at {odds}: rolled {n}, {outcome}.',
  'log.charge': '{u} sets a charge in {at}, pattern {pattern}.',
  'log.detonate': 'The charge in {at}, pattern {pattern}, goes off.',
  'log.blast.centre': 'Hex 1 ({at}) is cleared.',
  'log.blast': 'Hex {k} ({at}) at {odds}: rolled {n}, {result}: {ground}.',
  'log.blast.units': 'The blast in {at} eliminates {us}.',
  'log.repair': '{at} is repaired.',
  'log.end': '{reason}',

  // End of the game
  'end.brain': 'Both hexes of the brain core are destroyed.',
  'end.brain.one': 'A hex of the brain core is destroyed.',
  'end.squads': 'The last squad is eliminated.',
  'end.charges': 'There are no demolition charges left that could destroy the brain core.',
  'end.standstill':
    'For {n} turns, no squad set a charge or tried to recover charges, no charge went off, and no unit was eliminated.',
  ...refusals,
  ...faults,
} as const;
