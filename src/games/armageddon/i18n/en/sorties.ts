/** Sorties: page 25. */
export const sorties = {
  'prompt.fly.to': 'choose the target hex of the sortie.',
  'prompt.fly.at': 'choose the target of the sortie.',
  'prompt.sortie.intercept': 'intercept {card} on its way to {at}, or let it pass.',
  'prompt.sortie.guns':
    'choose whether to fire at {card} over {at}; the card can hit back at your guns.',
  'label.fly': 'Fly {card} ({cost})',
  'label.to': 'Target {at}',
  'label.strike': 'Target {card}',
  'label.bomb': 'Target a facility owned by {owner}',
  'label.intercept': 'Intercept with {card} ({cost})',
  'label.fire': 'Fire with {card}',
  'label.pass': 'Let it pass',
  'label.hold-fire': 'Hold your fire',
  'label.pick': '{card}',

  'log.flies': 'Sortie by {card} against {foe} in {at}.',
  'log.intercepts': 'Interception of {card} by {by}.',
  'log.fires': 'Defensive fire at {card} from {by}.',
  'log.no-target': 'No target is left for {card}.',
  'log.drawn': 'Target drawn: {card}.',
  'log.lands': 'Back in its owner’s hand: {card}.',
  'log.spent': 'Used up: {card}.',
  'log.collateral': 'Collateral damage: {army} is hit (rolled {n}).',
  'log.spared': 'Collateral damage: {army} is spared (rolled {n}).',
  'log.weapon': 'A weapon of mass destruction goes off in {at}.',
  'roll.target': 'Random target',
  'outcome.drawn': '{card}',

  'refusal.not-in-hand': 'You can’t fly {card}. Choose an attack card from your hand.',
  'refusal.flown': 'You have already used {card} this turn. Choose another attack card.',
  'refusal.dear': 'Flying {card} costs {price}; you have {stock}.',
  'refusal.no-site': 'There is no unbesieged base for {card} to fly from.',
  'refusal.nothing':
    '{card} can’t reach any target that you have observed. Choose another attack card.',
  'refusal.range': '{at} is out of range of {card}. Choose a nearer hex.',
  'refusal.target': 'You have observed no target for {card} in {at}. Choose another hex.',
  'refusal.precision':
    'Without Precision, {card} can’t attack a card of your choice. Choose an army, or the facilities of one owner.',
  'refusal.unseen':
    '{card} can attack only targets that you have observed in the hex. Choose one of these.',
  'refusal.no-fighter':
    '{card} can’t intercept. Choose a card with Air-To-Air from your hand, or let the enemy pass.',
  'refusal.out-of-range':
    '{card} can’t intercept: the hex is out of range. Choose another card, or let the enemy pass.',
  'refusal.no-gun': '{card} can’t fire at this attack card. Choose another gun, or hold your fire.',
  'window.intercept': 'Intercept enemy attack cards',
} as const;
