/** Section 24: scenarios of one's own. */
import { heading, type Rule, type RuleId, rule } from '../../../kernel/rulebook.ts';

/** Recommendations of the rulebook that are not mandatory. */
const advice = (id: RuleId, title: string, text: string): Rule => ({
  ...rule(id, title, text),
  status: 'unused',
});

export const design = [
  heading('24', 'Custom scenarios'),
  rule(
    '24.1',
    'Points',
    'Each player buys units from the price list, so forces can differ in size and type.',
  ),
  advice(
    '24.2',
    'Attackers',
    'Attackers usually have the harder task. Give them 20% more points, and let the more experienced player attack. This is only advice, and you may ignore it.',
  ),
  advice(
    '24.3',
    'Size',
    'A game with 750 to 800 points a side fills an evening. With fewer than 500 points you can afford few good mercenaries, and with more than 1,000 the game gets unwieldy. This is only advice, and you may ignore it.',
  ),
  rule(
    '24.4',
    'Prices for Red',
    'Prices in points: hover tank 31 (35 with electronics); combat car 19; infantry 11; large gun 20 (22 with gas); small gun 14 (16 with gas); howitzer 24 (26 with gas); self-propelled artillery 20 (22 with gas); self-propelled calliope 13; fortress 24.',
  ),
  rule(
    '24.5',
    'Prices for Blue',
    'Prices in points: hover tank 31 (35 with electronics); combat car 19; infantry 11; self-propelled artillery 22 (24 with gas); fortress 24.',
  ),
  rule(
    '24.6',
    'Prices for Green and Tan',
    'Prices in points: tank 17; armoured car 12; infantry 8; militia 3; personnel carrier 9; bus 7; large gun 20 (22 with gas); small gun 14 (16 with gas); howitzer 24 (26 with gas); calliope 10; self-propelled artillery 20 (22 with gas); self-propelled calliope 12; fortress 24.',
  ),
  rule(
    '24.7',
    'All or none',
    'Buy gas or electronics for all your units of a type, or for none of them.',
  ),
  rule(
    '24.8',
    'Drops',
    'A paradrop costs 2 extra points per unit. The unit waits off the map and may drop in any turn, including the first.',
  ),
  rule(
    '24.9',
    'Militia and buses',
    'Militia is infantry that is eliminated if it is disrupted. A bus has a defence of 1. Either all infantry of a colour is militia or none is. A colour with buses has no armoured cars.',
  ),
  rule(
    '24.10',
    'Price of morale',
    'Morale 9 is free. For each unit, morale 8 costs 1 point, morale 7 costs 2 and morale 6 costs 3. Example: morale 7 for 20 units costs 40 points.',
  ),
  rule('24.11', 'One morale', 'All units of a colour have the same morale.'),
];
