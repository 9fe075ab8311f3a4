/** Designed values: parts of the game that we could not find and made ourselves. */
import { designedValue } from '../../../kernel/rulebook.ts';

export const designed = [
  designedValue(
    'D1',
    'Combat results table',
    'The table is ours, except for one entry: a 2 at 1-2 is A-1. Its columns are under 1-2, 1-2, 1-1, 3-2, 2-1, 3-1, 4-1, 5-1 and 6-1. The result never gets worse with better odds or a higher die. The column 1-1 mirrors itself, and 2-1 mirrors 1-2.',
  ),
  designedValue(
    'D2',
    'Map',
    'The map has 15 whole megahexes in three columns of five: 285 hexes, with 17 entry hexes at each end. Turned by half a turn it looks the same, so both ends are equal. Megahex A is in the centre; B to G surround it clockwise from the north.',
  ),
  designedValue(
    'D3',
    'Values of tokens',
    'A is worth 20, as the rulebook says. C, D, F and G are worth 15; B and E are worth 10, because they lie nearest to one side. Together they are worth 100. H to N start at 1, for the body that creates them.',
  ),
  designedValue(
    'D4',
    'Movement',
    'Phlanx 5, Termagant 6, Low Render 5, Basic 6. The rulebook gives those of Gantua, Worker and Plunge.',
  ),
  designedValue(
    'D5',
    'Pools',
    'Each side has nine of each type of ground warrior, eight Plunges, four Basics and six Workers. Without the Workers, they are worth 119 points.',
  ),
  designedValue(
    'D6',
    'Strength of a Basic',
    'A Basic attacks with 1. The rulebook gives only its defence, which is 1.',
  ),
  designedValue(
    'D7',
    'Armageddon',
    'In this scenario “all units” means the whole pool. Each side has six Workers, as in every scenario.',
  ),
  designedValue(
    'D8',
    'Disrupted strength',
    'Add up the strength of all units of a type in the stack and halve it, rounded down but at least 1. The rulebook gives only the 6 of three Gantuas, which is half of 12.',
  ),
  designedValue(
    'D9',
    'Low Hacker',
    'An expansion unit, used only if the players agree. Its published part: a ground warrior of strength 1 that may share a hex with other types of warriors. A stack with a Low Hacker defends with 1 more in plains, 2 in rough, 3 in forest and 4 in both, once for the whole stack. Our part: class Hacker, 6 movement points, no charge, six on each side. Disruption works as for other warriors, and the stack keeps its bonus.',
  ),
  designedValue(
    'D10',
    'Arch Reaper',
    'A unit of ours with the name of a lost expansion, used only if the players agree. It is a Render with strength 3 and 4 movement points, can charge, and pays 1 for rough and forest. Each side has three.',
  ),
  designedValue(
    'D11',
    'Values for bots',
    'Bots and suggestions weigh units, results and places by values of ours. They are not rules.',
  ),
];
