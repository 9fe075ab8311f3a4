/** Designed values: parts of the game that we could not find and designed ourselves. */
import { designedValue } from '../../../kernel/rulebook.ts';

export const designed = [
  designedValue(
    'D1',
    'Combat results table',
    'The table is ours, except for one entry: a roll of 2 at odds of 1-2 gives A-1. Its columns are: under 1-2, 1-2, 1-1, 3-2, 2-1, 3-1, 4-1, 5-1 and 6-1. For the attacker, better odds or a higher roll never give a worse result. The 1-1 column is symmetrical between attacker and defender, and the 2-1 column is the mirror image of the 1-2 column.',
  ),
  designedValue(
    'D2',
    'Map',
    'The map has 15 whole megahexes in three columns of five: 285 hexes, with 17 entry hexes at each end. Rotated by 180° it looks the same, so neither end has an advantage. Megahex A is in the centre; B to G surround it clockwise from the north.',
  ),
  designedValue(
    'D3',
    'Values of tokens',
    'Token A is worth 20, as the rulebook says. Tokens C, D, F and G are worth 15; B and E are worth 10, because each of them lies near one end of the map. Together they are worth 100. Tokens H to N start at 1, for the body that creates them.',
  ),
  designedValue(
    'D4',
    'Movement',
    'We designed these movement points: Phlanx 5, Termagant 6, Low Render 5, Basic 6. The rulebook gives those of Gantua, Worker and Plunge.',
  ),
  designedValue(
    'D5',
    'Units per side',
    'Each side has nine of each type of ground warrior, eight Plunges, four Basics and six Workers. Without the Workers, the units of a side are worth 119 points.',
  ),
  designedValue(
    'D6',
    'Strength of a Basic',
    'A Basic attacks with a strength of 1. The rulebook gives only its defence strength, which is 1.',
  ),
  designedValue(
    'D7',
    'Armageddon',
    'In the Armageddon scenario, “all units” means the full number of every type in use [D5]. Each side has six Workers, as in every scenario.',
  ),
  designedValue(
    'D8',
    'Disrupted strength',
    'Add up the strengths of all units of one type in the stack and halve the sum, rounding down, but never to less than 1. The rulebook gives only one disrupted strength: three Gantuas have 6, which is half of 12.',
  ),
  designedValue(
    'D9',
    'Low Hacker',
    'The Low Hacker is an expansion unit, used only if the players agree. As published, it is a ground warrior with a strength of 1 that may share a hex with other types of warriors. A stack with a Low Hacker gets extra defence strength from camouflage, once for the whole stack: 1 in plains, 2 in rough, 3 in forest and 4 in rough and forest. The rest is our design: the Low Hacker is of class Hacker, has 6 movement points and can’t charge, and each side has six. It can be disrupted like other warriors, and a disrupted stack keeps its extra defence strength.',
  ),
  designedValue(
    'D10',
    'Arch Reaper',
    'The Arch Reaper is a unit of our own design, named after a lost expansion unit. It is used only if the players agree. It is a Render with strength 3 and 4 movement points; it can charge, and it pays 1 movement point each for rough and forest. Each side has three Arch Reapers.',
  ),
  designedValue(
    'D11',
    'Values for bots',
    'Bots and hints rate units, results and places with values that we chose ourselves. These values are not rules.',
  ),
];
