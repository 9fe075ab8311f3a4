/** Faults of position files. */
export const faults = {
  'fault.ending.goes-on': 'expected 0 until the game is over',
  'fault.ending.missing': 'expected a step of play: while values.ending is 0, the game is not over',
  'fault.range': 'expected 0 to {most}',
  'fault.turn.setup': '[3.0] expected 0 during set-up',
  'fault.turn.first': '[3.0] expected at least 1: the first turn is turn 1',
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
  'fault.unit.converted':
    '[8.5] only an Assault Squad can be converted, and only by recovering charges',
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
  'fault.blast.trace':
    '[8.2] {at} is blasted, so it also needs one of these markers: ob-pas, clear or ship',
  'fault.blast.alive': '[R11] no unit in {at} can have survived the blast',
  'fault.stack.squads': '[6.0] {at} has too many squads: the limit is {n}',
  'fault.stack.robots': '[6.0] {at} has too many robots: the limit is {n}',
  'fault.ship.inside': '{at} has a ship, but ships can only be in the outer armour',
  'fault.ship.hex': '[4.2] no ship of this scenario can hit {at}',
  'fault.ship.many': '[4.2] there are only {n} ships',
  'fault.ship.early':
    '[4.1] this ship can’t have hit yet: ships arrive one by one, after the robots are set up',
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
  'fault.lot.none': 'expected at least 1 charge',
  'fault.lot.core':
    'no squad can have fallen in {at}, a hex of the brain core that no charge has opened',
  'fault.lot.fallen':
    '[8.5] expected at most {n, plural, one {# “dropped” marker or converted squad} other {# “dropped” markers and converted squads together}}, one for each fallen Demolition Squad',
  'fault.lot.many':
    '[8.5] expected at most {n, plural, one {# charge} other {# charges}} left behind: {each, plural, =3 {three} other {#}} for each fallen Demolition Squad whose charges have not been recovered',
  'fault.steps': '{step} can’t be at this place in the list, or one of its fields is wrong',
  'fault.steps.none': 'expected at least one step',
} as const;
