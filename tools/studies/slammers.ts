import type { GameNotes } from './notes.ts';

export const slammers: GameNotes = {
  game: 'slammers',
  title: 'Hammer’s Slammers: five desperate rallies',
  notes: [
    {
      at: 2,
      text: 'Badger Hunt. Both sides let the page place their units [D13]. Tan has six turns to take the three hills of panel 3 [31.5] and attacks from three sides.',
    },
    {
      at: 54,
      text: 'Small gun 2 fires indirectly, before all direct fire [14.1]. At 2-1 against class A, a 7 or more eliminates: 58%. Tank 4 is the first loss.',
      shapes: ['ring red 6-0207'],
    },
    {
      at: 75,
      mark: '!',
      text: 'Tanks 1 and 2 enter the hex of armoured car 1 and fight a close assault [18.1]. At 5-1 the car is eliminated in 11 cases of 12.',
    },
    {
      at: 78,
      name: 'The dead car shoots',
      text: 'All fire of a player turn is simultaneous [12.2]: the eliminated car still attacks, and it disrupts Tank 1. Remember that tank.',
    },
    {
      at: 114,
      text: 'Small gun 2 again. Against this target, rolls of 7 to 9 only disrupt; 10 or more eliminates, one chance in six. Tank 3 is gone.',
    },
    {
      at: 134,
      text: 'Another attack by a unit that is about to be disrupted. Simultaneous fire [12.2] makes close assault expensive for the attacker, too: infantry 1 is eliminated, at 28%.',
    },
    {
      at: 136,
      mark: '?!',
      text: 'Tank 1 has failed to rally. Tan may roll once more, but a unit that fails again is eliminated [6.4] [6.5]. With morale 8 that is 7 chances in 12, for a tank that would have had another try next turn.',
    },
    {
      at: 140,
      text: 'The same for armoured car 4, with the same result: two units lost without a shot.',
    },
    {
      at: 204,
      text: 'Both sides of the close assault at 6-0304 are eliminated: 58% for Tan’s attack, and one chance in six for Green’s.',
    },
    {
      at: 226,
      text: 'Small gun 2 has now eliminated three tanks. Direct fire at it has failed four times; only move 230 of this turn disrupts it.',
    },
    {
      at: 251,
      mark: '?',
      text: 'Tank 6 and armoured car 2 are lost in the same way as the two units before them [6.5].',
    },
    {
      at: 253,
      mark: '!',
      text: 'For the personnel carrier, Tan declines the second roll. It stays disrupted, but it stays on the map.',
    },
    {
      at: 398,
      text: 'Odds of 1-3 eliminate only on 11 or 12, one chance in twelve. Tank 7 is the unlucky target.',
    },
    {
      at: 402,
      text: 'At 3-1, Tank 9 achieves nothing, and the infantry eliminates the tank with one chance in six.',
    },
    {
      at: 431,
      text: 'Two Green tanks attack Tank 2 at 3-1: half of all rolls disrupt, and five in twelve eliminate. Tank 8 is now Tan’s last tank.',
    },
    {
      at: 509,
      text: 'Tank 8 eliminates the infantry and is eliminated by it in the same moment [12.2] [18.3].',
    },
    {
      at: 564,
      text: 'Tan holds none of the three hills, and Green wins [31.5]. Five units were lost in desperate rallies [6.5], in moves 137, 140, 248, 251 and 360. Without the second rolls, they would still have been on the map [6.4].',
    },
  ],
  branches: [
    {
      after: 53,
      moves: ['roll 5'],
      name: 'The shells miss',
      text: 'Rolls of 2 to 6 have no effect: 42%. Tank 4 would still be there on turn 2.',
    },
    {
      after: 135,
      moves: ['leave'],
      name: 'No second roll',
      text: 'Tank 1 could have stayed disrupted. It may try again at the start of Tan’s next turn, at no risk [6.1].',
    },
    {
      after: 401,
      moves: ['roll 7'],
      name: 'Only disrupted',
      text: 'The most likely bad result for Tan is a disrupted tank, five chances in twelve. It would still have been on the hill.',
    },
    {
      after: 508,
      moves: ['roll 6'],
      name: 'The tank survives',
      text: 'Five rolls in twelve have no effect. Then Tank 8 is alone in 3-1007, with one turn to go.',
    },
  ],
};
