/** Rulings on what play needs and no rule says: giving up, close assaults without a word on them. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfPlay = [
  ruling(
    'R70',
    'Giving up',
    'Who gives up takes his units off the map; they are no losses and score nothing. His player turns are played no longer, and one that is going on goes on with the fire of the others. An attack that is still being put together is begun afresh. When only one party is left, it has won.',
  ),
  ruling(
    'R74',
    'Set up in a fortress',
    'A unit that is set up in a hex with a fortress is in it. Fortresses that have been bought are set up before all units, on hexes of the buyer’s area.',
  ),
  ruling(
    'R75',
    'Scenarios of one’s own',
    'have at least two parties, each with a player who commands his own colour; colours that move together have one player and one party. Enemies are set up on hexes of their own, all units find room, and who enters does so at the outer edge of the map, in his turn or later. Drops come when their player wants. Fortresses stand in hexes that are set up in. The victory is one of those of the printed scenarios; nobody is set up where he wins by coming there.',
  ),
  ruling(
    'R76',
    'Blown onto the panel of an opponent',
    'in scenario 14, which one does not enter [44.5]: such a unit is put on the nearest hex that is open to it, as from off the map [R11].',
  ),
  // Close assault
  ruling(
    'R71',
    'Units that nobody commands',
    'attack behind all others, together, the enemy against whom they have the best odds; of equals the dearest, then the first.',
  ),
  ruling(
    'R72',
    'With and without the shift',
    'Who has just come down among enemies and has no shift [R13] attacks apart from those who have it, as the disrupted do [18.9].',
  ),
  ruling(
    'R73',
    'Nobody is left behind',
    'As everybody must attack [18.2], a player does not put his attacks together so that some of those who could take part are left without a legal one.',
  ),
  // Scenario 14
  ruling(
    'R77',
    'Spice that no unit can fetch',
    'Scenario 14 also ends after a player turn in which no unit of any side is left that could reach a container and take it home, however long the way. Enemies and disruption are ignored in this check; terrain is not. The containers that are safe then decide the game [44.7].',
  ),
];
