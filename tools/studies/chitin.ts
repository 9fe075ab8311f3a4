import type { GameNotes } from './notes.ts';

export const chitin: GameNotes = {
  game: 'chitin',
  title: 'Chitin I: who carries the harvest home',
  notes: [
    {
      at: 4,
      text: 'The learning scenario: three tokens, and on each side three units of each of four types of warrior and six Workers [3.03]. The first side to bring home two tokens wins [R46].',
    },
    {
      at: 216,
      mark: '?!',
      text: 'Blue’s Phlanxes stop next to Red’s, which are just as strong. Next to enemy warriors no facing is safe: you must attack enemies in front of a stack [7.02], and enemies behind it cost you a unit [7.05].',
    },
    {
      at: 240,
      text: 'The first battle: a strength of 9 against 9. At 1-1 each roll gives a different result, and half of the results are bad for the attacker. Blue’s Phlanxes retreat [7.066].',
    },
    {
      at: 244,
      mark: '!',
      text: 'After a retreat, the winner may move into the hex and turn the stack [7.066]. Red takes over 0814.',
      shapes: ['ring green 0814'],
    },
    {
      at: 285,
      text: 'That pays at once: from 0814, the Phlanxes have reached a Worker. They attack from the rear [7.041], but even without the rear add, 9 against 1 would be 6-1. At 6-1 every roll costs the defender up to three units. Workers have no chance once warriors reach them.',
      shapes: ['arrow red 0812 0913'],
    },
    {
      at: 292,
      text: 'Dead Workers hatch again and may come in from their edge in the next turn [6.083]. Killing Workers gains time but does not win the game. Only the loss of a Worker that carries a token really hurts.',
    },
    {
      at: 336,
      mark: '!',
      text: 'Blue answers with two stacks against the Phlanxes in 0913. Both get the rear add [7.041], and the Low Renders get the class add too [7.042]: 21 against 9, odds of 2-1.',
    },
    {
      at: 369,
      mark: '!',
      text: 'Worker RW2 picks up token F [6.081] and starts on the long way home, to the south edge.',
    },
    {
      at: 530,
      mark: '?',
      text: 'A stack must attack every enemy in front of it [7.02]. Facing north-east, Red’s two Low Renders have Blue’s stacks in 1313 and 1314 in front of them: a strength of 4 against 10.',
      shapes: ['arrow red 1214 1313', 'arrow red 1214 1314'],
    },
    {
      at: 570,
      text: 'The odds are under 1-2, and at these odds every roll is bad for the attacker [D1]. A Low Render dies.',
    },
    {
      at: 661,
      text: '15 against 8 is only 3-2, because the odds are rounded in favour of the defender [7.061]. The 1 is the worst roll: Red’s Phlanxes are disrupted, and in Blue’s turn they defend with half their strength [7.064] [D8].',
    },
    {
      at: 692,
      mark: '!',
      text: 'Two tokens in one turn: BW2 has taken C, and BW4 takes A. If both come home, Blue wins [R46].',
    },
    {
      at: 751,
      text: 'Red hunts the carriers. BW4 dies, and token A stays in its hex [6.081].',
      shapes: ['ring red 0913'],
    },
    {
      at: 826,
      text: 'RW2 brings home token F, the first token of the game. In this scenario only the number of tokens counts, not their values [4.01].',
    },
    {
      at: 845,
      text: 'The other carrier, BW2, dies too, and token C stays in 0908. For now, Red leads by one token to none.',
    },
    {
      at: 895,
      text: 'While Red’s warriors hunt in the north, Blue’s have gone south and destroy two Termagants near Red’s own edge.',
    },
    {
      at: 984,
      name: 'Four battles in a turn',
      text: 'Blue fights four battles in one turn and wins all of them: a Phlanx and three Workers die. In the same turn, BW5 has picked up token C [6.081].',
    },
    { at: 1123, text: 'Blue brings token C home. One token each: the last one, A, decides.' },
    {
      at: 1307,
      text: 'Red’s Gantuas have moved up to two stacks and face both, so they must attack both [7.02]. A strength of 12 against 13 counts as 1-2 [7.061]. Three rolls in six cost Red a Gantua or two, and none eliminates an enemy.',
    },
    {
      at: 1434,
      mark: '!',
      text: 'BW1 picks up token A, the last one [6.081]. Now Blue needs only to bring it home.',
    },
    {
      at: 1498,
      text: 'Red’s last attack, at 3-2, is on the stack with the carrier, in 1010. The 1 disrupts the attackers [7.064], and in Blue’s turn both Gantuas die.',
    },
    {
      at: 1622,
      text: 'BW1 brings home token A. Blue has two tokens, Red has one, and Blue wins [4.01] [R46].',
    },
  ],
  branches: [
    {
      after: 529,
      moves: ['to 1215'],
      name: 'One step back',
      text: 'Disrupted units may still move one hex, but not into an enemy zone of control [7.064]. In 1215 no enemy is adjacent, so the stack need not attack [7.02]. Turning away in 1214 would not help: undisrupted warriors behind it cost it a unit [7.05].',
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
      name: 'A Gantua dies',
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
      text: 'With a 5 or a 6, the defender loses a unit: two rolls in six. But Blue chooses the unit [7.063], so the carrier would survive.',
    },
  ],
};
