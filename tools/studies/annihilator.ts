import type { GameNotes } from './notes.ts';

export const annihilator: GameNotes = {
  game: 'annihilator',
  title: 'Annihilator: three squads in one hex',
  notes: [
    {
      at: 10,
      mark: '?!',
      text: 'A3 and A4 now share 1219. The mind weapon attacks one hex each turn and rolls once for all squads in it [7.2], so two squads in one hex are an inviting target.',
      shapes: ['ring red 1219'],
    },
    {
      at: 16,
      mark: '!',
      text: 'Pattern A runs in a straight line: 1305, 1306, 1207, 1208. It goes off in step 3 of the next turn [8.1] and should open a road from the northern edge towards the brain core.',
      shapes: ['arrow green 1305 1208'],
    },
    {
      at: 34,
      text: 'The robots come to the places where charges are set. S1 has even stopped in 1305, on top of a charge: a blast eliminates robots as well as squads [R11].',
    },
    {
      at: 37,
      name: 'The mind weapon hits',
      text: 'The attack is at 1-2. Half of all rolls do nothing, a third disrupt, and only a 6 eliminates. This is the 6: A3 and A4 are gone, and the southern group is down to D2.',
    },
    {
      at: 45,
      mark: '??',
      text: 'D2 enters 1117, the second hex of the charge in 1218. Pattern A attacks its second hex at 4-1, and at these odds every roll is a D or an X. Both eliminate all units in the hex [8.2] [R11], so the Human player has just thrown a squad away.',
      shapes: ['ring red 1117', 'arrow red 1218 1117'],
    },
    {
      at: 51,
      text: 'A1, A2 and D1 are nearby, but D1 fights alone here, at 1-1. Two rolls in three remove a robot at these odds.',
    },
    { at: 64, text: 'The northern charge clears its whole line, down to 1208. The road is open.' },
    {
      at: 65,
      text: 'And the southern one takes D2 with it, as it had to. From here on there are three squads against seven robots.',
    },
    {
      at: 94,
      mark: '!',
      text: 'A Repairbot that is in a cleared hex closes it again [9.0]. The Annihilator repairs 1208, the innermost hex: the road ends one hex earlier.',
      shapes: ['tint blue 1208'],
    },
    {
      at: 102,
      text: 'Four Repairbots stand in 1207. The attack at 1-1 would have removed all of them with two rolls in three, because one result applies to all defenders in the hex [7.1]. The roll of 2 spares them.',
    },
    {
      at: 138,
      mark: '!',
      text: 'This time the odds are worse, 1-2, and the roll is better: one attack eliminates S4, R1, R2 and R3 [7.1]. Only two Repairbots are left.',
    },
    {
      at: 148,
      mark: '?',
      text: 'A2 joins the others for the last attack. It wins the hex with five rolls in six, but now all three squads are in one hex, and the mind weapon comes next [7.2].',
      shapes: ['ring red 1407'],
    },
    {
      at: 153,
      text: 'One chance in six, and it comes up: the last squads are eliminated, and the Annihilator wins with no robot left on the map [10.0].',
    },
  ],
  branches: [
    {
      after: 9,
      moves: ['to 1220'],
      name: 'Apart',
      text: 'A4 could stop one hex behind. Then the mind weapon can hit A3 or A4, but never both with one roll [7.2].',
    },
    {
      after: 36,
      moves: ['roll 2'],
      name: 'The usual roll',
      text: 'Rolls of 1 to 3 have no effect. With one of them, the Human player would still have all six squads.',
    },
    {
      after: 44,
      moves: ['to 1220'],
      name: 'Out of the blast',
      text: 'Any hex that is not in the line of the charge saves the squad. From 1220 it can walk into the cleared hexes a turn later.',
    },
    {
      after: 101,
      moves: ['roll 5'],
      name: 'Four robots at once',
      text: 'With a 3 or more, R2 to R5 are gone on turn 3, and only R1 is left to repair the road [9.0].',
    },
    {
      after: 146,
      moves: ['done'],
      name: 'A2 stays away',
      text: 'If A2 stays in 1306, a 6 by the mind weapon costs two squads and not the game.',
    },
  ],
};
