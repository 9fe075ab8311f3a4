/** The guided first game, prompt by prompt. */
export const lesson = {
  'lesson.goal': 'Carry two of the three harvest tokens home.',
  'lesson.warrior':
    'Harvest tokens win the game, and token A lies in front of you at 0815. Click your Gantua RG1 at 0816.',
  'lesson.worker':
    'Only Workers can carry tokens, and near enemies they move only with a warrior. Add Worker RW1 from the same hex.',
  'lesson.enter':
    'The two now move together, at the pace of the slower one. Send them to the token at 0815.',
  'lesson.take':
    'Have the Worker pick up token A. From now on the token goes wherever the Worker goes.',
  'lesson.face':
    'End the move by choosing a facing. Termagant BT1 stands to the north-east with its back to you: face NE.',
  'lesson.guard':
    'A stack is vulnerable from behind, so guard it: bring Phlanxes RP1 and RP2 to 0816, facing NE as well.',
  'lesson.moved': 'Your other warriors can wait. End your movement; combat comes next.',
  'lesson.attack':
    'You have to attack every enemy in front of your units. Attack BT1 at 0814 from 0815.',
  'lesson.fight':
    'The Gantua attacks from behind (+1), and as a Smasher it is best against Hackers (+1). So 4 becomes 6, against 2: odds of 3-1. Announce the attacks and roll.',
  'lesson.stay':
    'The Termagant is dead. You may advance into its hex, but stay with the token this time: end the advance. That also ends your turn.',
  'lesson.home':
    'A token counts once it crosses your edge of the map, in the south. Choose RG1 and RW1, send them to 0818, and have them face NW, on guard.',
} as const;
