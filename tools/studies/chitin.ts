import type { GameNotes } from './notes.ts';

export const chitin: GameNotes = {
  game: 'chitin',
  title: 'Chitin: I: who carries the harvest home',
  notes: [
    {
      at: 4,
      text: 'The learning scenario: three tokens, three units of each type of warrior, and six Workers on each side. The game ends when all tokens have left the map [4.03].',
    },
    {
      at: 240,
      mark: '?!',
      text: 'The first battle, nine against nine. At 1-1 every die is another result, and half of them are bad for the attacker. The Phlanxes of Blue retreat.',
    },
    {
      at: 244,
      mark: '!',
      text: 'After a retreat, the winner may move into the hex and turn the stack [7.066]. Red takes over 0814.',
      shapes: ['ring green 0814'],
    },
    {
      at: 285,
      text: 'That pays at once: the attack on the Worker comes from behind, so each warrior adds 1 [7.041]. At 6-1 every roll eliminates three units. Workers have no chance once warriors reach them.',
      shapes: ['arrow red 0812 0913'],
    },
    {
      at: 292,
      text: 'Dead Workers hatch again and come in from the edge in the next turn [6.083]. So killing Workers wins time, not the game; only a Worker that carries a token really hurts.',
    },
    {
      at: 338,
      mark: '!',
      text: 'Blue answers with two stacks: rear add for both [7.041], and the class add for one [7.042]. Nine defenders meet a strength of 21.',
    },
    {
      at: 369,
      mark: '!',
      text: 'Worker RW2 picks up token F and begins the long way south [6.081].',
    },
    {
      at: 530,
      mark: '?',
      text: 'A stack must attack every enemy in front of it [7.02]. Turned to the north-east, two Low Renders have Blue’s stacks in 1313 and 1314 in front of them: four against ten.',
      shapes: ['arrow red 1214 1313', 'arrow red 1214 1314'],
    },
    { at: 570, text: 'The odds are under 1-2, and a Low Render is lost.' },
    {
      at: 661,
      text: '15 against 8 is only 3-2, because the odds are rounded for the defender [7.061]. The 1 is the worst roll: Red is disrupted and cannot use the strong position.',
    },
    {
      at: 692,
      mark: '!',
      text: 'Two tokens in one turn: BW2 takes C, BW4 takes A. Blue could be first to bring home two.',
    },
    {
      at: 751,
      mark: '!',
      text: 'Red hunts the carriers. BW4 dies, and token A stays in its hex [6.081].',
      shapes: ['ring red 0913'],
    },
    { at: 826, text: 'RW2 brings token F home: 15 points for Red, and the first token [4.021].' },
    {
      at: 845,
      mark: '!',
      text: 'And the other carrier dies, too. For the moment, Red leads and Blue has nothing.',
    },
    {
      at: 895,
      text: 'While Red’s warriors hunt in the north, Blue’s have gone south and destroy two Termagants near Red’s own edge.',
    },
    {
      at: 984,
      name: 'Four battles in a turn',
      text: 'Blue fights four battles in one turn and wins all of them: a Phlanx and three Workers die.',
    },
    { at: 1123, text: 'Blue brings token C home. One token each: the last one, A, decides.' },
    {
      at: 1307,
      text: 'The rules demand this attack, because the stack is next to enemies [7.02]. Twelve against thirteen counts as 1-2. Three rolls in six cost Red a Gantua or two, and none eliminates an enemy.',
    },
    {
      at: 1434,
      mark: '!',
      text: 'BW1 picks up token A, the last one [6.081]. Now Blue only has to come home.',
    },
    {
      at: 1498,
      text: 'A last attack on 1010, at 3-2. The 1 disrupts the attackers [7.062], and in Blue’s turn both Gantuas die.',
    },
    {
      at: 1622,
      text: 'All tokens are off the map, and Blue has brought home two of three [4.03].',
    },
  ],
  branches: [
    {
      after: 529,
      moves: ['face SW'],
      name: 'Turned away',
      text: 'Facing south-west, the stack has no enemy in front of it and need not attack [7.02]. But enemies behind it get the rear add [7.041].',
    },
    {
      after: 239,
      moves: ['roll 6'],
      name: 'The other half of the table',
      text: 'Rolls of 4 to 6 are good for Blue; the 6 eliminates a unit [7.062]. A battle at 1-1 is a coin toss with a high stake.',
    },
    {
      after: 660,
      moves: ['roll 5'],
      name: 'A Phlanx less',
      text: 'With a 5 or a 6, the defender loses a unit. Four rolls in six are good at 3-2.',
    },
    {
      after: 1306,
      moves: ['roll 6'],
      name: 'The best that could happen',
      text: 'Even the best roll at 1-2 only makes the defenders retreat.',
    },
    {
      after: 1497,
      moves: ['roll 6'],
      name: 'A unit falls',
      text: 'With a 5 or a 6 the defender loses a unit: two rolls in six.',
    },
  ],
};
