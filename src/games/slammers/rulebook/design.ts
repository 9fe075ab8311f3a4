/** Section 24: scenarios of one's own. */
import { heading, type Rule, type RuleId, rule } from '../../../kernel/rulebook.ts';

/** What the rulebook recommends and nobody has to do. */
const advice = (id: RuleId, title: string, text: string): Rule => ({
  ...rule(id, title, text),
  status: 'unused',
});

export const design = [
  heading('24', 'Scenarios of one’s own'),
  rule('24.1', 'Points', 'Each player buys units by the price list, so that forces may differ.'),
  advice(
    '24.2',
    'Attackers',
    'usually have the harder task; 20% more points make up for it, and the more experienced player should attack. This is advice: no force is refused for it.',
  ),
  advice(
    '24.3',
    'Size',
    '750 to 800 points a side fill an evening; under 500 there are few good mercenaries, over 1,000 it gets unwieldy. This is advice: no force is refused for it.',
  ),
  rule(
    '24.4',
    'Red',
    'Tank 31, with electronics 35; combat car 19; infantry 11; large gun 20, with gas 22; small gun 14, with gas 16; howitzer 24, with gas 26; self-propelled artillery 20, with gas 22; self-propelled calliope 13; fortress 24.',
  ),
  rule(
    '24.5',
    'Blue',
    'Tank 31, with electronics 35; combat car 19; infantry 11; self-propelled artillery 22, with gas 24; fortress 24.',
  ),
  rule(
    '24.6',
    'Green and Tan',
    'Tank 17, armoured car 12, infantry 8, militia 3, personnel carrier 9, bus 7, large gun 20, with gas 22, small gun 14, with gas 16, howitzer 24, with gas 26, calliope 10, self-propelled artillery 20, with gas 22, self-propelled calliope 12, fortress 24.',
  ),
  rule(
    '24.7',
    'All or none',
    'Gas or electronics is bought for all units of a kind that can have it, or for none.',
  ),
  rule(
    '24.8',
    'Drops',
    'cost 2 more for each unit. They may come in any turn, the first included; until then the unit waits off the map.',
  ),
  rule(
    '24.9',
    'Militia and buses',
    'Militia is infantry that is eliminated when disrupted; a bus has a defence of 1. All infantry of a colour is militia or none is, and a colour with buses has no armoured cars.',
  ),
  rule('24.10', 'Morale', 'is 9 for nothing; 8 costs 1, 7 costs 2, 6 costs 3, for each unit.'),
  rule('24.11', 'One morale', 'for all units of a colour.'),
];
