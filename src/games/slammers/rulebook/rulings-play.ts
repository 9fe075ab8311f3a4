/** Rulings on what play needs and no rule says: giving up, close assaults without a word on them. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfPlay = [
  ruling(
    'R70',
    'Resigning',
    'If you resign, your units leave the map. They are not losses and score nothing. Your player turns are skipped; if one is in progress, it continues with the fire of the other players. An attack that has not been fully declared yet must be declared again. If only one alliance is left, it wins.',
  ),
  ruling(
    'R74',
    'Set-up in a fortress',
    'A unit set up in a hex with a fortress is inside the fortress. Bought fortresses are set up before all units, in the buyer’s set-up area.',
  ),
  ruling(
    'R75',
    'Custom scenarios',
    'A custom scenario has at least two alliances, and in each alliance at least one colour commands its own force. Colours that move together have one player and belong to one alliance. Enemies set up in separate hexes, and there must be room for all units. Units that enter the map do so at its outer edge, in their entry turn or later. Players choose when their units drop. Fortresses are built in set-up hexes. The victory condition is one of the conditions used in the printed scenarios. A unit cannot be set up where it would win at once.',
  ),
  ruling(
    'R76',
    'Blown onto an opponent’s panel',
    'In scenario 14, a unit cannot enter an opponent’s panel [44.5]. If a dropped unit is blown onto such a panel, put it on the nearest hex that it may enter, as with landings off the map [R11].',
  ),
  // Close assault
  ruling(
    'R71',
    'Units without a player',
    'Units without a player attack together, after all other units. They attack the enemy against which they have the best odds. If the odds are equally good against several enemies, they attack the most expensive of these, or the first of equally expensive ones.',
  ),
  ruling(
    'R72',
    'With and without the column shift',
    'A unit that has just landed among enemies gets no column shift [R13], so it attacks separately from units that get it. The same is true of disrupted units [18.9].',
  ),
  ruling(
    'R73',
    'No unit left out',
    'All units must attack [18.2]. So if a unit could take part in a legal attack, you cannot combine your attacks in a way that leaves that unit without a legal attack.',
  ),
  // Scenario 14
  ruling(
    'R77',
    'Spice that no unit can fetch',
    'Scenario 14 also ends after a player turn if no unit of any side could still reach a container and take it home, however long that would take. This check ignores enemies and disruption, but not terrain. The containers that are safe then decide the game [44.7].',
  ),
];
