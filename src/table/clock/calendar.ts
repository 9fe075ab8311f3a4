/** Turns as a calendar file (RFC 5545), for subscriptions and downloads. */

/** A turn with a time limit. */
export interface CalendarTurn {
  /** Id of the table. A later turn there replaces this event. */
  readonly table: string;
  /** Time at which the player's time runs out, in milliseconds since 1970. */
  readonly due: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Length of an event in milliseconds. It ends when the time runs out, so an alarm at its start comes in time. */
const LENGTH = 30 * 60_000;
/** Maximum number of bytes in a line, without its end [RFC 5545, 3.1]. */
const LINE_BYTES = 75;

/** Formats turns as a calendar with CRLF line ends; `now` is in milliseconds since 1970. */
export function formatCalendar(turns: readonly CalendarTurn[], name: string, now: number): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Countermarch//Turns//EN', 'METHOD:PUBLISH'],
    ...[`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ...turns.flatMap((turn) => eventOf(turn, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventOf = ({ table, due, title, text, url }: CalendarTurn, now: number): string[] => [
  ...['BEGIN:VEVENT', `UID:${escaped(table)}@countermarch`, `DTSTAMP:${stampOf(now)}`],
  ...[`DTSTART:${stampOf(due - LENGTH)}`, `DTEND:${stampOf(due)}`],
  ...[`SUMMARY:${escaped(title)}`, `DESCRIPTION:${escaped(text)}`, `URL:${url}`],
  ...['TRANSP:TRANSPARENT', 'END:VEVENT'],
];

/** Formats a time as `20261128T061500Z`. */
const stampOf = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Escapes a text value [RFC 5545, 3.3.11]. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|[\r\n]/g, String.raw`\n`);

/** Splits a line into pieces that are short enough; each piece but the first begins with a space. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let [text, room] = ['', LINE_BYTES];
  for (const letter of line) {
    const length = bytes.encode(letter).length;
    if (length > room) {
      text += '\r\n ';
      room = LINE_BYTES - 1;
    }
    text += letter;
    room -= length;
  }
  return text;
}
