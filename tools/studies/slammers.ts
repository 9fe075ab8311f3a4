import type { GameNotes } from './notes.ts';

export const slammers: GameNotes = {
  game: 'slammers',
  title: 'Hammer’s Slammers: five desperate rallies',
  notes: [
    {
      at: 2,
      text: 'Badger Hunt. Both sides auto-place their units [D13]. Tan attacks from three sides and wins if it has an undisrupted unit on each of the three hills of panel 3 after six turns [31.5].',
    },
    {
      at: 54,
      text: 'Small gun 2 fires indirectly, before all direct fire [14.1]. At 2-1, a roll of 7 to 9 only disrupts a tank, but Tank 4 has stopped on a river, where disruption eliminates it [19.10]. So a 7 or more is enough: 58%. Never stop on a river within range of a gun.',
      shapes: ['ring red 6-0207'],
    },
    {
      at: 75,
      text: 'Tanks 1 and 2 enter the hex of armoured car 1 and fight a close assault [18.1]. At 5-1 the car is eliminated in 11 cases of 12.',
    },
    {
      at: 78,
      name: 'The dead car shoots',
      text: 'All attacks of a player turn are simultaneous [12.2] [18.3]: the eliminated car still attacks, and it disrupts Tank 1. Remember that tank.',
    },
    {
      at: 114,
      text: 'Small gun 2 again. Tank 3 is not on a river, so a roll of 7 to 9 would only disrupt it; 10 or more eliminates it, one chance in six. Tank 3 is lost.',
    },
    {
      at: 134,
      text: 'Armoured car 2 has just been hit, but it attacks all the same [18.3]. Infantry on foot ignores disruption [19.7], so only 9 or more counts at 2-1: 28%. The 10 eliminates infantry 1.',
    },
    {
      at: 136,
      mark: '?!',
      text: 'Tank 1 has failed to rally. Tan may roll once more, but a unit that fails again is eliminated [6.4] [6.5]. With morale 8, that happens 7 times in 12, and the tank could have tried again next turn.',
    },
    {
      at: 140,
      text: 'The same for armoured car 4, with the same result: two units lost without a shot.',
    },
    {
      at: 204,
      text: 'Both units in the close assault at 6-0304 are eliminated. Armoured car 2 was already disrupted, so a second disruption would have been enough [19.5]: 58% for Tan’s attack. Green’s had one chance in six.',
    },
    {
      at: 226,
      text: 'Small gun 2 has now eliminated three tanks. Direct fire at it has failed four times. Move 230 will disrupt it at last.',
    },
    {
      at: 250,
      mark: '?',
      text: 'After seven losses, Tan’s morale is 9 [31.4], so a second roll fails 13 times in 18. Tank 6 has just been lost in this way, and armoured car 2 will be lost too [6.5].',
    },
    {
      at: 253,
      mark: '!',
      text: 'For the personnel carrier, Tan declines the second roll. It stays disrupted, but it stays on the map.',
    },
    {
      at: 398,
      text: 'At 1-3, only an 11 or a 12 eliminates, one chance in twelve. Tank 7 is lost in the very turn in which Tan has undisrupted units on two of the three hills [31.5].',
    },
    {
      at: 402,
      text: 'Tank 9 attacked at 3-1 and rolled a 7, but infantry on foot ignores disruption [19.7]. Now the infantry eliminates the tank, one chance in six, and Tan loses the hilltop 3-1007.',
    },
    {
      at: 431,
      text: 'Two Green tanks attack Tank 2 at 3-1: half of all rolls disrupt, and five in twelve eliminate. Tank 8 is now Tan’s last tank.',
    },
    {
      at: 509,
      text: 'Tank 8 eliminates the infantry and is eliminated by it at the same time [18.3].',
    },
    {
      at: 564,
      text: 'Tan holds none of the three hills, and Green wins [31.5]. Tan has lost five units in desperate rallies [6.5], in moves 137, 140, 248, 251 and 360. Each of them could have stayed on the map and tried again a turn later [6.4].',
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
      text: 'Tank 1 could have stayed disrupted and tried again at the start of Tan’s next turn [6.1]. Until then, it cannot fire [19.2], and a second disruption would eliminate it [19.5].',
    },
    {
      after: 401,
      moves: ['roll 7'],
      name: 'Only disrupted',
      text: 'The most likely bad result for Tan is a disrupted tank, five chances in twelve. It would have stayed on the hilltop, but only an undisrupted unit counts [31.5].',
    },
    {
      after: 508,
      moves: ['roll 6'],
      name: 'The tank survives',
      text: 'Five rolls in twelve have no effect. Then Tank 8 is alone in 3-1007, with one turn to go.',
    },
  ],
};
