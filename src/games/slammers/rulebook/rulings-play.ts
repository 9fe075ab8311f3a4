/** Rulings on what play needs and no rule says: giving up, close assaults without a word on them. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfPlay = [
  ruling(
    'R70',
    'Resigning',
    'If you resign, your units leave the map. They are not losses and score nothing. Your later player turns are skipped. If you resign in your own rally, drop or movement phase, play continues with indirect fire. Gas rolls not yet made are cancelled. Shells that other players have fired still land. An attack that waits for its roll is still rolled, unless all its attackers or all its targets were yours. If another player is still declaring an attack, that player declares it again. If only one alliance is left, it wins.',
  ),
  ruling(
    'R74',
    'Set-up in a fortress',
    'A unit set up in a hex with a fortress is inside the fortress. Bought fortresses are set up before all units, in the buyer’s set-up area.',
  ),
  ruling(
    'R75',
    'Custom scenarios',
    'A custom scenario has at least two alliances. A colour either commands its own force or is commanded by the player of another colour. In each alliance, at least one colour must command its own force. Colours that move together must have the same player and alliance. Set-up areas of enemies cannot overlap, and there must be room for all units. Units that enter the map do so at its outer edge, in their entry turn or later. Players choose when their units drop. Fortresses are built in set-up hexes. The victory condition is one of the conditions used in the printed scenarios. A unit cannot be set up where it would win at once.',
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
    'Units that no player commands, such as the partisans of scenario 6, attack after all other units. They combine their attacks against one enemy: the one against which they have the best odds. If the odds are the same against several enemies, they attack the most expensive one. If prices are equal too, they attack the unit listed first.',
  ),
  ruling(
    'R72',
    'With and without the column shift',
    'A unit that has just landed among enemies gets no column shift [R13], so it attacks separately from units that get it. The same is true of disrupted units [18.9].',
  ),
  ruling(
    'R73',
    'No unit left out',
    'Every unit that can take part in a legal attack must attack [18.2]. You cannot combine your attacks in a way that leaves such a unit without a legal attack.',
  ),
  // Scenario 14
  ruling(
    'R77',
    'Spice that no unit can fetch',
    'Scenario 14 also ends after a player turn if no unit of any side could still reach a container and take it home, however long that would take. This check ignores enemies and disruption, but not terrain. The containers that are safe then decide the game [44.7].',
  ),
];
