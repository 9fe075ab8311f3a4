/** The guided first game, prompt by prompt. */
export const lesson = {
  'lesson.goal': 'Search every forest hex and eliminate all partisans within six turns.',
  'lesson.take':
    'Partisans hide in the forests of this panel, and your units wait south of it. Click combat car 1 (bCC1) to move it.',
  'lesson.wood':
    'The last number on a counter is the unit’s movement: combat car 1 has 8. Send it into the forest at 6-0310: a die shows how many partisans hide there.',
  'lesson.help':
    'One partisan has stopped combat car 1. Bring hover tank 1 (bHT1) into the same hex: up to three of your units may fight there.',
  'lesson.other':
    'Search another forest in the meantime: send combat car 2 (bCC2) to 6-1110. That hex is empty and the car has movement left, so send it on to 6-1010.',
  'lesson.tanks':
    'This time there are two partisans. Bring hover tanks 2 and 3 to 6-1010, so that you have three units there.',
  'lesson.more':
    'You have six turns to search 24 forest hexes. Send combat car 3 to 6-1009 and on to 6-1006. Send combat car 4 to 6-0509 and on to 6-0409, then press Stay here.',
  'lesson.moved':
    'The four hexes are empty, and your other units can wait. Press Done to end your movement: where both sides share a hex, a close assault follows.',
  'lesson.join':
    'All units in the hex have to attack. Add hover tank 1 and combat car 1: at odds of 5-1, a roll of 4 or more on two dice is enough.',
  'lesson.targets':
    'At 6-0310, you eliminated the partisan, but combat car 1 was disrupted. At 6-1010, choose both partisans as one target.',
  'lesson.odds':
    'The odds are your attack against the partisans’ defence, so three units are better than one: add hover tanks 2 and 3 and combat car 2.',
  'lesson.rally':
    'All three partisans fell, but you lost combat car 2. Combat car 1 is disrupted and failed to rally: try again, but a second failure eliminates it.',
  'lesson.search':
    'Combat car 1 rallied: send it on to 6-0309. You win if you search every forest hex and eliminate all partisans within six turns.',
} as const;
