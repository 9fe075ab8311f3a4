/** Sorties: page 25. */
export const sorties = {
  'prompt.fly.to': 'choose a target hex.',
  'prompt.fly.at': 'choose a target.',
  'prompt.sortie.intercept': 'sortie by {card} against {at}: intercept the card, or let it pass.',
  'prompt.sortie.guns':
    'choose whether to fire at {card} over {at}; the card can hit back at your guns.',
  'label.fly': 'Fly {card} ({cost})',
  'label.to': 'Against {at}',
  'label.strike': 'At {card}',
  'label.bomb': 'At a facility of {owner}',
  'label.intercept': 'Intercept with {card} ({cost})',
  'label.fire': 'Fire with {card}',
  'label.pass': 'Let it pass',
  'label.hold-fire': 'Hold your fire',
  'label.pick': '{card}',

  'log.flies': 'Sortie by {card} against {foe} in {at}.',
  'log.intercepts': '{by} intercepts {card}.',
  'log.fires': '{by} fires at {card}.',
  'log.no-target': '{card} finds no target left.',
  'log.drawn': 'Target drawn: {card}.',
  'log.lands': '{card} returns to its owner’s hand.',
  'log.spent': '{card} is used up.',
  'log.collateral': 'Collateral damage: {army} rolls {n} and is hit.',
  'log.spared': 'Collateral damage: {army} rolls {n} and is spared.',
  'log.weapon': 'A weapon of mass destruction goes off in {at}.',
  'roll.target': 'Random target',
  'outcome.drawn': '{card}',

  'refusal.not-in-hand': 'You can’t fly {card}: it is not an attack card in your hand.',
  'refusal.flown': '{card} has already flown this turn. Choose another attack card.',
  'refusal.dear': 'You can’t afford to fly {card}.',
  'refusal.no-site': '{card} has no unbesieged base to fly from.',
  'refusal.nothing': '{card} can’t reach any target that you have observed.',
  'refusal.range': '{at} is out of range of {card}. Choose a nearer hex.',
  'refusal.target': '{card} has no target in {at} that you have observed. Choose another hex.',
  'refusal.precision':
    '{card} has no Precision, so it can’t attack a card of your choice. Choose an army, or the facilities of one owner.',
  'refusal.unseen': '{card} can attack only targets that you have observed in the hex.',
  'refusal.no-fighter':
    '{card} can’t intercept. Choose a card with Air-To-Air from your hand, or let the enemy pass.',
  'refusal.out-of-range':
    '{card} can’t intercept: the hex is out of range. Choose another card, or let the enemy pass.',
  'refusal.no-gun': '{card} can’t fire in this sortie. Choose another gun, or hold your fire.',
  'window.intercept': 'Intercept enemy attack cards',
} as const;
