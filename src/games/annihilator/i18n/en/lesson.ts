/** The guided first game, prompt by prompt. */
export const lesson = {
  'lesson.goal': 'Blast open both hexes of the brain core.',
  'lesson.take':
    'One of your two ships has rammed the machine near the top of the map. Click Assault Squad A1 to move it.',
  'lesson.go':
    'A passageway costs one point a hex, and A1 has four. Send it down to 1205, towards the core.',
  'lesson.follow':
    'Each squad moves once a turn. Bring A2 and then Demolition Squad D1 to 1205 as well: together they are hard to beat.',
  'lesson.moved': 'The three squads at the bottom can wait. End your movement.',
  'lesson.charge':
    'A ring of automatic guns bars the way to the core, but charges can open it. Have A1 set its only charge next door, in 1306.',
  'lesson.face':
    'This charge blasts a line of four hexes. Turn it to face SE: through the ring, and away from your squads.',
  'lesson.set':
    'The charge goes off on your next turn, so the machine has time to react. Don’t set another charge now; the machine moves next.',
  'lesson.met':
    'Security Robot S2 moved into 1205 and had to stop there, because it met your squads. The machine’s mind weapon disrupted your other squads. Stay and fight: end your movement.',
  'lesson.attack':
    'Both sides have units in 1205, so fight. Your Attack Strength of 10 against S2’s Defence Strength of 2 puts you in the 4-1 column, the best there is. No roll can save the robot.',
  'lesson.blast':
    'Don’t set any more charges. Once you are done, the charge in 1306 goes off, hex by hex.',
  'lesson.advance':
    'All four hexes are clear, and the ring is open. Advance at once: move A1 to 1409, the last of the four.',
  'lesson.core':
    'Bring A2 and D1 to 1409 as well. You win when both hexes of the brain core are blasted open, and D1 still has three charges for that.',
} as const;
