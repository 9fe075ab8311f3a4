/** Rulings on what play needs and no rule says: giving up, close assaults without a word on them. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfPlay = [
  ruling(
    'R70',
    'Resigning',
    'If you resign, your units leave the map. They are not losses and score nothing. Your player turns are skipped; if one is in progress, it continues with the fire of the other players. An attack that is still being declared starts again from the beginning. If only one alliance is left, it wins.',
  ),
  ruling(
    'R74',
    'Set-up in a fortress',
    'A unit set up in a hex with a fortress is inside the fortress. Bought fortresses are set up before all units, in the buyer’s set-up area.',
  ),
  ruling(
    'R75',
    'Custom scenarios',
    'A custom scenario has at least two alliances, each with a player who commands a colour of their own. Colours that move together have one player and belong to one alliance. Enemies set up in separate hexes, and there must be room for all units. Units that enter do so at the outer edge of the map, in their turn of entry or later. Players choose when their units drop. Fortresses are built in set-up hexes. The victory condition is that of one of the printed scenarios. A unit cannot be set up where it would win at once.',
  ),
  ruling(
    'R76',
    'Blown onto an opponent’s panel',
    'In scenario 14, a unit cannot enter an opponent’s panel [44.5]. If a dropped unit is blown onto one, put it on the nearest hex that it may enter, as for landings off the map [R11].',
  ),
  // Close assault
  ruling(
    'R71',
    'Units without a player',
    'Units that no player commands attack together, after all other units. They attack the enemy that gives them the best odds. If several give the same odds, they attack the most expensive of these, or the first of equally expensive ones.',
  ),
  ruling(
    'R72',
    'With and without the column shift',
    'A unit that has just landed among enemies gets no column shift [R13], so it attacks separately from units that get it. The same is true of disrupted units [18.9].',
  ),
  ruling(
    'R73',
    'No unit left out',
    'You cannot combine your attacks in a way that leaves a unit without a legal attack if that unit could take part. The reason is that all units must attack [18.2].',
  ),
  // Scenario 14
  ruling(
    'R77',
    'Spice that no unit can fetch',
    'Scenario 14 also ends after a player turn if no unit of any side could still reach a container and take it home, however far that is. This check ignores enemies and disruption, but not terrain. The containers that are safe then decide the game [44.7].',
  ),
];
