/** The guided first game, prompt by prompt. */
export const lesson = {
  'lesson.goal': 'Reach 20 points before Black does.',
  'lesson.place':
    'You are White, and your carriers come into play on W. Place one of your 1s there; that is a whole turn.',
  'lesson.strike':
    'Black has done the same on B. Now place your 5: it takes W and strikes the 1 with a force of 5.',
  'lesson.drive':
    'A struck particle flies along one line of your choice, for as many points as the force it receives. Drive your 1 to 5c, next to B.',
  'lesson.next':
    'Black has placed an annihilator on 3a. Send your 5 after the 1: place your 3, which strikes the 5.',
  'lesson.round':
    'If a particle runs into an annihilator, both are annihilated. Drive your 5 past the annihilator, to 3c.',
  'lesson.emit':
    'A carrier on the board can emit itself, but your foremost carrier (now the 1) can’t move forward when it does. Let your 5 emit itself.',
  'lesson.path':
    'Your 5 has a force of 5. Each point it moves uses up 1, and at each point it may change to another line. Go to 4b.',
  'lesson.hit':
    'Your 1 is on 5c, next to your 5. Go there: a particle that hits another stops and passes on the force it has left.',
  'lesson.home':
    'The 1 has a force of 3, but flies only until it meets another particle. Drive it into Black’s 2 on B.',
  'lesson.points':
    'Annihilate both: you score points equal to the charge of each particle annihilated on B, 3 in all. The first player to reach the winning score wins.',
} as const;
