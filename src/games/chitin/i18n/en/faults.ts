/** Faults of a position file. */
export const faults = {
  // Steps and their fields
  'fault.no-step': 'expected at least one step',
  'fault.step': '{step} can’t be at this place in the list, or one of its fields is wrong',
  'fault.ending': 'expected 0 until the game is over',
  'fault.ending.missing': 'the step game.over needs values.ending to be 1 or more',
  'fault.ends': '[3.02] the sides can’t both have the same end of the map',
  'fault.setup.round': '[3.00] expected 0 during set-up',
  'fault.setup.revealed': '[R50] expected false during set-up: no force is revealed yet',
  'fault.setup.nobody': '[6.01] no unit can be in play during set-up',
  'fault.round': '[R49] expected 1 to {most}',
  'fault.revealed': '[R50] expected true once play has begun: forces are revealed then',
  'fault.die': '[3.02] expected 0 once the first move and the ends of the map are decided',
  'fault.standstill': '[R59] expected 0 in basic games: standstill counts only in advanced games',
  'fault.force': '[3.03] {by} has units worth {n} points, but at most {most} points are allowed',

  'fault.no-type': '[3.03] {u} can’t take part: this scenario has no {units}',
  'fault.no-advanced': '[R40] {u} can’t take part: basic games have no {units}',
  'fault.no-hacker': '[D9] {u} can’t take part: the option “Low Hackers” is off',
  'fault.no-reaper': '[D10] {u} can’t take part: the option “Arch Reapers” is off',
  'fault.too-many': '[3.03] {u} is one too many: a side can have at most {count} in this scenario',

  // Places of units
  'fault.nowhere': 'expected a place for {u}, not {n}',
  'fault.waits': '[6.01] {u} must wait beside its own end of the map',
  'fault.worker-left':
    '[6.07] {u} can’t have left for good: a Worker that leaves the map waits beside it',
  'fault.centre': '[8.011] {u} must be over the centre hex of a megahex',
  'fault.basic-flyer': '{u} can’t be on the map: basic games have no flyers',
  'fault.facing': '[6.06] {u} has an invalid facing',
  'fault.four':
    '[6.05] there is no room for {u}: {at} holds {n} ground units, but the limit is three',
  'fault.two-types':
    '[6.051] the stack at {at} can’t include {u}: different types of warriors can’t share a hex',
  'fault.two-sides': '[6.09] {u} can’t share a hex with the enemy',
  'fault.two-facings': '[6.06] {u} must face the same way as its stack',

  // Conditions of units
  'fault.moved': '[6.02] {u}: expected 0 or more',
  'fault.points': '[6.02] {u}: expected 0 to {most}',
  'fault.disrupted': '[7.065] {u} can’t be disrupted',
  'fault.recovered':
    '[7.064] units of the moving side can’t be disrupted at this point: they recover before combat',
  'fault.moving': 'no unit can be moving or retreating at this point',
  'fault.arrived.ground': 'expected 0: {u} does not fly',
  'fault.arrived.enemy': 'expected 0: {u} can’t have moved in the enemy’s turn',
  'fault.arrived': 'expected 0, or a bit mask of the {n} megahexes',
  'fault.charge.type': '[8.02] {u} can’t charge',
  'fault.charge.enemy': '[8.021] {u} can’t charge in the enemy’s turn',
  'fault.charge.disrupted': '[8.025] {u} is disrupted and can’t charge',
  'fault.charge.late': '[8.021] {u} can be charging only during movement and combat',
  'fault.charge.alone': '[8.021] {u} can’t charge with no enemy in front of it',

  // Attacks and battles
  'fault.aim.enemy': '[7.01] only the side whose turn it is can attack',
  'fault.aim.early': '[5.00] attacks can be declared only after movement',
  'fault.aim':
    'expected a number from 0 to 63, one bit for each direction; for flyers: the number of a hex, or -5 for an attack on enemy flyers',
  'fault.battle.unknown': '[5.00] expected the number of an announced battle',
  'fault.battle.early': '[5.00] battles can be announced only after movement',
  'fault.attack': '[7.04] expected 0 or more',
  'fault.defence': '[7.04] expected 1 or more',

  // Tokens, bodies, scores
  'fault.carries.elsewhere':
    '[6.081] {u} can’t carry token {token}: they are not in the same place',
  'fault.carries.warrior': '[6.081] only Workers can carry tokens, and {u} is not a Worker',
  'fault.carries.nearest':
    '[R59] {u} carries token {token}, so values.{token}-nearest must be given',
  'fault.token.value': '[8.043] expected 0 to {most}',
  'fault.token.basic': '[R40] expected {value}: in basic games, token {token} keeps its value',
  'fault.tokens':
    '[4.01] the two sides together can’t have brought home more than {most, plural, one {# token} other {# tokens}}',
  'fault.tokens.over': '[4.01] expected fewer than {n}: with {n} tokens home, the game is over',
  'fault.bodies.many': '[R43] there can’t be more bodies than dead units ({n})',
  'fault.token.unknown': '[3.01] this scenario has no token {token}',
  'fault.token.absent': 'token {token} is not in play',
  'fault.hex': 'expected a hex of the map',
  'fault.bodies': '[R43] there can’t be a body, because no unit is dead',
  'fault.negative': 'expected 0 or more',
} as const;
