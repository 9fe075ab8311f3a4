/** Armies: founding, marching, what they meet. */
export const armies = {
  'prompt.march.to': 'where does the army march?',
  'label.march': '{army} marches',
  'log.enters': '{army} enters {at}.',
  'log.captured': '{card} is {by}’s from now on.',
  'refusal.no-field-army': '{u} is no army of yours in the field; garrisons stay where they are.',
  'refusal.empty-army': '{u} has no cards: put some into it first.',
  'refusal.moved': '{u}, or who is in it, has moved in this turn.',
  'refusal.shut-in': '{u} is besieged: break out first, or slip away in stealth.',
  'refusal.no-way': 'There is no way for {u} with the movement points that it has left.',
  'refusal.march-dear': 'The march of {u} costs {n} AP, which you have not.',
  'refusal.too-far':
    '{u} cannot get to {at}, as far as you know the ground, or it is full of your armies.',
} as const;
