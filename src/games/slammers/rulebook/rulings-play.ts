/** Rulings on what play needs and no rule says: giving up, close assaults without a word on them. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfPlay = [
  ruling(
    'R70',
    'Resigning',
    'If you resign, your units leave the map. They are not losses and score nothing. Your player turns are skipped; if one is in progress, it continues with the fire of the others. An unfinished attack starts again. If only one party is left, it wins.',
  ),
  ruling(
    'R74',
    'Set-up in a fortress',
    'A unit set up in a hex with a fortress is inside it. Fortresses that were bought are set up before all units, on hexes of the buyer’s area.',
  ),
  ruling(
    'R75',
    'Custom scenarios',
    'A custom scenario has at least two parties, each with a player who commands a colour of their own. Colours that move together have one player and one party. Enemies set up in separate hexes, and all units must find room. Units that enter do so at the outer edge of the map, in their turn or later. Drops come when their player wants. Fortresses are built in set-up hexes. The victory conditions are those of one of the printed scenarios. A unit cannot be set up where it would win by arriving.',
  ),
  ruling(
    'R76',
    'Blown onto an opponent’s panel',
    'In scenario 14, a unit cannot enter an opponent’s panel [44.5]. If it is blown onto one, put it on the nearest hex that it may enter, as for landings off the map [R11].',
  ),
  // Close assault
  ruling(
    'R71',
    'Units without a player',
    'Units that no player commands attack together, after all others. They attack the enemy that gives them the best odds. If odds are equal, they choose the most expensive, then the first.',
  ),
  ruling(
    'R72',
    'With and without the shift',
    'A unit that has just landed among enemies has no shift [R13], so it attacks separately from units that have it. The same is true of disrupted units [18.9].',
  ),
  ruling(
    'R73',
    'No unit left out',
    'You cannot combine your attacks so that a unit that could take part is left without a legal attack. The reason: all units must attack [18.2].',
  ),
  // Scenario 14
  ruling(
    'R77',
    'Spice that no unit can fetch',
    'Scenario 14 also ends after a player turn in which no unit of any side is left that could reach a container and take it home, however long the way. Enemies and disruption are ignored in this check; terrain is not. The containers that are safe then decide the game [44.7].',
  ),
];
