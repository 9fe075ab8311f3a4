/** Observation, and special operations. */
export const observe = {
  'prompt.covert.choose': 'against whom, or what?',
  'label.assassinate': '{card} assassinates (3 AP)',
  'label.sabotage': '{card} sabotages (3 AP)',
  'label.target': 'Against {card}',
  'label.toll': '{n}',
  'refusal.agent-worked': '{card} has worked in this turn.',
  'refusal.agent-dear': 'This costs {n} AP, which you have not.',
  'refusal.agent-target': '{card} sees nothing in its hex to go against.',
  'refusal.no-assassin': '{card} is no assassin of yours on the map.',
  'refusal.no-saboteur': '{card} is no saboteur of yours on the map.',
  'refusal.no-espionage': '{card} is no spy of yours on the map.',
  'log.sighted': '{piece} is sighted in {at}.',
} as const;
