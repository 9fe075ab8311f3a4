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
      text: 'Pattern A runs in a straight line: 1305, 1306, 1207, 1208. It goes off in step 3 of the next turn [8.1]. The hex that matters is 1208, in the closed ring of auto-defend hexes round the brain core [D1]: five rolls in six open it [DCT].',
      shapes: ['arrow green 1305 1208'],
    },
    {
      at: 32,
      mark: '?',
      text: 'The robots gather where charges have been set. S1 has even stopped in 1305, on hex 1 of a charge, and cannot leave before the charge goes off [3.0]. Hex 1 is always cleared [DCT], and a blast eliminates robots as well as squads [R11].',
    },
    {
      at: 37,
      name: 'The mind weapon hits',
      text: 'The attack is at 1-2. Half of all rolls do nothing, a third disrupt, and only a 6 eliminates. This is the 6: A3 and A4 are gone, and the southern group is down to D2.',
    },
    {
      at: 45,
      mark: '??',
      text: 'D2 enters 1117, the second hex of the charge in 1218. Pattern A attacks its second hex at 4-1, and at these odds every roll is a D or an X. Both eliminate all units in the hex [8.2] [R11], so the human player has thrown a squad away.',
      shapes: ['ring red 1117', 'arrow red 1218 1117'],
    },
    {
      at: 51,
      text: 'D1 fights alone in 1205, at 1-1, and succeeds, as two rolls in three do. If A2 had stayed in 1205, the odds would have been 3-1, and only a 1 would have failed [CRT].',
    },
    {
      at: 52,
      mark: '?',
      text: 'A2 does not attack the three Repairbots in 1206, although it could, at 1-1. Attackers risk nothing [R2], so there is no reason to leave an attack out.',
    },
    {
      at: 64,
      text: 'The northern charge eliminates S1 and clears its whole line. With 1208, the auto-defend ring has a gap.',
    },
    {
      at: 65,
      text: 'The southern charge eliminates D2, as it had to. From here on, three squads face seven robots.',
    },
    {
      at: 94,
      mark: '!',
      text: 'A Repairbot may repair the hex that it is in [9.0]. R1 repairs 1208, and the auto-defend ring is closed again.',
      shapes: ['tint blue 1208'],
    },
    {
      at: 102,
      text: 'Four Repairbots stand in 1207. The attack at 1-1 would have removed all of them with two rolls in three, because one result applies to all defenders in the hex [7.1]. The roll of 2 spares them.',
    },
    {
      at: 138,
      text: 'This time the odds are worse, 1-2, and the roll is better: one attack eliminates S4, R1, R2 and R3 [7.1]. Only two Repairbots are left.',
    },
    {
      at: 148,
      mark: '?',
      text: 'A2 attacks the last two Repairbots alone, because A1 and D1 are disrupted [R4]. At 2-1, five rolls in six eliminate both. But now all three squads are in one hex, and the mind weapon comes next [7.2].',
      shapes: ['ring red 1407'],
    },
    {
      at: 153,
      text: 'One chance in six, and it comes up: all squads are eliminated. The Annihilator wins with no robot left on the map [10.0], because the mind weapon needs none [R5].',
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
      text: 'Rolls of 1 to 3 have no effect: half of all rolls. The human player would still have all six squads.',
    },
    {
      after: 44,
      moves: ['to 1219'],
      name: 'Out of the blast',
      text: 'Any hex outside the line of the charge saves the squad. From 1219, D2 can even advance into the cleared hexes as soon as the charge has gone off [8.3].',
    },
    {
      after: 101,
      moves: ['roll 5'],
      name: 'Four robots at once',
      text: 'With a 3 or more, R2 to R5 are eliminated on turn 3, and only R1 is left for repairs [9.0].',
    },
    {
      after: 146,
      moves: ['done'],
      name: 'A2 stays away',
      text: 'If A2 stays in 1306, a 6 by the mind weapon costs two squads and not the game.',
    },
  ],
};
