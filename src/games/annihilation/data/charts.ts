/** Tables for the players, in our words. */
import type { Chart } from '../../../kernel/look.ts';
import { say } from '../words/say.ts';

const ANY = say('chart.any');
const SOME = say('chart.some');
const BOTH = say('chart.both');
const CARRIER = say('chart.meeting.carrier');
const EMPTY = say('chart.arrival.empty');
const HELD = say('chart.arrival.held');

export const charts: readonly Chart[] = [
  {
    title: say('chart.meeting.title'),
    rule: '4.1',
    columns: [
      say('chart.meeting.met'),
      say('chart.force'),
      say('chart.meeting.what'),
      say('chart.rule'),
    ],
    rows: [
      [say('chart.meeting.annihilator'), ANY, BOTH, '[5.1]'],
      [CARRIER, SOME, say('chart.meeting.driven'), '[4.1]'],
      [say('chart.meeting.own'), '0', say('chart.meeting.choice'), '[4.5]'],
      [say('chart.meeting.emitted'), '0', BOTH, '[5.3]'],
      [say('chart.meeting.enemy'), '0', BOTH, '[5.3]'],
    ],
  },
  {
    title: say('chart.arrival.title'),
    rule: '5.4',
    columns: [
      say('chart.arrival.where'),
      say('chart.force'),
      say('chart.arrival.what'),
      say('chart.rule'),
    ],
    rows: [
      [EMPTY, '0', say('chart.arrival.one'), '[5.4]'],
      [EMPTY, SOME, say('chart.arrival.never'), '[R11]'],
      [HELD, '0', say('chart.arrival.both'), '[5.5]'],
      [HELD, SOME, say('chart.arrival.driven'), '[R3]'],
    ],
  },
];
