/** Section 21: line of sight. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const sight = [
  heading('21', 'Line of sight'),
  rule('21.1', 'The line', 'runs straight from the centre of one hex to the centre of the other.'),
  rule('21.2', 'Whole hexes', 'What prevails in a hex counts for all of it.'),
  rule('21.3', 'Neighbours', 'always see each other.'),
  rule(
    '21.4',
    'Hexes between',
    'are all that the line touches, be it only their black edge, but neither the first nor the last.',
  ),
  rule(
    '21.5',
    'Values',
    'Clear, bridge, river, swamp, lake: 0 at either end and between. Forest and city: 0 at an end, 2 between. Slope: 1. Hilltop: 2 at an end, 3 between.',
  ),
  rule(
    '21.6',
    'Blocked',
    'The line is blocked if a hex between has a higher value than both ends; equal to one of them is not higher.',
  ),
  rule('21.7', 'One by one', 'Each hex between is compared by itself; values do not add up.'),
  rule(
    '21.8',
    'Examples',
    'Slope over clear to slope: free. Forest over forest to slope: blocked. Clear over slope to hilltop: free.',
  ),
];
