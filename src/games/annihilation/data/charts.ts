/** Tables for players, in our own words. */
import type { Chart } from '../../../kernel/look/look.ts';
import { msg } from '../i18n/msg.ts';

const ANY = msg('chart.any');
const SOME = msg('chart.some');
const BOTH = msg('chart.both');
const CARRIER = msg('chart.meeting.carrier');
const EMPTY = msg('chart.arrival.empty');
const HELD = msg('chart.arrival.held');

export const charts: readonly Chart[] = [
  {
    title: msg('chart.meeting.title'),
    rule: '4.1',
    columns: [
      msg('chart.meeting.met'),
      msg('chart.force'),
      msg('chart.meeting.what'),
      msg('chart.rule'),
    ],
    rows: [
      [msg('chart.meeting.annihilator'), ANY, BOTH, '[5.1]'],
      [CARRIER, SOME, msg('chart.meeting.driven'), '[4.1]'],
      [msg('chart.meeting.own'), '0', msg('chart.meeting.choice'), '[4.5]'],
      [msg('chart.meeting.emitted'), '0', BOTH, '[5.3]'],
      [msg('chart.meeting.enemy'), '0', BOTH, '[5.3]'],
    ],
  },
  {
    title: msg('chart.arrival.title'),
    rule: '5.4',
    columns: [
      msg('chart.arrival.where'),
      msg('chart.force'),
      msg('chart.arrival.what'),
      msg('chart.rule'),
    ],
    rows: [
      [EMPTY, '0', msg('chart.arrival.one'), '[5.4]'],
      [EMPTY, SOME, msg('chart.arrival.never'), '[R11]'],
      [HELD, '0', msg('chart.arrival.both'), '[5.5]'],
      [HELD, SOME, msg('chart.arrival.driven'), '[R3]'],
    ],
  },
];
