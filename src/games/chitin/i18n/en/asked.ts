/** Prompts, and names of the answers. */
export const asked = {
  'prompt.setup.roll':
    'Both sides roll. The side with the higher roll may either move first or choose its end of the map.',
  'prompt.setup.claim': 'you rolled higher; choose to move first, or choose your end of the map.',
  'prompt.setup.end': 'choose your end of the map.',
  'prompt.setup.force':
    'choose how many {units} to take. {left, plural, one {# point} other {# points}} left; you can take at most {most}.',
  'prompt.setup.force.hidden': 'choose a force.',
  'prompt.setup.ready':
    'your force is chosen{left, plural, =0 {} one {; # unspent point is lost} other {; # unspent points are lost}}.',
  'prompt.setup.ready.last': 'Ready?',
  'prompt.move.pick': 'choose a unit to move, or end movement.',
  'prompt.standstill':
    'Standstill: the game ends {left, plural, one {once both sides have finished this turn} other {after # more turns per side}} unless there is progress. Progress means that a starting token is picked up, a token is carried closer to home or brought home, or a combat unit dies.',
  'prompt.move.party':
    '{n, plural, one {choose where {piece} goes} other {choose where # units go}} from {at}. Choosing a facing ends the move.',
  'prompt.move.party.enter':
    '{n, plural, one {choose where {piece} enters} other {choose where # units enter}} the map.',
  'prompt.move.party.charging':
    'The charging units must end their move with an enemy in front of them.',
  'prompt.move.party.flyers':
    '{n, plural, one {choose where {piece} flies} other {choose where # units fly}}, or stay.',
  'prompt.move.party.spent':
    'declare a charge for {n, plural, one {{piece}} other {# units}}? No movement points are left, but a charge gives {points, plural, =2 {two} other {#}} more.',
  'prompt.move.face': 'choose a facing.',
  'prompt.move.face.overrun': 'Or overrun {hexes}.',
  'prompt.combat.air': 'choose a target for {piece}.',
  'prompt.combat.declare':
    'attack every enemy in front of your units, then press “Announce attacks”.',
  'prompt.combat.next': 'choose the next battle to fight.',
  'prompt.combat.roll': 'Roll for {battle}.',
  'prompt.combat.losses': 'choose a unit to lose; {owed} to go.',
  'prompt.combat.retreat': 'choose where the enemy at {at} retreats to.',
  'prompt.combat.trapped': 'there is no way out of {at}; choose a unit to lose.',
  'prompt.combat.advance':
    'advance into the hexes the enemy left, turn stacks that fought in this battle, or end the advance.',
  'prompt.combat.enter': 'choose which hex {piece} enters.',
  'prompt.combat.backstab': 'an enemy warrior behind your stack strikes; choose a unit to lose.',
  'prompt.bodies.nearest':
    'Several tokens are equally close to the body at {at}: a die decides which one gets it.',
  'prompt.game.over': '{winner} wins: {reason}.',
  'prompt.game.over.draw': 'A draw: {reason}.',

  // [8.033]
  'warning.command':
    '{n, plural, one {Your warrior has no Basic to command it: once on the map, it can move} other {Your # warriors have no Basic to command them: once on the map, they can move}} only one hex a turn and cannot charge.',

  'label.roll': 'Roll {die}',
  'label.claim.first': 'Move first',
  'label.claim.north': 'Take the north end',
  'label.claim.south': 'Take the south end',
  'label.usual': 'Auto-choose the force',
  'label.count': '{units} for {points, plural, one {# point} other {# points}}',
  'label.count.none': 'No {units}',
  'label.pick': 'Move {piece}',
  'label.charge':
    'Charge: gain {points, plural, one {# movement point} other {# movement points}} and {factor, plural, =1 {keep} =2 {double} =3 {triple} other {quadruple}} your attack strength',
  'label.take': 'Pick up token {token}',
  'label.to': 'Move to {at}',
  'label.to.air': 'Fly to {air}',
  'label.to.off': 'Leave the map',
  'label.to.retreat': 'Retreat to {at}',
  'label.to.enter': 'Enter {at}',
  'label.overrun': 'Overrun {at}: attack while moving',
  'label.face': 'Face {d}',
  'label.stay': 'Stay here',
  'label.dogfight': 'Fight the enemy flyers',
  'label.strike': 'Strike {at} from the air',
  'label.hold':
    'Don’t attack{n, plural, =0 {} one { with the two remaining flyers here} other { with the remaining flyers here}}',
  'label.attack': 'Attack {at} from {from}',
  'label.resolve': 'Fight at {at}',
  'label.duel': 'Fight the duel in {air}',
  'label.lose': 'Lose {piece}',
  'label.advance': 'Advance {piece}',
  'label.turn': 'Turn the stack at {at} to {d}',
  'label.feed': 'Add the body to token {token}',
  'label.done': 'End the advance',
  'label.done.setup.ready': 'Ready',
  'label.done.move.pick': 'End movement',
  'label.done.combat.declare': 'Announce attacks',
} as const;
