/** Section 21: line of sight. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const sight = [
  heading('21', 'Line of sight'),
  rule(
    '21.1',
    'Line',
    'The line of sight runs straight from the centre of one hex to the centre of the other.',
  ),
  rule('21.2', 'Whole hexes', 'The terrain of a hex counts for the whole hex.'),
  rule('21.3', 'Adjacent hexes', 'Units in adjacent hexes always see each other.'),
  rule(
    '21.4',
    'Hexes in between',
    'Every hex that the line touches is in between, even if the line touches only its edge. The first and the last hex are not.',
  ),
  rule(
    '21.5',
    'Heights',
    'Clear, bridge, river, swamp and lake have height 0. Forest and city have height 0 at an end of the line and 2 in between. Slope has height 1. Hilltop has height 2 at an end and 3 in between.',
  ),
  rule(
    '21.6',
    'Blocked lines',
    'The line is blocked if a hex in between is higher than both ends. A hex as high as one of the ends does not block it.',
  ),
  rule(
    '21.7',
    'One hex at a time',
    'Compare each hex in between separately. Heights do not add up.',
  ),
  rule(
    '21.8',
    'Examples',
    'From slope over clear to slope: free. From forest over forest to slope: blocked, because 2 is higher than 0 and 1. From clear over slope to hilltop: free, because 1 is not higher than 2.',
  ),
];
