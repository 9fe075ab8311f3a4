/** The guided first game, prompt by prompt. */
export const lesson = {
  'lesson.place':
    'You are White, and everything of yours comes into play on W. Place one of your 1s there; that is a whole turn.',
  'lesson.strike':
    'Black has done the same on B. Now place your 5: it takes W and strikes the 1 with a force of 5.',
  'lesson.drive':
    'What is struck flies that far along one line, and you choose which. Drive your 1 to 5c, next to B.',
  'lesson.next':
    'Black has put an annihilator on 3a. Send your 5 after the 1: place your 3, which strikes it.',
  'lesson.round':
    'Whatever runs into an annihilator is gone, and it too. Drive your 5 past it, to 3c.',
  'lesson.emit':
    'A carrier on the board can move by its own charge, unless it is your foremost one. Let your 5 emit itself.',
  'lesson.path':
    'It has a force of 5, one for each point, and may change lines at any of them. Go to 4b.',
  'lesson.hit':
    'Your 1 stands next, on 5c. Go there: whoever hits another stops, and gives it what force is left.',
  'lesson.home':
    'The 1 has a force of 3, but flies only until it meets somebody. Drive it into Black’s 2 on B.',
  'lesson.points':
    'They meet without force. Annihilate both: on B each brings you its charge, 3 points. First to the target wins.',
} as const;
