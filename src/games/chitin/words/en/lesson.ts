/** The guided first game, prompt by prompt. */
export const lesson = {
  'lesson.warrior':
    'Harvest tokens win the game, and token A lies in front of you in 0815. Click your Gantua RG1 in 0816.',
  'lesson.worker':
    'Only Workers can carry tokens, and near enemies they move only with a warrior. Add Worker RW1 from the same hex.',
  'lesson.enter':
    'The two now move together, at the pace of the slower one. Send them to the token in 0815.',
  'lesson.take': 'Let the Worker take token A. The token now goes wherever the Worker goes.',
  'lesson.face':
    'End the move by choosing a side to face. Termagant BT1 stands to the north-east with its back to you: face NE.',
  'lesson.guard':
    'A stack is weak from behind, so guard it: bring Phlanxes RP1 and RP2 to 0816, facing NE as well.',
  'lesson.moved': 'Your other warriors can wait. End your movement; then comes combat.',
  'lesson.attack':
    'You have to attack every enemy in front of your units. Attack BT1 in 0814 from 0815.',
  'lesson.fight':
    'The Gantua’s 4 grow to 6, from the rear and by its class, against 2: odds of 3-1. End the attacks and roll.',
  'lesson.stay':
    'The Termagant is dead. The victor may advance into its hex; stay with the token this time, and end your turn.',
  'lesson.home':
    'A token counts once it crosses your edge in the south. Pick RG1 and RW1, go to 0818, and face NW to be on guard.',
} as const;
