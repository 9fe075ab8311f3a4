/** Why something may not be done: the rule in a sentence, with a way on where there is one. */
export const refusals = {
  // Set-up
  'refusal.usual-first': 'The usual force is taken as a whole, before any units are chosen.',
  'refusal.too-many': 'You can have at most {most} {units}.',

  // Movement: who
  'refusal.enemy-unit': '{u} belongs to the enemy.',
  'refusal.dead': '{u} is dead.',
  'refusal.gone': '{u} has left the map and cannot return.',
  'refusal.not-in-force': '{u} is not part of your force.',
  'refusal.no-points': '{u} has no movement points left in this turn.',
  'refusal.no-points-nor-charge':
    '{u} has no movement points left in this turn, and with two more for a charge it would reach no enemy {rule}.',
  'refusal.only-charge': 'They have no points left, and can only declare a charge.',
  'refusal.joined': '{u} is in the party already.',
  'refusal.flyers-apart': 'Flyers and ground units do not move together.',
  'refusal.party-elsewhere': '{u} stands elsewhere; a party sets out from one hex.',
  'refusal.party-of-four': 'No more than three ground units may stand in a hex.',
  'refusal.party-of-types': 'Different types of warriors never share a hex.',
  'refusal.party-cannot-charge': 'With {u} this party could not declare a charge.',
  'refusal.party-order': 'A party is picked in the order of its units, before it moves.',

  // Movement: where
  'refusal.flyers-face': 'Flyers have no facing.',
  'refusal.off-map-face': 'Off the map there is no facing.',
  'refusal.charge-faces': 'Who charges must end with an enemy in front.',
  'refusal.charge-stays': 'Who has declared a charge must come and attack.',
  'refusal.ground-stays': 'Ground units end their move by facing a side of their hex.',
  'refusal.other-end': 'Units leave the map only by the end at which they entered.',
  'refusal.charge-leaves': 'Who charges must attack, not leave.',
  'refusal.off-already': 'They are off the map already.',
  'refusal.no-way-off': 'They cannot get to a hex of their own short edge and off it.',
  'refusal.no-points-to-leave': 'They have not the points left.',
  'refusal.here-already': 'They stand at {at} already; face a side to stay.',
  'refusal.enemy-holds': 'Enemy ground units hold {at}; ground units never enter their hex.',
  'refusal.hex-full': '{at} would hold more than three ground units.',
  'refusal.hex-of-others': 'Warriors of another type stand at {at}.',
  'refusal.charge-without-enemy': 'No enemy is beside {at}, and a charge must attack.',
  'refusal.disrupted-moves':
    'Disrupted units move one hex at most, and never into an enemy zone of control.',
  'refusal.workers-alone':
    'On the way to {at} Workers would have to enter an enemy zone of control, which they do only with, or onto, a warrior or Basic.',
  'refusal.enemy-in-way':
    'Enemy ground units stand in the way to {at}; round them it is too far for the points that are left.',
  'refusal.zones-in-way':
    'The points that are left would do but for enemy zones of control, where each hex costs one more.',
  'refusal.too-far': '{at} ({ground}) is too far for the points that are left.',
  'refusal.flyers-other-end': 'Flyers leave the map only by the end at which they entered.',
  'refusal.not-centre': 'Flyers fly to the centre hex of a megahex: {centre} for that of {at}.',
  'refusal.flyers-there': 'They are there already.',
  'refusal.too-few-stay': 'Too few would stay to meet the enemy flyers in this megahex.',
  'refusal.flyers-bar':
    'The way to {air} leads over enemy flyers, and nobody would stay to meet them.',
  'refusal.air-too-far': 'Flyers move two megahexes a turn; {air} is too far.',

  // Tokens, overruns, charges
  'refusal.not-worker': 'Only Workers pick up harvest tokens.',
  'refusal.token-elsewhere': 'Token {token} is not in this hex.',
  'refusal.token-moved': 'Token {token} has been carried in this turn already.',
  'refusal.hands-full': 'Each Worker carries one token at most.',
  'refusal.flyers-overrun': 'Flyers take no part in overruns.',
  'refusal.overrun-afar': 'Only an enemy stack beside the party can be overrun.',
  'refusal.disrupted-overruns': 'Disrupted units cannot overrun.',
  'refusal.overrun-odds': 'An overrun of {at} takes 6 to 1; this is {attack} to {defence}.',
  'refusal.overrun-points': 'The party has not the points left to go through {at}.',
  'refusal.overrun-frees': 'After this a charging stack would have nobody left to attack.',
  'refusal.charge-advanced': 'Charges belong to the advanced rules; this scenario has none.',
  'refusal.charge-disrupted':
    'A unit that begins its move disrupted, or out of command {rule}, cannot charge.',
  'refusal.charge-type': '{units} cannot charge.',
  'refusal.charge-flyers': 'Flyers cannot charge.',
  'refusal.charge-warriors': 'Only warriors charge.',
  'refusal.charge-already': 'They have declared a charge already.',
  'refusal.charge-afar': 'They cannot reach a hex beside an enemy, and a charge must attack.',

  // Attacks in the air
  'refusal.duel-first': 'Flyers that entered here must first meet the enemy flyers: {n} of them.',
  'refusal.no-flyers': 'There are no enemy flyers in this megahex.',
  'refusal.duel-late':
    'Flyers that fight flyers declare it first, and one here strikes {at} already.',
  'refusal.strike-afar': 'Flyers attack in their own megahex only, not at {at}.',
  'refusal.strike-nobody': 'No enemy ground units stand at {at}.',
  'refusal.strike-late':
    'In one megahex strikes are declared in the order of their hexes; {at} comes before {last}, which is struck already.',

  // Attacks on the ground
  'refusal.no-stack': 'You have no stack at {at}; attack with one of yours.',
  'refusal.attack-nobody': 'No enemy stands in that direction from {at}.',
  'refusal.workers-attack': 'The Workers at {at} cannot attack.',
  'refusal.attack-behind':
    '{at} is behind the stack at {from}; only what is in front can be attacked.',
  'refusal.attack-late':
    'Attacks are declared in the order of their hexes; {from} against {at} comes too late now.',
  'refusal.attack-apart':
    'With {from} against {at} a battle would arise in which not every attacker has every enemy in front.',
  'refusal.attack-two-megahexes':
    'With {from} against {at} a battle would arise that reaches into two megahexes, and flyers that strike in it reach into one only.',
  'refusal.attack-leaves-out':
    'After {from} against {at} nobody could attack the enemy at {left} any more, which is in front of your units.',
  'refusal.attack-leaves-idle':
    'After {from} against {at} your stack at {idle}, which charges, could not attack any more.',
  'refusal.unattacked':
    'The stack at {at} is in front of your {units} at {from} and nothing attacks it.',
  'refusal.idle-charge': 'The stack at {at} has declared a charge and must attack.',

  // Battles
  'refusal.no-battle-left': 'No announced battle is left at {at}; still to be fought: {left}.',
  'refusal.no-duel-left': 'No announced duel is left in {air}; still to be fought: {left}.',
  'refusal.lose-enemy': '{u} is not your unit.',
  'refusal.lose-like':
    '{u} is like {other}, which is taken for both: which of equals dies is no choice.',
  'refusal.lose-elsewhere': '{u} has no part in this battle.',
  'refusal.lose-free': '{u} is not in the stack that is shut in.',
  'refusal.lose-safe': '{u} is not in the stack that an enemy has behind it.',
  'refusal.retreat-off': 'Nobody retreats off the map.',
  'refusal.retreat-air': 'Flyers retreat to the centre hex of a megahex beside {air}.',
  'refusal.retreat-afar': 'A retreat is one hex, and {at} is not beside {from}.',
  'refusal.retreat-enemy': '{at} is held by ground units of the other side.',
  'refusal.retreat-full': '{at} would hold more than three ground units, and stacks are not split.',
  'refusal.victor-other': '{u} is not of the victor’s side.',
  'refusal.victor-absent': '{u} has not fought in this battle.',
  'refusal.flyers-advance': 'Flyers do not advance.',
  'refusal.advanced': '{u} has advanced already, and does so once.',
  'refusal.not-vacated': '{at} is no hex that the enemy had to leave in this battle.',
  'refusal.not-beside': '{at} is not beside {u}.',
  'refusal.turn-absent': 'No stack of yours at {at} has fought in this battle.',
  'refusal.turned': 'The stack at {at} has turned already, and does so once.',
  'refusal.faces-already': 'The stack at {at} faces that side already.',
} as const;
