/** The round: initiative, action points, the hand, what is deployed, built and repaired. */
export const round = {
  'prompt.initiative.bid':
    'buy extra dice for initiative? You have {free, plural, one {# free die} other {# free dice}}. The first player gets {first} AP, the last {last} AP.',
  'label.bid':
    '{n, plural, =0 {None} one {# die for {price} resource} other {# dice for {price} resources}}',
  'prompt.hand.discard': 'choose a card to discard.',
  'prompt.deploy.to': 'choose where to deploy the card.',
  'label.deploy': 'Deploy {card} ({cost})',
  'label.into': 'Into {card}',
  'label.site': 'Build in {at}',
  'prompt.build.what': 'choose what to build here.',
  'label.build': 'Build in {at}',
  'label.raise': '{card}: {cost}',
  'label.upgrade': 'Upgrade {card} ({n} AP; {cost})',
  'label.repair': 'Repair {card} ({cost})',
  'label.restore': 'Repair {card} and all your other units of its class in the hex ({n} AP)',
  'label.withdraw': 'Take {project} from the armoury ({n} AP)',
  'label.draw': 'Draw a card ({n} AP)',
  'label.make-room': 'Discard a card',
  'label.deal': 'Card {n} of the deck',
  'label.discard': 'Discard {card}',
  'log.draws': 'Drawn: {card}.',
  'log.discarded': 'Discarded: {card}.',
  'log.deployed': 'Deployed in {at}: {card}.',
  'log.base-found': '{card} is already in {at}, so nothing is built.',
  'log.built': 'Built in {at}: {card}.',
  'log.upgraded': 'Upgraded: {card}.',
  'log.withdrawn': 'Taken from the armoury: {project}.',
  'log.mended': '1 hit point restored to {card}.',
  'log.bids': '{by} has {n, plural, one {# die} other {# dice}} for initiative.',
  'log.initiative':
    '{by} rolls {hits, plural, one {# success} other {# successes}} on {n, plural, one {# die} other {# dice}}.',
  'roll.initiative': 'Initiative dice',
  'row.initiative': '{by} goes first',
  'roll.draw': 'Draw from the deck',
  'outcome.initiative': '{by}: {n, plural, one {# success} other {# successes}}',
  'outcome.draws':
    '{family, select, hero {a hero} unit {a unit} facility {a facility} other {an attack card}} ({n} of {all} in the deck)',
  'log.points': '{by} has {n, plural, one {# action point} other {# action points}}.',
  'refusal.no-deck': 'Your deck is empty.',
  'refusal.hand-full': 'Your hand is full. Discard a card first.',
  'refusal.not-of-hand': 'You can’t discard {card}. Choose a card in your hand.',
  'refusal.draw-dear': 'You don’t have enough AP: drawing a card costs {n}.',
  'refusal.hand-has-room': 'Your hand has room: you can discard only when it is full.',
  'refusal.not-deployed':
    '{card} can’t be deployed. Choose a hero, unit or facility from your hand.',
  'refusal.deploy-dear': 'Deploying {card} costs {price}; you have {stock}.',
  'refusal.no-barracks':
    'To deploy {card}, you need an unbesieged base with Barracks. A hero, or a unit with Fast Deploy, can also join a supplied field army that has room.',
  'refusal.no-outpost':
    'To build {card}, you need a supplied hex that you control, with one of your heroes or engineers and no other base.',
  'refusal.no-slot': 'To build {card}, you need an unbesieged base with a free slot.',
  'refusal.no-builder':
    'To build in {at}, you need one of your heroes or engineers there. A base must supply the hex, and no enemy may control it.',
  'refusal.build-dear':
    'You can’t afford anything that can be built in {at}. The cheapest costs {price}; you have {stock}.',
  'refusal.build-full':
    'You can’t build in {at}. The hex has no resources left for another collector. A minefield needs one of your engineers in the hex, and you may have only one minefield there.',
  'refusal.no-upgrade':
    '{card} can’t be upgraded. Choose one of your facilities that has upgrades left.',
  'refusal.upgraded': 'You have already upgraded {card} this round. Choose another facility.',
  'refusal.upgrade-cut': '{card} can’t be upgraded while it is besieged or out of supply.',
  'refusal.upgrade-dear': 'An upgrade costs {price}; you have {stock}.',
  'refusal.not-damaged': '{card} can’t be repaired. Choose one of your damaged cards.',
  'refusal.no-repair':
    '{card} can’t be repaired where it is: attack cards must be in your hand, all other cards at one of your bases that is not besieged.',
  'refusal.repair-dear': 'Repairing {card} costs {price}; you have {stock}.',
  'refusal.no-field':
    'You can’t use Repair Field here. It costs {n} AP and needs one of your units with Repair Field in the hex. It repairs all your damaged units of one class there at once, so only one unit of each class is listed: choose that unit.',
  'refusal.not-stored': 'None of your supplied, unbesieged armouries holds {project}.',
  'refusal.withdraw-dear': 'You don’t have enough AP: taking {project} costs {n}.',
  'refusal.bid-most': 'You can buy at most {most, plural, one {# die} other {# dice}}.',
  'refusal.bid-dear':
    'You don’t have enough resources: {n, plural, one {# die costs} other {# dice cost}} {price}.',
} as const;
