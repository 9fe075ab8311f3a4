/** The round: initiative, action points, the hand, what is deployed, built and repaired. */
export const round = {
  'prompt.initiative.bid':
    'more dice for initiative than your {free}? First: {first} AP, last: {last}.',
  'label.bid': '{n, plural, =0 {None} one {# die for {price} resource} other {# dice for {price}}}',
  'prompt.hand.discard': 'what do you discard?',
  'prompt.deploy.to': 'where does it go?',
  'label.deploy': 'Deploy {card} ({cost})',
  'label.into': 'Into {card}',
  'label.site': 'Build it in {at}',
  'prompt.build.what': 'what is built here?',
  'label.build': 'Build in {at}',
  'label.raise': '{card}: {cost}',
  'label.upgrade': 'Upgrade {card} (4 AP; 2 M, 2 E, 1 T)',
  'label.repair': 'Repair {card} ({cost})',
  'label.restore': 'Repair {card} and all of its class there (6 AP)',
  'label.withdraw': 'Take {project} from the armoury (1 AP)',
  'label.draw': 'Draw a card ({n} AP)',
  'label.make-room': 'Discard something',
  'label.deal': 'Card {n} of the deck',
  'label.discard': 'Discard {card}',
  'log.draws': '{card} comes into the hand.',
  'log.discarded': '{card} is discarded.',
  'log.deployed': '{card} is deployed in {at}.',
  'log.base-found': 'In {at} there is {card} already: nothing is built.',
  'log.built': '{card} is built in {at}.',
  'log.upgraded': '{card} is upgraded.',
  'log.withdrawn': '{project} is taken from the armoury.',
  'log.mended': '{card} regains a point.',
  'log.bids': '{by} has {n} dice for initiative.',
  'log.initiative': '{by} rolls {hits} of {n}.',
  'outcome.initiative': '{by}: {n, plural, one {# success} other {# successes}}',
  'outcome.draws':
    '{family, select, hero {a hero} unit {a unit} facility {a facility} other {an attack card}} ({n} of {all})',
  'log.points': '{by} has {n} action points.',
  'refusal.no-deck': 'There is no card left in your deck.',
  'refusal.hand-full': 'There is no room in your hand: discard something first.',
  'refusal.not-of-hand': '{card} is no card of your hand.',
  'refusal.draw-dear': 'Drawing costs {n} AP, and you have fewer.',
  'refusal.hand-has-room': 'Your hand has room: cards are discarded only when it is full.',
  'refusal.not-deployed':
    '{card} cannot be deployed: name a hero, a unit or a facility of your hand.',
  'refusal.deploy-dear': '{card} costs more action points or resources than you have.',
  'refusal.no-barracks':
    '{card} needs a base of yours with Barracks that nobody besieges; heroes and Fast Deploy go into supplied armies with room for them too.',
  'refusal.no-outpost':
    '{card} needs a supplied hex that you control, with a hero or an engineer of yours and no other base.',
  'refusal.no-slot': '{card} needs a base of yours that nobody besieges, with a free slot.',
  'refusal.no-builder':
    'In {at} a hero or an engineer of yours is needed, supply from a base, and no enemy in control.',
  'refusal.build-dear': 'What could be built in {at} costs more than you have.',
  'refusal.build-full':
    'Nothing is left to be collected in {at}, and without an engineer no minefield is laid there, nor a second one.',
  'refusal.no-upgrade': '{card} is no facility of yours with upgrades left.',
  'refusal.upgraded': '{card} has been upgraded in this round.',
  'refusal.upgrade-cut': '{card} is besieged, or without supply.',
  'refusal.upgrade-dear': 'An upgrade costs 4 AP, 2 M, 2 E and 1 T.',
  'refusal.not-damaged': '{card} is no card of yours that is damaged.',
  'refusal.no-repair':
    '{card} is repaired at a base of yours that nobody besieges, an attack card in the hand.',
  'refusal.repair-dear': 'The repair of {card} costs more than you have.',
  'refusal.no-field':
    'Repair Field costs {n} AP, and takes a unit with it in the hex: name the first damaged one of a class.',
  'refusal.not-stored': 'No armoury of yours that is supplied and not besieged holds {project}.',
  'refusal.withdraw-dear': 'Taking {project} costs 1 AP, and you have none.',
  'refusal.bid-most': 'No more than {most} dice are sold.',
  'refusal.bid-dear':
    '{n, plural, one {# die costs} other {# dice cost}} {price} resources, and you have fewer.',
} as const;
