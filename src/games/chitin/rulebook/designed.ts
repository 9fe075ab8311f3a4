/** Designed values: what had to be there and was not found, so that we made it. */
import { designedValue } from '../../../kernel/rulebook.ts';

export const designed = [
  designedValue(
    'D1',
    'Combat results table',
    'Ours, but for A-1 at 1-2 with a 2. Columns under 1-2, 1-2, 1-1, 3-2, 2-1, 3-1, 4-1, 5-1, 6-1. It never gets worse with better odds or a higher die; 1-1 is its own mirror image and 2-1 that of 1-2.',
  ),
  designedValue(
    'D2',
    'Map',
    'Fifteen whole megahexes, three columns of five: 285 hexes, equal from both ends after half a turn, with 17 entry hexes at each. A lies in the centre, B to G around it clockwise from the north.',
  ),
  designedValue(
    'D3',
    'Values of tokens',
    'A 20 is given. C, D, F and G 15, B and E, which lie nearest to one side, 10: together 100. H to N begin at 1, the body that begins them.',
  ),
  designedValue(
    'D4',
    'Movement',
    'Phlanx 5, Termagant 6, Low Render 5, Basic 6. Gantua, Worker and Plunge are given.',
  ),
  designedValue(
    'D5',
    'Pools',
    'Each side owns nine of each kind of ground warrior, eight Plunges, four Basics, six Workers: 119 points.',
  ),
  designedValue('D6', 'Strength of a Basic', 'A Basic attacks with 1; its defence of 1 is given.'),
  designedValue(
    'D7',
    'Armageddon',
    'All units are the whole pool; Workers are six in every scenario.',
  ),
  designedValue(
    'D8',
    'Disrupted strength',
    'Half the strength of all units of a type in the stack, rounded down, 1 at least. That of Gantuas, 6 for three, is given.',
  ),
  designedValue(
    'D9',
    'Low Hacker',
    'Expansion, off unless agreed. Given: a ground warrior of strength 1; a stack that holds one defends with 1 more in plains, 2 in rough, 3 in forest, 4 in both, once a stack; it may share a hex with other warriors. Ours: class Hacker, movement 6, no charge, six a side, disrupted like others with the add kept.',
  ),
  designedValue(
    'D10',
    'Arch Reaper',
    'A unit of ours under the name of a lost expansion, off unless agreed: a Render of strength 3, movement 4, that charges and goes through rough and forest for 1; three a side.',
  ),
  designedValue(
    'D11',
    'What bots reckon with',
    'Worth of units, results and places, which rules nothing and only guides bots and proposals.',
  ),
];
