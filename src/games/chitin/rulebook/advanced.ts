/** Section 8: flyers, charges, command, bodies; and the expansion units. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const advanced = [
  heading('8.00', 'Advanced rules'),
  rule(
    '8.01',
    'Flyers',
    'The Plunge is the only type of flyer. It is a warrior and can fight ground units and enemy flyers.',
  ),
  rule(
    '8.011',
    'Flying',
    'Move flyers in the movement phase, together with ground units, up to two megahexes a turn. A flyer counts as being in every hex of its megahex and can attack in any of them. Terrain does not affect flying.',
  ),
  rule('8.012', 'Stacking of flyers', 'Any number of flyers can share a megahex.'),
  rule(
    '8.013',
    'How flyers fight',
    'Flyers use their strengths and the combat results table like ground units, but facing and class do not apply to them. They are never disrupted; they retreat instead, one megahex in a direction that the enemy chooses. They never advance. Dead flyers count as losses and as food like all other units.',
  ),
  rule(
    '8.014',
    'Flyers must fight flyers',
    'When your flyers enter a megahex with enemy flyers, some of yours must attack them: at least as many as the enemy has there. The others may join the attack, attack ground units, or fly on. If you bring fewer flyers than the enemy has there, all of them must attack. Example: five flyers enter a megahex with three enemy flyers; three must fight them and two are free.',
  ),
  rule(
    '8.015',
    'Flyers against ground units',
    'Ground units can never attack flyers. Flyers can attack any enemy stack in their megahex. Enemy stacks in hexes adjacent to that stack, in the same megahex, join the battle unless they are part of another attack [R34]. Stacks farther away do not join.',
  ),
  rule(
    '8.016',
    'Example',
    'Two charging stacks, each of three Phlanxes (9, doubled to 18, + 3 for class = 21), and three Plunges (6) attack three Gantuas (12): 48 to 12, odds of 4-1. The Termagants beside the Gantuas do not join this battle, because Low Renders attack them in a battle of their own, 6 to 6. Elsewhere, a Basic (1) is between two Workers (1 each). A single Plunge (2) that attacks one of the Workers must also fight the Basic: 2 to 2. The other Worker is not adjacent to the attacked Worker, so it does not join. If the Plunge attacks the Basic instead, both Workers join: 2 to 3.',
  ),
  rule('8.02', 'Charge', 'Gantuas and Phlanxes may declare a charge in the movement phase.'),
  rule(
    '8.021',
    'Movement in a charge',
    'A charging unit gets 2 extra movement points. It need not use them, but it must attack after moving.',
  ),
  rule(
    '8.022',
    'Strength in a charge',
    'For its attack, double the strength of a charging unit, before any rear or class add.',
  ),
  rule(
    '8.023',
    'Results of a charge',
    'Combat results affect charging units like all other units.',
  ),
  rule(
    '8.024',
    'After a charge',
    'After the result has been applied and any advance has ended, the charging units are disrupted.',
  ),
  rule(
    '8.025',
    'No charge after disruption',
    'A unit that starts its movement disrupted can’t charge in that turn. Every charge disrupts the unit [8.024], so no unit can charge in two turns in a row.',
  ),
  rule(
    '8.026',
    'Example',
    'A stack of three Gantuas starts its move in command and declares a charge. Each Gantua has 6 movement points, and together they attack with a strength of 24, before adds, even if they end their move out of command. The charge disrupts them: in the enemy’s turn they defend with a strength of 6, and in their next turn they can’t charge.',
  ),
  rule('8.03', 'Command', 'Basics fight poorly, but ground warriors need them for command.'),
  rule(
    '8.031',
    'In command',
    'A unit is in command if a friendly Basic is in the megahex where the unit starts its move.',
  ),
  rule(
    '8.032',
    'Units that need command',
    'Ground warriors need command. Flyers, Workers and Basics do not.',
  ),
  rule(
    '8.033',
    'Out of command',
    'A ground warrior that starts its move out of command is disrupted for that movement phase.',
  ),
  rule(
    '8.034',
    'Command and charge',
    'A unit that starts its move out of command is disrupted, so it can’t charge in that turn, even if a Basic has arrived in its megahex by the end of the turn.',
  ),
  rule(
    '8.035',
    'Leaving command',
    'A unit that starts its move in command can move, attack and charge freely, wherever its move ends. If it is then out of command, that matters only at its next move.',
  ),
  rule('8.04', 'Food', 'Dead units are food, and a hive wastes none.'),
  rule(
    '8.041',
    'Bodies',
    'For each unit killed, the value of the nearest harvest token in the same megahex grows by 1. If several tokens are equally near, a die decides between them.',
  ),
  rule(
    '8.042',
    'New tokens',
    'If the megahex has no token, place a token without a number where the unit died. From then on it is a token like any other.',
  ),
  rule(
    '8.043',
    'Limit of 30',
    'No token can be worth more than 30. Any further bodies go to the next nearest token in the megahex. If there is none, they go to a new token in the hex where the unit died; another Worker is needed to carry it.',
  ),
];
