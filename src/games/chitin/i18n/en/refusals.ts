/** Reasons for refusals: the rule in one sentence, and a way out if there is one. */
export const refusals = {
  // Set-up
  'refusal.usual-first': 'You can auto-choose your force only before you choose any units.',
  'refusal.too-many': 'Too many {units}: you can have at most {most}.',

  // Movement: choice of units
  'refusal.enemy-unit': '{u} belongs to the enemy.',
  'refusal.dead': '{u} is dead.',
  'refusal.gone': '{u} has left the map and cannot return.',
  'refusal.not-in-force': '{u} is not part of your force.',
  'refusal.no-points': '{u} has no movement points left this turn.',
  'refusal.no-points-nor-charge':
    '{u} has no movement points left this turn. Even with {points, plural, =2 {two} other {#}} more for a charge, it can’t reach an enemy {rule}.',
  'refusal.only-charge': 'No movement points are left; you can only declare a charge.',
  'refusal.joined': '{u} is already in the group.',
  'refusal.flyers-apart': 'Flyers and ground units can’t move together.',
  'refusal.party-elsewhere': '{u} can’t join: all units of a group must start in the same place.',
  'refusal.party-of-four':
    'The group is full: it already has three ground units, the most that a hex can hold.',
  'refusal.party-of-types':
    'This unit can’t join the group: different types of warriors can’t share a hex.',
  'refusal.party-cannot-charge':
    '{u} can’t join: one of the units has no movement points left, so the group would have to charge, and with {u} it can’t.',
  'refusal.party-order':
    'It is too late to add this unit: choose the units of a group in the order they are listed, before the group moves.',

  // Movement: destinations
  'refusal.arrived': 'The group has arrived at {at}. Choose a facing before you move again.',
  'refusal.flyers-face': 'You can’t choose a facing: flyers have none.',
  'refusal.off-map-face': 'You can’t choose a facing: units off the map have none.',
  'refusal.charge-faces':
    'You can’t choose this facing: charging units must end their move with an enemy in front of them.',
  'refusal.charge-stays': 'After declaring a charge, you can’t just stay here: you must attack.',
  'refusal.ground-stays': 'Ground units can’t just stay here: choose a facing to end their move.',
  'refusal.other-end': 'Units can leave the map only at your own end.',
  'refusal.charge-leaves': 'Charging units must attack; they can’t leave the map.',
  'refusal.off-already': 'To stay off the map, choose “Stay here”.',
  'refusal.no-way-off':
    'These units can’t leave the map this turn: your end of the map is too far away or blocked.',
  'refusal.no-points-to-leave': 'There aren’t enough movement points left to leave the map.',
  'refusal.here-already': 'To stay at {at}, choose a facing.',
  'refusal.enemy-holds': 'Enemy ground units hold {at}, so your ground units can’t enter that hex.',
  'refusal.hex-full': '{at} would hold more than three ground units.',
  'refusal.hex-of-others':
    'Warriors of another type are at {at}, and different types can’t share a hex.',
  'refusal.charge-without-enemy': 'There is no enemy next to {at}, and charging units must attack.',
  'refusal.disrupted-moves':
    'Disrupted units can move only one hex, and never into an enemy zone of control.',
  'refusal.workers-alone':
    'On the way to {at}, Workers would have to enter a hex in an enemy zone of control. They can do that only if a warrior or Basic moves with them or is already in that hex.',
  'refusal.enemy-in-way':
    'Enemy ground units block the way to {at}, and going around them takes too many movement points.',
  'refusal.zones-in-way':
    'Enemy zones of control make this move too expensive: each hex in such a zone costs an extra movement point.',
  'refusal.too-far': 'There aren’t enough movement points left to reach {at} ({ground}).',
  'refusal.flyers-other-end': 'Flyers can leave the map only at your own end.',
  'refusal.not-centre':
    'Flyers can fly only to the centre hex of a megahex: for {at}, that is {centre}.',
  'refusal.flyers-there': 'To stay in this megahex, choose “Stay here”.',
  'refusal.too-few-stay':
    'Too few of your flyers would stay in this megahex to fight the enemy flyers. Leave more here.',
  'refusal.flyers-bar':
    'You can’t fly there ({air}): enemy flyers are in the way, and too few of your flyers would stay behind to fight them.',
  'refusal.air-too-far':
    'That is too far to fly ({air}): flyers can move only {n, plural, =2 {two megahexes} one {# megahex} other {# megahexes}} a turn.',

  // Tokens, overruns, charges
  'refusal.not-worker': 'Only Workers can pick up harvest tokens.',
  'refusal.token-elsewhere': 'Token {token} is not in this hex.',
  'refusal.token-moved':
    'Token {token} has already been carried this turn, so it can’t be picked up again.',
  'refusal.hands-full':
    'Each Worker in the group already carries one token, the most a Worker can carry.',
  'refusal.flyers-overrun': 'Flyers can’t take part in overruns.',
  'refusal.overrun-afar': 'You can overrun only an enemy stack next to the group.',
  'refusal.disrupted-overruns': 'Disrupted units can’t overrun.',
  'refusal.overrun-odds':
    'Overrunning {at} needs odds of at least {odds} to 1; yours are {attack} to {defence}.',
  'refusal.overrun-points': 'The group doesn’t have enough movement points left to overrun {at}.',
  'refusal.overrun-frees':
    'After this overrun, a charging stack would have no enemy left to attack.',
  'refusal.charge-advanced': 'Charging is an advanced rule, and this scenario does not use it.',
  'refusal.charge-disrupted':
    'A unit that starts its move disrupted or out of command {rule} can’t charge.',
  'refusal.charge-type': '{units} can’t charge.',
  'refusal.charge-flyers': 'Flyers can’t charge.',
  'refusal.charge-warriors': 'Only warriors can charge.',
  'refusal.charge-already': 'A charge has already been declared for this move.',
  'refusal.charge-afar': 'No hex next to an enemy is within reach, and charging units must attack.',

  // Attacks in the air
  'refusal.duel-first':
    'Your flyers entered this megahex, so at least {n} of your flyers here must first fight the enemy flyers.',
  'refusal.no-flyers': 'There are no enemy flyers in this megahex.',
  'refusal.duel-late':
    'It is too late to attack flyers in this megahex: you have already declared a strike on {at}, and strikes come after attacks on flyers.',
  'refusal.strike-afar': 'Flyers can attack only in their own megahex, not at {at}.',
  'refusal.strike-nobody': 'There are no enemy ground units at {at}.',
  'refusal.strike-late':
    'Within a megahex, strikes are declared from north to south and, in each row, from west to east. The strike on {last} has already been declared, so it is too late for {at}.',

  // Attacks on the ground
  'refusal.no-stack': 'You have no stack at {at}. Attack with one of your own stacks.',
  'refusal.attack-nobody': 'There is no enemy in that direction from {at}.',
  'refusal.workers-attack': 'Workers can’t attack, and the stack at {at} has no other units.',
  'refusal.attack-behind':
    '{at} is behind the stack at {from}: a stack can attack only the enemies in front of it.',
  'refusal.attack-late':
    'Attacks are declared stack by stack: from north to south and, in each row, from west to east. Each stack’s attacks are declared clockwise, starting in the east. It is too late to attack {at} from {from}.',
  'refusal.attack-apart':
    'Attacking {at} from {from} would break a rule: in a battle, every attacker must have every defender in front of it.',
  'refusal.attack-two-megahexes':
    'Attacking {at} from {from} would make one battle span two megahexes, and flyers can strike only in their own megahex.',
  'refusal.attack-leaves-out':
    'Attacking {at} from {from} would leave no unit to attack the enemy at {left}, and you must attack every enemy in front of your units.',
  'refusal.attack-leaves-idle':
    'Attacking {at} from {from} would leave your charging stack at {idle} without an attack, and a charging stack must attack.',
  'refusal.unattacked':
    'The stack at {at} is in front of your {units} at {from}, so you must attack it.',
  'refusal.idle-charge': 'The stack at {at} has declared a charge and must attack.',

  // Battles
  'refusal.no-battle-left': 'There is no battle to fight at {at}. Choose one of these: {left}.',
  'refusal.no-duel-left': 'There is no duel to fight in {air}. Choose one of these: {left}.',
  'refusal.lose-enemy': '{u} is not your unit.',
  'refusal.lose-like': '{u} and {other} are identical: choose {other} instead.',
  'refusal.lose-elsewhere': '{u} is not part of this battle.',
  'refusal.lose-free': '{u} isn’t in the surrounded stack.',
  'refusal.lose-safe': '{u} isn’t in the stack attacked from behind.',
  'refusal.retreat-off': 'Units can’t retreat off the map.',
  'refusal.retreat-air': 'Flyers can retreat only to the centre hex of a megahex next to {air}.',
  'refusal.retreat-afar': 'A retreat is one hex, and {at} is not next to {from}.',
  'refusal.retreat-enemy': 'Your own ground units hold {at}, so the enemy can’t retreat there.',
  'refusal.retreat-full':
    '{at} would hold more than three ground units, and a retreating stack can’t be split.',
  'refusal.victor-other': '{u} belongs to the enemy; only your own units can advance.',
  'refusal.victor-absent': '{u} did not fight in this battle.',
  'refusal.flyers-advance': 'Flyers can’t advance.',
  'refusal.advanced': '{u} has already advanced; each unit can advance only once.',
  'refusal.not-vacated': 'The enemy did not leave {at} in this battle.',
  'refusal.not-beside': '{at} is not next to {u}.',
  'refusal.turn-absent': 'You have no stack at {at} that fought in this battle.',
  'refusal.turned':
    'The stack at {at} has already turned. It can turn again only after a unit has advanced into its hex.',
  'refusal.faces-already': 'The stack at {at} already faces that way.',
} as const;
