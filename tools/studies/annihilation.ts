import type { GameNotes } from './notes.ts';

export const annihilation: GameNotes = {
  game: 'annihilation',
  title: 'Annihilation: the stolen fives',
  notes: [
    {
      at: 2,
      text: 'The first eight decisions of this game were random, so judge the players from move 9 on. A particle that runs into an annihilator is annihilated, and so is the annihilator [5.1].',
    },
    {
      at: 6,
      text: 'If one of your carriers is already on your emergence, a carrier that you place there strikes it with its whole charge [1.2] [1.3]. This is the engine of the game: placing one carrier moves another.',
      shapes: ['arrow blue B 3d'],
    },
    {
      at: 8,
      mark: '??',
      text: 'White’s 5 is driven into White’s own annihilator. Both are annihilated [5.1] and change sides [5.6]: Black gets a 5 and an annihilator for nothing. This decision was still random.',
      shapes: ['ring red 2c'],
    },
    {
      at: 9,
      mark: '!',
      text: 'Black uses the gift at once. The captured 5 is placed on B and starts a chain of strikes.',
    },
    {
      at: 13,
      mark: '!',
      text: 'Black’s other 5 arrives at White’s emergence without force and meets the 2 there. Both are annihilated [5.5], and Black scores the charges of both: 7 points [7.1]. But this 5 now belongs to White [5.6].',
    },
    {
      at: 17,
      mark: '!',
      text: 'White answers: the 5 that has just changed sides is placed and strikes White’s 3 with force 5. White could otherwise have placed only a 1.',
      shapes: ['arrow green W 3d'],
    },
    {
      at: 20,
      text: 'The chain ends on B. Black’s 3 cannot emit itself in White’s turn [5.3], so both particles on B are annihilated. White scores 8 points and leads 8 to 7 [7.1].',
    },
    {
      at: 33,
      text: 'A carrier that emits itself uses all its force [3.2] and may change lines at each point [3.3]. White’s 3 is the foremost carrier, so it must first move backward [6.1]: from 3d to 2c, then to 1f. There it is level with White’s 5 and no longer the foremost, so it may move forward again, to 2c [R10].',
    },
    {
      at: 42,
      mark: '!',
      text: 'Again, a placement starts a chain. Follow it to move 49: the new 3 strikes White’s 5, the 5 strikes White’s other 3, that 3 strikes a 1, and the 1 strikes Black’s 1 and drives it to B [4.1] [4.5].',
      shapes: ['arrow green W 1e'],
    },
    { at: 49, text: 'Black’s 1 and 2 are annihilated on Black’s own emergence: 11 to 7 [7.1].' },
    {
      at: 64,
      text: 'This is Black’s only legal action: the tray is empty, and the 1, Black’s foremost carrier, must move backward [6.1]. Its last point of force takes it onto Black’s own 2. Both are annihilated [R9], and White scores 3 points [7.1].',
    },
    {
      at: 70,
      text: 'You may pass only if you have no legal action [R15]. Black’s tray is empty, and Black has no carrier left on the board.',
    },
    {
      at: 92,
      text: 'A good exchange: White’s 1 takes Black’s 3 with it. Every particle annihilated on B scores for White, whichever side it belongs to [R5]: 4 points.',
    },
    {
      at: 98,
      text: 'The 5 has struck Black’s 1 on B with force left, so only the 5 is annihilated there [5.4]. Its 5 points take White past 20, and the game ends with this turn, 23 to 7 [0.2].',
    },
  ],
  branches: [
    {
      after: 7,
      moves: ['drive 2a'],
      name: 'Past the annihilator',
      text: 'White’s 5 could also be driven to 2a or 2b. Nothing is lost there, and Black gets no second 5.',
    },
    {
      after: 12,
      moves: ['emit b5'],
      name: 'Emit on arrival',
      text: 'Black’s 5 may emit itself on arrival and drive the 2 away with force 5 [4.5]. But it ends its movement on White’s emergence, so it is annihilated all the same [5.4]: Black scores 5 points instead of 7, and White keeps the 2.',
    },
    {
      after: 17,
      moves: ['drive 5c'],
      name: 'Wrong direction',
      text: 'Driven to 5c, White’s 3 hits nothing, and Black’s 3 and 5 stay on the board. The direction of the drive is what wins the eight points.',
    },
    {
      after: 91,
      moves: ['emit w1a'],
      name: 'Emit instead',
      text: 'The 1 may also emit itself and strike Black’s 3 with force 1 [4.5]. The 3 is driven off B, and only the 1 is annihilated there [5.4]: White scores 1 point instead of 4.',
    },
  ],
};
