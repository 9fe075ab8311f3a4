/** Section 8: flyers, charges, command, bodies; and the expansion units. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const advanced = [
  heading('8.00', 'Advanced rules'),
  rule(
    '8.01',
    'Air',
    'The Plunge is the only flyer, a warrior that fights on the ground and in the air.',
  ),
  rule(
    '8.011',
    'Flying',
    'Flyers move when all others do, two megahexes a turn. They are in every hex of their megahex and may attack in each of them. Terrain does not slow them.',
  ),
  rule('8.012', 'Flyers together', 'Any number of flyers may share a megahex.'),
  rule(
    '8.013',
    'Fighting flyers',
    'Strengths and table are those of the ground, but facing and class mean nothing to flyers. They are never disrupted and retreat instead, one megahex, wherever the enemy likes. They do not advance. Their dead are losses and food like others.',
  ),
  rule(
    '8.014',
    'Flyers must fight flyers',
    'Flyers that enter a megahex must attack enemy flyers there, with equal strength at least. Those beyond it may join them, attack on the ground, or fly on. Of five that come upon three, three must fight and two are free. If fewer come than the enemy has, all must fight.',
  ),
  rule(
    '8.015',
    'Flyers against the ground',
    'Nothing on the ground attacks flyers. Flyers may attack any stack in their megahex; enemies in hexes beside that stack belong to the battle unless somebody else attacks them. Those beside these do not.',
  ),
  rule(
    '8.016',
    'Example',
    'Two charging stacks of three Phlanxes, 21 each, and three Plunges, 6, attack three Gantuas: 48 to 12, so 4-1. Low Renders on the Termagants beside them, 6 to 6, are a battle of their own. A lone Plunge on a Worker takes on the Basic beside it too, 2 to 2, but not the Worker beyond; had it chosen the Basic, both Workers would have been in, 2 to 3.',
  ),
  rule('8.02', 'Charge', 'Gantuas and Phlanxes may declare a charge in the movement phase.'),
  rule(
    '8.021',
    'Movement in a charge',
    'A charge brings two more points. They need not be used, but whoever charges must attack after moving.',
  ),
  rule('8.022', 'Strength in a charge', 'Strength is doubled for that attack, before any adds.'),
  rule(
    '8.023',
    'Results of a charge',
    'Chargers suffer the results of combat like everybody else.',
  ),
  rule('8.024', 'After a charge', 'After results and advance the chargers are disrupted.'),
  rule(
    '8.025',
    'No charge after disruption',
    'A unit disrupted at the beginning of its movement cannot charge in that turn; so nobody charges in two turns running.',
  ),
  rule(
    '8.026',
    'Example',
    'Three Gantuas in command charge: they have 6 points and attack with 24 before adds, wherever they end. Next turn they cannot charge, and until then defend with 6.',
  ),
  rule('8.03', 'Command', 'Basics are poor fighters, but warriors need their command.'),
  rule(
    '8.031',
    'In command',
    'A unit is in command if a friendly Basic is in the megahex where its move begins.',
  ),
  rule('8.032', 'Who needs it', 'Ground warriors do; flyers, Workers and Basics do not.'),
  rule(
    '8.033',
    'Without it',
    'A ground warrior that begins its move out of command is disrupted throughout that movement phase.',
  ),
  rule(
    '8.034',
    'Command and charge',
    'Being disrupted, it cannot charge, even if a Basic has come by the end of the turn.',
  ),
  rule(
    '8.035',
    'Leaving command',
    'Whoever begins in command moves, attacks and charges freely, wherever the move ends. Want of command tells at the next move.',
  ),
  rule('8.04', 'Food', 'The dead are food, and a hive wastes none.'),
  rule(
    '8.041',
    'Bodies',
    'For each unit killed the nearest harvest token in the megahex is worth 1 more; between tokens equally near a die decides.',
  ),
  rule(
    '8.042',
    'New tokens',
    'If the megahex has no token, one without a number is placed where the unit died, and is then a token like others.',
  ),
  rule(
    '8.043',
    'Most a token can be worth',
    'No token grows beyond 30. Bodies then go to the next nearest in the megahex, or to a new one in the same hex, which takes another Worker to carry.',
  ),
];
