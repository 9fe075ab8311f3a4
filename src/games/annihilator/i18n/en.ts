/** Messages of the game in English. Its rules are in `rulebook*.ts`. */
import { lesson } from './en/lesson.ts';
import { rolls } from './en/rolls.ts';

export const en = {
  ...lesson,
  ...rolls,
  // Before the game opens
  'game.title': 'Annihilator',
  'game.tagline':
    'Nine squads of marines with fifteen nuclear charges, inside an asteroid-sized robot that knows they are there.',
  'game.credits': 'Annihilator, designed by James E. Tucker, published by Metagaming in 1979.',
  'game.designed':
    'The original drawings of the map and of the demolition patterns are lost, so we designed our own. We also added the suggested set-up, the learning scenario and most of the options. Rulings marked R settle points that the rules leave open.',
  'scenario.standard.title': 'The assault',
  'scenario.standard.text':
    'The whole game: three ships ram the machine wherever the dice say, and ten Security Robots and six Repairbots, set up by the Annihilator player, defend it.',
  'scenario.learning.title': 'Two ships',
  'scenario.learning.text':
    'Our learning scenario, already set up: one ship has rammed the machine at the top and one at the bottom, and four Security Robots and five Repairbots defend it.',
  'option.pattern-a.title': 'Shape of pattern A',
  'option.pattern-a.text':
    'The drawings of the demolition patterns are lost, so we designed both shapes. The lance is a straight line of four hexes; in the fork, hexes 3 and 4 are to the front left and front right of hex 2.',
  'option.pattern-a.0': 'lance',
  'option.pattern-a.1': 'fork',
  'option.mind-weapon.title': 'Mind weapon',
  'option.mind-weapon.text':
    'The rulebook gives the Annihilator a mind weapon. Playing without it is our suggestion for a first game, and makes the squads much stronger.',
  'option.mind-weapon.0': 'off',
  'option.mind-weapon.1': 'on',
  'option.auto-defend.title': 'Auto-defend attacks',
  'option.auto-defend.text':
    'The odds at which an auto-defend hex attacks a squad that enters it. The numbered rule says 1-1. The note under the hex chart survives in two versions, 1-1 and 1-2; 1-2 is easier on the squads.',
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
    'The Human side wins when both hexes of the brain core have been blasted open [10.0].',
  'goal.annihilator':
    'The Annihilator wins when no squads are left [10.0], when there are no charges left that could still reach the core [R16], or after too many quiet turns [R20].',
  'goal.move':
    'Move each of your units once, up to its movement points; a unit that meets an enemy stops there [5.1] [5.4].',
  'goal.fight':
    'Attack in a hex where both sides have units: attack against defence gives the odds, and one die the result [7.1].',
  'goal.blast':
    'Squads set charges. A charge goes off on the next turn and opens a way through anything [8.1]; Repairbots close it again [9.0].',
  'goal.mark.attack': 'attack [2.2.1]',
  'goal.mark.defence': 'defence [2.2.1]',
  'goal.mark.move': 'movement points per turn [5.2]',
  'goal.mark.charges': 'charges carried [8.4]',

  // Pieces of sentences
  charges: '{n, plural, one {# charge} other {# charges}}',
  // Of one half point, of two, of more or none.
  points: '{half, plural, =1 {{text} point} =2 {{text} point} other {{text} points}}',
  'points.movement':
    '{half, plural, =1 {{text} movement point} =2 {{text} movement point} other {{text} movement points}}',
  'pattern.facing': '{pattern} facing {direction}',
  'pattern.corner': '{pattern} facing the corner between {direction} and {next}',
  'charge.now': 'pattern {pattern}, goes off in step 3 of this turn',
  'charge.later': 'pattern {pattern}, goes off in step 3 of turn {turn}',
  'charge.risk': '{charge}; at risk there: {us}',

  // Prompts
  'prompt.setup.robots':
    'set up {u} ({n} of {all}) in any hex that robots may enter, or use the suggested set-up for the rest.',
  'prompt.setup.impact.side': 'Roll for the side of the map that ship {n} hits.',
  'prompt.setup.impact.hex': 'Roll two dice for the hex on side {side} that ship {n} hits.',
  'prompt.human.move': 'move your squads, each once, in any order.',
  'prompt.robot.move': 'move your robots, each once, in any order.',
  'prompt.quiet':
    '{asked} The Annihilator wins at the end of turn {turn} unless, by then, a squad has set a charge or tried to recover charges, or a unit has been eliminated [R20].',
  'prompt.to': 'choose where {u} goes. It has {points}.',
  'prompt.auto-defend.roll': '{u} has entered an auto-defend hex: roll for the attack at {odds}.',
  'prompt.recovery':
    '{u} has found {n, plural, one {# charge} other {# charges}} in {at}. Choose whether to try to recover {n, plural, one {it} other {them}}. On an odd roll, {n, plural, one {the charge is} other {the charges are}} lost; on an even roll, the squad takes {n, plural, one {it} other {them}} and becomes a Demolition Squad.',
  'prompt.recovery.roll': 'Roll to see whether {u} recovers the charges.',
  'prompt.human.combat': 'attack in any hexes that hold both squads and robots.',
  'prompt.robot.combat': 'attack in any hexes that hold both robots and squads.',
  'prompt.robot.combat.mind':
    'attack in any hexes that hold both robots and squads, and use the mind weapon on one hex.',
  'prompt.combat.roll': 'Roll for the close combat in {at} at {odds}.',
  'prompt.mind.roll': 'Roll for the mind weapon’s attack on {at}, at odds of 1-2.',
  'prompt.demolition.set':
    'set charges to go off in step 3 of turn {next}. {due, plural, =0 {Nothing goes off this turn.} one {When you are done, # charge from the previous turn goes off.} other {When you are done, # charges from the previous turn go off.}}',
  'prompt.demolition.at': 'choose where {u} sets the charge: in its own hex or an adjacent one.',
  'prompt.demolition.pattern': 'choose the pattern of the charge in {at}.',
  'prompt.demolition.direction': 'choose the direction of the charge in {at}, pattern {pattern}.',
  'prompt.demolition.blast': 'Roll for hex {k} of the charge in {at}.',
  'prompt.advance': 'advance into the hexes that have just been cleared.',
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
  'label.recover': 'Try to recover the charges',
  'label.decline': 'Leave the charges here',
  'label.attack': 'Attack in {at} at {odds}',
  'label.mind': 'Use the mind weapon on {at} at 1-2',
  'label.charge': 'Set a charge with {u}, {n} left',
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
    '{n} of {all}: the Annihilator wins at the end of turn {turn} unless, by then, a squad has set a charge or tried to recover charges, or a unit has been eliminated [R20].',
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
  'area.impact': 'impact hexes of side {n}',
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
  'chart.htc.attack': '{points}, and an attack at 1-1 (optional: 1-2 [R18])',
  'chart.htc.ob-pas': 'OB-PAS marker',
  'chart.htc.clear': 'CLEAR marker or ship',
  'chart.dct': 'Demolition charges: odds for hexes 2 and up; hex 1 is always cleared',
  'chart.dct.pattern': 'pattern',
  'chart.dct.figure': 'shape',
  'chart.dct.odds': 'odds',
  'chart.dct.A': 'A: the only pattern for Assault Squads',
  'chart.dct.A.figure': 'line of 4 (optional: fork)',
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
  'log.recovery.lost': '{u} rolls {n} in {at}: the charges there are lost.',
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

  // How it ends
  'end.brain': 'Both hexes of the brain core are destroyed.',
  'end.squads': 'The last squad is eliminated.',
  'end.charges': 'There are no demolition charges left that could destroy the brain core.',
  'end.standstill':
    'For {n} turns, no squad set a charge or tried to recover any, no charge went off, and no unit was eliminated.',

  // Why not
  'refusal.setup': 'Robots may not enter {at} ({terrain}). Choose another hex.',
  'refusal.not-yours': '{u} is not yours to move.',
  'refusal.off-map': '{u} is not on the map.',
  'refusal.moved': '{u} has already moved in this step.',
  'refusal.met':
    '{u} can’t advance: it entered a hex with robots in step 1, which ended its movement for the whole turn.',
  'refusal.no-advance': '{u} can’t reach any of the hexes that have just been cleared.',
  'refusal.no-move': 'There is no hex where {u} could end its movement.',
  'refusal.stay': '{u} has not moved yet. Choose a hex for it to move to.',
  'refusal.disrupted.move':
    '{u} is disrupted: it can’t move until the demolition step of this turn has ended.',
  'refusal.disrupted.charge':
    '{u} is disrupted: it can’t set charges until the demolition step of this turn has ended.',
  'refusal.here': '{u} is already in {at}.',
  'refusal.terrain': '{u} may not enter {at} ({terrain}).',
  'refusal.not-cleared':
    'No charge has cleared {at} this turn. Choose a hex that has just been cleared.',
  'refusal.no-way': 'There is no path for {u} to {at} through hexes that have just been cleared.',
  'refusal.far': '{at} is out of reach: {u} has {points}.',
  'refusal.far.left': '{at} is out of reach: {u} has {points} left.',
  'refusal.way.full':
    'On its way to {at}, {u} would have to stop in {over}, but there is no room there.',
  'refusal.way.robots':
    'On its way to {at}, {u} would meet robots in {over} and have to stop there.',
  'refusal.way.squads':
    'On its way to {at}, {u} would meet squads in {over} and have to stop there.',
  'refusal.way.shield':
    'On its way to {at}, {u} will be attacked in {over}. Move to {over} first, then continue to {at}.',
  'refusal.way.lot':
    'On its way to {at}, {u} can recover charges in {over}. Move there first, then keep moving.',
  'refusal.full.humans': '{at} is full: it can hold only {n} squads. Choose another hex.',
  'refusal.full.robots': '{at} is full: it can hold only {n} robots. Choose another hex.',
  'refusal.attack.apart': 'You can’t attack in {at}: it does not hold units of both sides.',
  'refusal.attack.disrupted': 'All your units in {at} are disrupted and can’t attack.',
  'refusal.attack.again':
    '{at} has already been attacked: you can make only one attack in each hex per step.',
  'refusal.attack.odds': 'The odds in {at} are below 1-2, so no attack is possible.',
  'refusal.mind.off': 'This game is played without the mind weapon.',
  'refusal.mind.used': 'The mind weapon has already been used this turn.',
  'refusal.mind.nobody': 'There is no squad in {at}.',
  'refusal.charge.robot': '{u} is a robot; only squads can set charges.',
  'refusal.charge.none': '{u} has no demolition charges left.',
  'refusal.charge.again': '{u} has already set a charge: each squad can set only one per step.',
  'refusal.charge.at': '{at} is not adjacent: {u} can set a charge in {here} or an adjacent hex.',
  'refusal.pattern.assault':
    '{u} is an Assault Squad and can set charges only in pattern A; choose the direction of the charge.',
  'refusal.pattern.announced':
    'The pattern has already been chosen; choose the direction of the charge.',
  'refusal.repair.whole': '{at} is not damaged.',
  'refusal.repair.brain': 'The brain core can’t be repaired.',
  'refusal.repair.ship': '{at} can’t be repaired: an Assault Ship is stuck there.',
  'refusal.repair.nobody': 'There is no Repairbot in {at}.',

  // Faults of position files
  'fault.ending.goes-on': 'expected 0 until the game is over',
  'fault.ending.missing': 'expected a step of play: while values.ending is 0, the game is not over',
  'fault.range': 'expected 0 to {most}',
  'fault.turn.setup': '[3.0] expected 0 during set-up',
  'fault.turn.first': '[3.0] expected at least 1: turns count from 1',
  'fault.quiet.range': '[R20] expected 0 to {most}',
  'fault.quiet.mind': '[R20] expected 0: with the mind weapon in play, no turn counts as quiet',
  'fault.mind.off': '[D7] expected false: this game is played without the mind weapon',
  'fault.mind.early': '[7.2] expected false: the mind weapon can’t be used before step 5 of a turn',
  'fault.unit.off': 'leave this out: {u} is off the map',
  'fault.unit.nowhere': 'expected a hex of the map for {u}, not {n}',
  'fault.unit.core': '{u} is in a hex of the brain core that no charge has opened',
  'fault.unit.scenario': '[D6] {u} does not take part in this scenario',
  'fault.closed':
    '[5.2] no charges can lie in {at}: no squad can have fallen there yet, because no charge has opened the hex',
  'fault.unit.converted': '[8.5] only Assault Squads can be converted, by recovering charges',
  'fault.unit.spent': '[8.4] {u} can’t have spent that many charges',
  'fault.disrupted.robot': '[R3] robots are never disrupted',
  'fault.disrupted.late':
    '[R4] expected false: no squad is ever disrupted in set-up, and in step 4 all squads have just recovered',
  'fault.acted': '{u} can’t have acted in this step',
  'fault.met.robot': '[R19] leave this out: “met” applies only to squads',
  'fault.met.late': '[R19] expected false: a meeting counts only until the demolition step ends',
  'fault.met.nobody': '[5.4] {u} can’t have met a robot: there is none in its hex',
  'fault.met.unmoved': '[5.4] {u} can’t have met a robot without moving; set “acted” too',
  'fault.marker': '{at} has an unknown marker',
  'fault.blast.early':
    '[8.3] expected false: a hex counts as blasted only during the demolition step',
  'fault.blast.trace': '[8.2] {at} is blasted, so it must also have a marker',
  'fault.blast.alive': '[R11] no unit in {at} can have survived the blast',
  'fault.stack.squads': '[6.0] {at} has too many squads: at most {n}',
  'fault.stack.robots': '[6.0] {at} has too many robots: at most {n}',
  'fault.ship.inside': '{at} has a ship, but ships can only be in the outer armour',
  'fault.ship.hex': '[4.2] no ship of this scenario can hit {at}',
  'fault.ship.many': '[4.2] there are only {n} ships',
  'fault.ship.early':
    '[4.1] this ship can’t have hit yet: ships come one by one, after the robots are set up',
  'fault.setup.order': '[4.1] robots are set up in order: {u} is on the map too early, or missing',
  'fault.charges.many': '[8.4] there are {n} charges, but only {all} came with the squads',
  'fault.charge.behind': 'expected no gap: the charge before this one is missing',
  'fault.charge.future': 'expected at most {turn}, the current turn',
  'fault.charge.early': '[8.1] no charge can have been set yet',
  'fault.setup.learning': '[D6] this scenario has no set-up: it begins with turn 1',
  'fault.setup.squad':
    '[4.2] {u} can’t be on the map yet: it lands with its ship, after the robots have been set up',
  'fault.setup.landed': '[4.2] {u} has landed, so it must be in the hex of its ship',
  'fault.setup.spent': '[4.2] expected 0: {u} lands with all its charges',
  'fault.setup.closed': '[R1] {u} is in a hex that robots may not enter',
  'fault.setup.marker': '[8.2] no charge has gone off yet, so {at} can’t have this marker',
  'fault.charge.turn': '[8.1] expected {turns} at this point of the turn',
  'fault.charge.setters':
    '[R9] too many charges set in one turn: expected at most {n}, one for each squad',
  'fault.lot.none': 'expected at least 1',
  'fault.lot.core':
    'no squad can have fallen in {at}, a hex of the brain core that no charge has opened',
  'fault.lot.fallen':
    '[8.5] expected at most {n, plural, one {# dropped marker or converted squad} other {# dropped markers and converted squads together}}, one for each fallen Demolition Squad',
  'fault.lot.many':
    '[8.5] expected at most {n} charges left behind: three for each fallen Demolition Squad whose charges have not been recovered',
  'fault.steps': 'no game can reach {step} in this way',
  'fault.steps.none': 'expected a step',
} as const;
