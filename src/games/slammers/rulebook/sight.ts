/** Section 21: line of sight. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const sight = [
  heading('21', 'Line of sight'),
  rule(
    '21.1',
    'Line',
    'A line of sight runs straight from the centre of one hex to the centre of another.',
  ),
  rule('21.2', 'Whole hexes', 'The terrain of a hex counts for the whole hex.'),
  rule('21.3', 'Adjacent hexes', 'Units in adjacent hexes always see each other.'),
  rule(
    '21.4',
    'Hexes in between',
    'A hex is in between if the line touches it, even if the line touches only its edge. The first and last hexes of the line are not in between.',
  ),
  rule(
    '21.5',
    'Heights',
    'Clear, bridge, river, swamp and lake hexes have height 0. Forest and city hexes have height 0 at an end of the line and 2 in between. Slopes have height 1. Hilltops have height 2 at an end and 3 in between.',
  ),
  rule(
    '21.6',
    'Blocked lines',
    'The line is blocked if a hex in between is higher than both ends. A hex that is only as high as one of the ends does not block the line.',
  ),
  rule(
    '21.7',
    'One hex at a time',
    'Compare each hex in between separately. Heights are never added together.',
  ),
  rule(
    '21.8',
    'Examples',
    'A line from a slope over clear terrain to a slope is not blocked. A line from a forest over another forest to a slope is blocked, because the height of 2 in between is above both ends, 0 and 1. A line from clear terrain over a slope to a hilltop is not blocked, because the slope’s height of 1 is below the hilltop’s 2.',
  ),
];
