/** The guided first game, prompt by prompt. */
export const lesson = {
  'lesson.take':
    'Partisans hide in the forests of this panel, and your units wait south of it. Click combat car 1 (bCC1) to move it.',
  'lesson.wood':
    'Its last figure, 8, is its movement. Send it into the forest at 6-0310: a die shows how many partisans hide there.',
  'lesson.help':
    'One partisan has stopped it. Bring hover tank 1 (bHT1) into the same hex: up to three of your units may fight there.',
  'lesson.other': 'Search another forest in the meantime: send combat car 2 (bCC2) to 6-1110.',
  'lesson.onward':
    'There are no partisans, and combat car 2 has movement left. Go on into the next forest, 6-1010.',
  'lesson.tanks':
    'Two partisans at once. Bring hover tanks 2 and 3 to 6-1010, so that three of your units are there as well.',
  'lesson.moved':
    'The rest can come later. End your movement: where both sides share a hex, close assault follows.',
  'lesson.join':
    'All units in the hex have to attack. Let hover tank 1 and combat car 1 join: odds of 5-1 need only a low roll of two dice.',
  'lesson.targets':
    'At 6-0310 the partisan fell, but has hit your car. At 6-1010 take both partisans as one target.',
  'lesson.odds':
    'Attack against defence, with the weight of three units: let hover tanks 2 and 3 and combat car 2 join.',
  'lesson.rally':
    'All three partisans fell, and cost you combat car 2. Combat car 1 is disrupted and failed to rally: try again, all or nothing.',
  'lesson.search':
    'It rallied. You win when every forest has been searched in six turns: send combat car 1 on to 6-0309.',
} as const;
