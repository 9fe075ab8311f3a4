import { expect, test } from 'vitest';
import { formatCalendar } from './calendar.ts';

const turn = {
  ...{ table: 'abc', due: Date.UTC(2026, 10, 28, 18, 0), title: 'Patrol; my move, now' },
  ...{ text: 'One\nTwo \\ three', url: 'https://example.org/t/abc' },
};

test('a turn is an event that ends when the time runs out', () => {
  const lines = formatCalendar([turn], 'Turns', Date.UTC(2026, 10, 27, 6, 5, 4)).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(8)).toEqual([
    'BEGIN:VEVENT',
    'UID:abc@countermarch',
    'DTSTAMP:20261127T060504Z',
    'DTSTART:20261128T173000Z',
    'DTEND:20261128T180000Z',
    String.raw`SUMMARY:Patrol\; my move\, now`,
    String.raw`DESCRIPTION:One\nTwo \\ three`,
    'URL:https://example.org/t/abc',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('lines have at most 75 bytes, and unfolding restores them', () => {
  const title = 'ä€🀄'.repeat(40);
  const text = formatCalendar([{ ...turn, title }], 'Turns', 0);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
