/** Sections 31 to 37: scenarios 1 to 7. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const scenarios = [
  heading('31', 'Scenario 1: Badger Hunt'),
  rule('31.1', 'Map', 'Panel 3 north of 6, B above 3, E below 6, D right of 6.'),
  rule(
    '31.2',
    'Tan',
    'attacks with 25 units in four groups on edge hexes: of 6 between the road and the north; of 6 from the river in the west to the road in the south; of E east of its road; and beyond, as far as D [R58]. Sets up second, moves first.',
  ),
  rule(
    '31.3',
    'Green',
    'defends with 17: 11 anywhere on 3, and 6 on 6, north of the lake and within 4 hexes of 3. Sets up first, moves second.',
  ),
  rule(
    '31.4',
    'Morale',
    'Tan 8, from 7 losses 9, from 15 losses 10. Green 7, from 6 losses 8, from 10 losses 9.',
  ),
  rule(
    '31.5',
    'Victory',
    'After 6 turns Tan has an undisrupted unit on a hilltop of each of the three hills of panel 3, or has lost.',
  ),

  heading('32', 'Scenario 2: A City Too Far'),
  rule('32.1', 'Map', 'Panel 4 with A, F, C and E round it.'),
  rule(
    '32.2',
    'Tan',
    'has 16 units, all dropped in turn 1; they may move and fire in that turn. Moves and fires first; morale 7.',
  ),
  rule(
    '32.3',
    'Green',
    'has 14 units, one in each hex of the large city of panel 4. Sets up first, moves second; morale 7.',
  ),
  rule(
    '32.4',
    'Surprise',
    'In turn 1 Green neither moves nor fires, but for units that are close assaulted or fired at.',
  ),
  rule(
    '32.5',
    'Victory',
    'After 7 turns, to whoever alone occupies more hexes of the large city; disrupted units count.',
  ),

  heading('33', 'Scenario 3: Hangman'),
  rule('33.1', 'Map', 'Panels 1 and 4.'),
  rule(
    '33.2',
    'Red',
    'has 19 units, artillery with gas among them, anywhere on 1; moves first; morale 7.',
  ),
  rule(
    '33.3',
    'Green',
    'has 26 units in town hexes of 4; sets up first, moves second; morale 9. A town is a city of panel 4 other than the large one.',
  ),
  rule(
    '33.4',
    'Militia and buses',
    'Green’s infantry is militia, eliminated when disrupted; its carriers are buses with a defence of 1, which can be disrupted.',
  ),
  rule(
    '33.5',
    'Victory',
    'Red must have eliminated all of Green by the end of turn 5, with fewer than 5 losses.',
  ),

  heading('34', 'Scenario 4: Last Grasp'),
  rule('34.1', 'Map', 'A and B above panels 4 and 3, F and E below.'),
  rule(
    '34.2',
    'Blue',
    'has 8 tanks and 10 combat cars, or 6 with electronics and 10, on panel 4; another line of the text has panel 6, which is not there. Sets up and moves first; morale 6.',
  ),
  rule('34.3', 'Red', 'has 16 units anywhere on 3; moves second; morale 7.'),
  rule('34.4', 'Victory', 'Blue must have eliminated all of Red by the end of turn 5.'),

  heading('35', 'Scenario 5'),
  rule('35.1', 'Map', 'Panels 6, 5 and 3 in a row, A and B above 5 and 3, E and F below.'),
  rule(
    '35.2',
    'Forces',
    'On 5 16 tanks and 24 combat cars, or 14 with electronics and 22; on 3 37 units; on 6 32 units [D8]. Morale 8.',
  ),
  rule(
    '35.3',
    'Victory',
    'After 6 turns to whoever has most points: the price of each enemy unit that he eliminated.',
  ),

  heading('36', 'Scenario 6: Snipers'),
  rule('36.1', 'Map', 'Panel 6. For one player.'),
  rule(
    '36.2',
    'Blue',
    'enters with 15 units by the south edge of 6 and alone moves; morale 7. In turn 1 it pays for the first hex.',
  ),
  rule(
    '36.3',
    'Partisans',
    'When Blue first enters a forest hex, a die: 1 to 4 nobody, 5 one unit of infantry, 6 two. The hex is marked as entered. One line of the text has panel 4 here; it is 6.',
  ),
  rule(
    '36.4',
    'How partisans fight',
    'They are regular infantry, never disrupted, and do not move. All combat is close assault, and rubble is ignored.',
  ),
  rule(
    '36.5',
    'Victory',
    'All forest hexes entered and all partisans eliminated by the end of turn 6.',
  ),

  heading('37', 'Scenario 7: Mass Assault'),
  rule('37.1', 'Map', 'Panels 1 and 2.'),
  rule(
    '37.2',
    'Tan',
    'attacks with 24 units from anywhere on 2. Sets up and moves second. Morale 6, from 6 losses 7, from 12 losses 8, from 18 losses 9.',
  ),
  rule('37.3', 'Green', 'defends with 14 in city hexes of 1. Sets up and moves first; morale 7.'),
  rule(
    '37.4',
    'Victory',
    'Tan has an undisrupted unit in a city hex [R60] at the end of turn 4, or Green has won.',
  ),
];
