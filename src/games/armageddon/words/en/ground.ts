/** Set-up, the map, and what is collected. */
export const ground = {
  'prompt.setup.lay': 'where do you lay your tile?',
  'prompt.setup.settle': 'on which of your tiles is your stronghold?',
  'label.lay': 'Lay it in {at}',
  'label.settle': 'Build it in {at}',
  'label.order': 'Order {n}',
  'log.order': '{by} is the first to lay a tile.',
  'log.dealt': 'The map is made, and everybody has {n} cards.',
  'log.collected': '{by} collects {humans} H, {materials} M, {energy} E, {technology} T.',
  'outcome.order': '{by} first',
  'refusal.not-near': '{at} is more than {n} hexes from your start: lay your tiles round it.',
  'refusal.laid': 'You have laid a tile in {at}: choose another hex.',
  'refusal.no-tile': 'There is no tile of yours in {at}: a stronghold stands on one of them.',
} as const;
