/** Text printed on cards: effects of abilities in one short sentence, names of figures and amounts. */
export const faces = {
  'does.fast-start': 'Costs no AP to deploy and none to move.',
  'does.stealth':
    'In stealth, the army hides with {n, plural, one {# die} other {# dice}}, or with fewer if another of its cards has a lower Stealth level.',
  'does.recce':
    'Observes with {n, plural, one {# die} other {# dice}}, up to {m, plural, one {# hex} other {# hexes}} away.',
  'does.tactician':
    'At an academy, the hero makes tactics with {n, plural, one {# die} other {# dice}}.',
  'does.technologist':
    'At a laboratory, the hero makes devices with {n, plural, one {# die} other {# dice}}.',
  'does.geneticist':
    'At a laboratory, the hero develops biotechnology with {n, plural, one {# die} other {# dice}}.',
  'does.assassin': 'Assassinates with {n, plural, one {# die} other {# dice}}.',
  'does.master-assassin': 'You choose the hero to assassinate.',
  'does.slayer': 'In an assassination, a single wound from this hero kills the target.',
  'does.saboteur': 'Sabotages with {n, plural, one {# die} other {# dice}}.',
  'does.master-saboteur': 'You choose the facility to sabotage.',
  'does.demolitionist': 'Sabotage by the hero’s army does triple damage.',
  'does.espionage': 'Spies with {n, plural, one {# die} other {# dice}}.',
  'does.military-genius':
    'All units that the hero leads attack and defend with {n, plural, one {# extra die} other {# extra dice}}.',
  'does.aggressive': 'Adds {n} to your initiative die in battle.',
  'does.raider':
    'Supply reaches {n, plural, one {# movement point} other {# movement points}} farther for the hero’s army.',
  'does.pathfinder': 'Moving the hero’s army costs {n} AP less.',
  'does.leader':
    'The hero’s army has {n, plural, one {# extra movement point} other {# extra movement points}}.',
  'does.air-ranger':
    'Air assaults by the army reach {n, plural, one {# hex} other {# hexes}} farther.',
  'does.jump-master': 'Air assaults by the army cost {n} AP less, but at least 1.',
  'does.trickster': 'The army may retreat before the first round of a battle.',
  'does.hand-at-headquarters':
    'While the hero is at your headquarters, your hand can hold one extra card.',
  'does.fast-deploy': 'You may deploy the unit into a supplied field army.',
  'does.bounty-hunter':
    'Needs {n, plural, one {# fewer success} other {# fewer successes}} to capture a hero; you choose which hero to hunt.',
  'does.engineer':
    'Can build, and clears {n, plural, one {# point} other {# points}} of mines a turn.',
  'does.commando': 'Needs no supply.',
  'does.air-controller':
    'Friendly strikes in its hex roll {k} extra {k, plural, one {die} other {dice}}.',
  'does.regenerate':
    'Regains {n, plural, one {# hit point} other {# hit points}} between rounds of battle.',
  'does.repair-field': 'For {k} AP, repairs all your units of one class in its hex.',
  'does.mobile-supply': 'Supplies your armies in its hex.',
  'does.mobile-launcher': 'Your missiles may measure their range from this unit.',
  'does.air-assault':
    'The army may fly up to {n, plural, one {# hex} other {# hexes}} if all its units have Air Assault.',
  'does.swarm': 'Attacks with 1 extra die for each other unit with Swarm in your front row.',
  'does.vengeance':
    'When this unit is destroyed while you have other units in the battle, it attacks its destroyer one last time.',
  'does.shock-attack': 'A unit hit by this unit cannot act for the rest of this round.',
  'does.assault':
    'May storm the enemy front row with {n, plural, one {# extra die} other {# extra dice}}. After that, the unit defends with 2 fewer dice for the rest of the round and cannot act in the next round.',
  'does.flank':
    'Attacks with {n, plural, one {# extra die} other {# extra dice}} if the enemy rear row is empty.',
  'does.disable':
    'A unit hit by this unit defends with {n, plural, one {# fewer die} other {# fewer dice}} for {m, plural, one {# round} other {# rounds}}.',
  'does.disarm':
    'A unit hit by this unit attacks with {n, plural, one {# fewer die} other {# fewer dice}} for {m, plural, one {# round} other {# rounds}}.',
  'does.sniper': 'May shoot at the enemy hero with {n, plural, one {# die} other {# dice}}.',
  'does.infantry-support':
    'Instead of attacking, gives a foot unit +1 attack and +1 defence for this round.',
  'does.defensive-fire':
    'Instead of attacking, adds its attack to the defence of a friendly unit in the front row.',
  'does.steadfast': 'Cannot be shocked, disabled or confused.',
  'does.gathers': 'Collects {n} of each resource in its hex.',
  'does.multi-target': 'May split its dice evenly among several targets.',
  'does.double-attack': 'Attacks the same target twice.',
  'does.area-attack': 'Also attacks a second target in the same row.',
  'does.breakthrough': 'After a hit in the front row, also attacks a unit in the rear row.',
  'does.critical': 'Does double damage.',
  'does.plating': 'Damage to this unit is reduced by {n}.',
  'does.frenzy': 'Each hit on this unit raises its attack by 1 and lowers its defence by 1.',
  'does.growth': 'Gains +1 attack for each unit that it destroys.',
  'does.anti-air': 'Fires at aircraft and helos with {n, plural, one {# die} other {# dice}}.',
  'does.anti-missile': 'Fires at missiles with {n, plural, one {# die} other {# dice}}.',
  'does.bonus-damage': 'A hit by this unit does {n} extra damage.',
  'does.absorb-field': 'No hit does more than 1 damage to this unit.',
  'does.confusion': 'A unit hit by this unit loses its next attack.',
  'does.headquarters': 'If you lose your headquarters, you are eliminated.',
  'does.supply': 'A source of supply.',
  'does.barracks': 'Deploy heroes and units here.',
  'does.counter-intel':
    'Enemy espionage in the hex is harder, and enemy sabotage there becomes a duel in which you may spend fate.',
  'does.ap-bonus': 'You get {n} extra AP each round.',
  'does.sniffer':
    'Looks for hidden targets in its hex with {n, plural, one {# die} other {# dice}}.',
  'does.camouflage': 'Hides with {n, plural, one {# die} other {# dice}}.',
  'does.hardened': 'Takes half damage, except from weapons of mass destruction.',
  'does.collects': 'Collects 1 of each resource in its hex.',
  'does.collects-one': 'Collects only {kind} in its hex: 1 each round.',
  'does.laboratory': 'Technologists and geneticists do research here.',
  'does.academy': 'Tacticians do research here.',
  'does.armoury': 'Holds three pieces of gear.',
  'does.repair-bay': 'Your repairs in the hex cost {k} AP less, but at least 1.',
  'does.shield': 'Your other facilities in the hex defend with 1 extra die.',
  'does.mines':
    'Challenges each enemy card that enters its hex, rolling {n, plural, one {# die} other {# dice}}.',
  'does.muster-yard': 'Each turn, founding your first army here costs only {k} AP.',
  'does.long-silos': 'Your missiles reach one hex farther from here.',
  'does.warm-pools': 'Each unit of the garrison regains 1 hit point at upkeep.',
  'does.hidden-mouth':
    'Has Camouflage {n}, except in rounds when you attack from here or deploy a card here.',
  'does.air-to-air':
    'Intercepts with {n, plural, one {# die} other {# dice}}, and defends with the same number when intercepted.',
  'does.harm':
    'Defends with {n, plural, one {# die} other {# dice}} against Anti-Air, and can damage a unit that fires at it.',
  'does.precision': 'You choose the target of the strike.',
  'does.collateral':
    'Can also hit each army in the hex (chance per army: {n}%), rolling {m, plural, one {# die} other {# dice}} against each of its cards.',
  'does.weapon':
    'Attacks everything in the hex, first with {n, plural, one {# die} other {# dice}}, then with radiation {m}.',
  'does.munition-slot':
    '{n, plural, one {May carry a munition.} other {May carry a munition, even a weapon of mass destruction.}}',
  'does.tactic.surge':
    'You have {n, plural, one {# extra point} other {# extra points}} of fate in this challenge.',
  'does.tactic.doubt':
    'Your enemy has {n, plural, one {# fewer point} other {# fewer points}} of fate in this challenge.',
  'does.tactic.extra-weight':
    'Immediately roll {n, plural, one {# extra die} other {# extra dice}}.',
  'does.tactic.second-look': 'Your enemy rerolls {n, plural, one {# success} other {# successes}}.',
  'does.tactic.certain-shot':
    'You get {n, plural, one {# automatic success} other {# automatic successes}}.',
  'does.tactic.deny': 'Your enemy loses {n, plural, one {# success} other {# successes}}.',
  'does.tactic.turn-the-tide':
    '{n, plural, one {# of your failures becomes a success} other {# of your failures become successes}}.',
  'does.tactic.falter':
    '{n, plural, one {# of your enemy’s successes becomes a failure} other {# of your enemy’s successes become failures}}.',
  'does.tactic.reset': 'Reroll all your dice.',
  'does.tactic.unsettle': 'Your enemy rerolls all their dice.',
  'does.gear.attack': 'The unit attacks with {n, plural, one {# extra die} other {# extra dice}}.',
  'does.gear.defence': 'The unit defends with {n, plural, one {# extra die} other {# extra dice}}.',
  'does.gear.anti-air': 'The unit gains Anti-Air {n}.',
  'does.gear.stealth': 'The card gains Stealth {n}, or {n} more if it already has Stealth.',
  'does.gear.command': 'The hero can lead {n, plural, one {# more unit} other {# more units}}.',
  'does.gear.double':
    'The hero defends with {n, plural, one {# extra die} other {# extra dice}} against assassins and hunters.',
  'does.gear.points':
    'The unit has {n, plural, one {# extra hit point} other {# extra hit points}}.',
  'does.gear.regenerate': 'The unit gains Regenerate {n}.',
  'does.gear.camouflage': 'The facility gains Camouflage {n}.',
  'does.gear.hardened': 'The facility gains Hardened.',
  'does.gear.charge': 'In one attack of your choice, a hit does {n} extra damage.',
  'does.gear.poison':
    'In the hero’s next assassination, a wounded target takes {n, plural, one {# extra wound} other {# extra wounds}}, minus a random number from 1 to its Resistance.',
  'does.gear.one-wound': 'In the hero’s next assassination, a single wound kills the target.',
  'does.gear.one-point':
    'In the hero’s next act of sabotage, a single point of damage destroys the facility.',
  'does.gear.warhead': 'A strike that hits does {n} extra damage.',
  'does.gear.penetrator': 'A strike that hits a facility does {n} extra damage.',
  'does.gear.harm': 'The attack card gains HARM {n} for one sortie.',
  'does.gear.precision': 'The attack card gains Precision for one sortie.',
  'does.gear.weapon':
    'A weapon of mass destruction: {n, plural, one {# die} other {# dice}} against everything in the hex.',
  'face.hero': 'Hero',
  'face.facility': 'Facility',
  'face.attack': 'Attack card, {kind}',
  'face.tactic': 'Tactic',
  'face.worth': '{n, plural, one {# deck point} other {# deck points}}',
  'face.none': 'No abilities',
  'face.none.text': 'The card has only its printed values.',
  'face.play': 'Play for {n} AP',
  'face.carried': 'While carried',
  'face.used': 'When used',
  'face.made': 'Made by research',
  'face.made.tactic': 'Make it for {ap} AP at an academy (difficulty {n}).',
  'face.made.technologist': 'Can be made by a technologist (difficulty {n}).',
  'face.made.geneticist': 'Can be made by a geneticist (difficulty {n}).',
  'figure.attack': 'Attack',
  'figure.defence': 'Defence',
  'figure.hits': 'Hits',
  'figure.wounds': 'Wounds',
  'figure.structure': 'Structure',
  'figure.resistance': 'Resist',
  'figure.movement': 'Move',
  'figure.range': 'Range',
  'figure.fate': 'Fate',
  'figure.command': 'Command',
  'figure.slots': 'Level',
  'icon.ap': 'Action points',
  'amount.ap': '{n, plural, one {# action point} other {# action points}}',
  'amount.humans': '{n, plural, one {# human} other {# humans}}',
  'amount.materials': '{n, plural, one {# material} other {# materials}}',
  'amount.energy': '{n} energy',
  'amount.technology': '{n} technology',
};
