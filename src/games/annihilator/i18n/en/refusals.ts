/** Reasons for refusals. */
export const refusals = {
  'refusal.setup': 'Robots may not enter {at} ({terrain}). Choose another hex.',
  'refusal.not-yours': '{u} is not yours. Choose one of your own units.',
  'refusal.off-map': '{u} is not on the map.',
  'refusal.moved': '{u} has already moved in this step.',
  'refusal.met':
    '{u} can’t advance: it entered a hex with robots in step 1, which ended its movement for the whole turn.',
  'refusal.no-advance': '{u} can’t reach any of the hexes that have just been opened.',
  'refusal.no-move': 'There is no hex where {u} could end its movement.',
  'refusal.stay': '{u} has not moved yet. Choose a hex for it to move to.',
  'refusal.disrupted.move':
    '{u} is disrupted: it can’t move until the demolition step of this turn has ended.',
  'refusal.disrupted.charge': '{u} is disrupted: it can’t set charges this turn.',
  'refusal.here': '{u} is already in {at}.',
  'refusal.terrain': '{u} may not enter {at} ({terrain}).',
  'refusal.not-cleared':
    'No charge has opened {at} this turn. Choose a hex that has just been opened.',
  'refusal.no-way': 'There is no path for {u} to {at} through hexes that have just been opened.',
  'refusal.far': '{at} is out of reach: {u} has {points}.',
  'refusal.far.left': '{at} is out of reach: {u} has {points} left.',
  'refusal.way.full':
    'On its way to {at}, {u} might have to stop in {over}, but {over} is full. Choose another hex.',
  'refusal.way.robots':
    'On its way to {at}, {u} would meet robots in {over} and have to stop there.',
  'refusal.way.squads':
    'On its way to {at}, {u} would meet squads in {over} and have to stop there.',
  'refusal.way.shield':
    'On its way to {at}, {u} will be attacked in {over}. Move to {over} first, then continue to {at}.',
  'refusal.way.lot':
    'On its way to {at}, {u} can try to recover charges in {over}. Move to {over} first, then continue to {at}.',
  'refusal.full.humans': '{at} is full: it can hold only {n} squads. Choose another hex.',
  'refusal.full.robots': '{at} is full: it can hold only {n} robots. Choose another hex.',
  'refusal.attack.apart': 'You can’t attack in {at}: that hex does not hold units of both sides.',
  'refusal.attack.disrupted': 'All your units in {at} are disrupted and can’t attack.',
  'refusal.attack.again':
    '{at} has already been attacked: you can make only one attack in each hex per step.',
  'refusal.attack.odds': 'The odds in {at} are below {odds}, so no attack is possible.',
  'refusal.mind.off': 'This game is played without the mind weapon.',
  'refusal.mind.used': 'The mind weapon has already been used this turn.',
  'refusal.mind.nobody': 'There is no squad in {at}. Choose a hex with a squad.',
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
  'refusal.repair.nobody':
    'There is no Repairbot in {at}. Choose a hex with one of your Repairbots.',
} as const;
