/** Sections 31 to 37: scenarios 1 to 7. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const scenarios = [
  heading('31', 'Scenario 1: Badger Hunt'),
  rule(
    '31.1',
    'Map',
    'Lay panel 3 north of panel 6. Lay edge piece B above panel 3, E below panel 6, and D to the right of panel 6.',
  ),
  rule(
    '31.2',
    'Tan',
    'Tan attacks with 25 units in four groups on edge hexes. The first is on the west edge of panel 6, north of the road. The second is on the edge of panel 6, from the river in the west round to the road in the south. The third is on the south edge of edge piece E, east of its road, and the fourth is on the outer edge of edge piece D, south of its road [R58]. Tan sets up second and moves first.',
  ),
  rule(
    '31.3',
    'Green',
    'Green defends with 17 units: 11 anywhere on panel 3, and 6 on panel 6, north of the lake and within 4 hexes of panel 3. Green sets up first and moves second.',
  ),
  rule(
    '31.4',
    'Morale',
    'Tan has morale 8, which worsens to 9 at 7 losses and to 10 at 15 losses. Green has morale 7, which worsens to 8 at 6 losses and to 9 at 10 losses.',
  ),
  rule(
    '31.5',
    'Victory',
    'After 6 turns, Tan wins if it has an undisrupted unit on a hilltop of each of the three hills of panel 3. Otherwise Green wins.',
  ),

  heading('32', 'Scenario 2: A City Too Far'),
  rule('32.1', 'Map', 'Lay panel 4 with edge pieces A, F, C and E around it.'),
  rule(
    '32.2',
    'Tan',
    'Tan drops 16 units in turn 1. They may move and fire in that turn. Tan moves and fires first and has morale 7.',
  ),
  rule(
    '32.3',
    'Green',
    'Green has 14 units, one in each hex of the large city of panel 4. Green sets up first, moves second and has morale 7.',
  ),
  rule(
    '32.4',
    'Surprise',
    'In turn 1, a Green unit can neither move nor fire until it has been fired at or attacked in a close assault.',
  ),
  rule(
    '32.5',
    'Victory',
    'After 7 turns, the player who occupies more hexes of the large city wins. Hexes with units of both sides do not count. Disrupted units count.',
  ),

  heading('33', 'Scenario 3: Hangman'),
  rule('33.1', 'Map', 'Use panels 1 and 4.'),
  rule(
    '33.2',
    'Red',
    'Red sets up 19 units anywhere on panel 1, including artillery with gas. Red moves first and has morale 7.',
  ),
  rule(
    '33.3',
    'Green',
    'Green sets up 26 units in town hexes of panel 4. A town is any city of panel 4 except the large one. Green sets up first, moves second and has morale 9.',
  ),
  rule(
    '33.4',
    'Militia and buses',
    'Green’s infantry is militia: it is eliminated if it is disrupted. Green’s carriers are buses: they have a defence of 1 and can be disrupted as usual.',
  ),
  rule(
    '33.5',
    'Victory',
    'Red wins if it eliminates all of Green by the end of turn 5 and loses fewer than 5 units. Otherwise Green wins.',
  ),

  heading('34', 'Scenario 4: Last Grasp'),
  rule(
    '34.1',
    'Map',
    'Lay panel 4 west of panel 3. Lay edge pieces A and B above these panels, and F and E below them.',
  ),
  rule(
    '34.2',
    'Blue',
    'Blue sets up 8 tanks and 10 combat cars on panel 4, or 6 tanks with electronics and 10 combat cars. One line of the printed scenario says panel 6, but that panel is not on this map. Blue sets up first, moves first and has morale 6.',
  ),
  rule('34.3', 'Red', 'Red sets up 16 units anywhere on panel 3, moves second, and has morale 7.'),
  rule(
    '34.4',
    'Victory',
    'Blue wins if it eliminates all of Red by the end of turn 5. Otherwise Red wins.',
  ),

  heading('35', 'Scenario 5: Between Two Fires'),
  rule(
    '35.1',
    'Map',
    'Lay panels 6, 5 and 3 in a row from west to east. Lay edge pieces A and B above panels 5 and 3, and E and F below them.',
  ),
  rule(
    '35.2',
    'Forces',
    'Blue sets up 16 tanks and 24 combat cars on panel 5, or 14 tanks with electronics and 22 combat cars. Green sets up 37 units on panel 3, and Red 32 units on panel 6 [D8]. All have morale 8.',
  ),
  rule(
    '35.3',
    'Victory',
    'Each enemy unit that you eliminate scores its price. After 6 turns, the player with the most points wins.',
  ),

  heading('36', 'Scenario 6: Snipers'),
  rule('36.1', 'Map', 'Use panel 6. This is a solitaire scenario.'),
  rule(
    '36.2',
    'Blue',
    'In turn 1, Blue’s 15 units enter the map at the south edge of panel 6. Each unit pays for its first hex. Only Blue ever moves in this scenario. Blue has morale 7.',
  ),
  rule(
    '36.3',
    'Partisans',
    'Each time Blue enters a forest hex that has not been entered before, roll a die. On 1 to 4, the hex is empty and the unit may move on. On 5, there is one unit of infantry in it; on 6, there are two. Mark the hex as entered. One line of the printed scenario names the forests of panel 4, but it means those of panel 6.',
  ),
  rule(
    '36.4',
    'How partisans fight',
    'Partisans are conventional infantry. They are never disrupted and never move. All combat in this scenario is close assault. Ignore rubble results.',
  ),
  rule(
    '36.5',
    'Victory',
    'You win if all forest hexes have been entered and all partisans eliminated by the end of turn 6.',
  ),

  heading('37', 'Scenario 7: Mass Assault'),
  rule('37.1', 'Map', 'Use panels 1 and 2.'),
  rule(
    '37.2',
    'Tan',
    'Tan attacks with 24 units, which begin anywhere on panel 2. Tan sets up second and moves second. Tan has morale 6, which worsens to 7 at 6 losses, to 8 at 12 losses and to 9 at 18 losses.',
  ),
  rule(
    '37.3',
    'Green',
    'Green defends with 14 units in city hexes of panel 1. Green sets up first, moves first and has morale 7.',
  ),
  rule(
    '37.4',
    'Victory',
    'Tan wins if it has an undisrupted unit in a city hex of panel 1 at the end of turn 4 [R60]. Otherwise Green wins.',
  ),
];
