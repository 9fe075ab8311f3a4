import type { GameNotes } from './notes.ts';

export const annihilation: GameNotes = {
  game: 'annihilation',
  title: 'Annihilation: the stolen fives',
  notes: [
    {
      at: 2,
      text: 'The first eight decisions of this game were drawn at random, so judge the players from move 9 on. An annihilator destroys the next particle that runs into it, and itself [5.1].',
    },
    {
      at: 6,
      text: 'A carrier that is placed on an occupied emergence strikes the particle there with its whole charge [4.1]. That is the engine of the game: placing a particle moves another one.',
      shapes: ['arrow blue B 3d'],
    },
    {
      at: 8,
      mark: '??',
      text: 'White drives the own 5 into the own annihilator. Both are annihilated [5.1] and change sides [5.6]: Black gets a 5 and an annihilator for nothing.',
      shapes: ['ring red 2c'],
    },
    {
      at: 9,
      mark: '!',
      text: 'Black uses the present at once. The captured 5 lands on B and starts a chain of strikes.',
    },
    {
      at: 13,
      mark: '!',
      text: 'The 5 arrives at White’s emergence without force and meets the 2 there. Both are annihilated [5.5], and Black scores 7 points, the charges of both [7.1]. But the 5 now belongs to White [5.6].',
    },
    {
      at: 17,
      mark: '!!',
      text: 'Here is the answer: White places the 5 that came back and strikes the own 3 with force 5. In the evaluation, this move turns the game round.',
      shapes: ['arrow green W 3d'],
    },
    {
      at: 20,
      text: 'The chain ends on B. Black’s 3 cannot emit itself in White’s turn [5.3], so both particles on B are annihilated: 8 points for White, 8 to 7.',
    },
    {
      at: 33,
      text: 'A carrier that emits itself may fly back and forth along the lines as long as it has force [3.1]: here from 3d to 2c, on to 1f, and back to 2c.',
    },
    {
      at: 42,
      mark: '!',
      text: 'Again a placement starts everything. Count the strikes until move 49: the force goes from one 3 of White’s to the 5, to the other 3, to a 1, and drives Black’s 1 to B [4.1] [4.5].',
      shapes: ['arrow green W 1e'],
    },
    { at: 49, text: 'Black’s 1 and 2 are annihilated on Black’s own emergence: 11 to 7 [7.1].' },
    {
      at: 64,
      text: 'Black has no other move but the 1, and uses the last of its force to step on the own 2. Both are annihilated [R9], and White scores 3 more points.',
    },
    {
      at: 70,
      text: 'A player may pass only without any legal action [R15]. Black’s tray is empty, and nothing of Black’s is left on the board that could emit itself.',
    },
    {
      at: 92,
      text: 'White’s 1 is a good exchange: it takes the 3 along, and the particle of either side that is annihilated on B scores for White [7.1].',
    },
    {
      at: 98,
      text: 'The last chain scores 5 and ends the game, 23 to 7: the winning score of 20 counts at the end of a turn [0.2].',
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
      name: 'The 5 stays in play',
      text: 'Black’s 5 may emit itself on arrival and strike the 2 with force 5 [4.5]. It keeps the 5, but the seven points are gone.',
    },
    {
      after: 17,
      moves: ['drive 5c'],
      name: 'Wrong direction',
      text: 'Driven to 5c, White’s 3 hits nobody, and Black’s 3 and 5 stay on the board. The direction of the drive is what wins the eight points.',
    },
    {
      after: 91,
      moves: ['emit w1a'],
      name: 'Emit instead',
      text: 'The 1 may also emit itself and strike Black’s 3 with force 1 [4.5]. The 3 is then driven off B, and White scores nothing in this move.',
    },
  ],
};
