/** Turns as a calendar file (RFC 5545), for subscriptions and downloads. */

/** A turn that somebody must play in time. */
export interface CalendarTurn {
  /** Id of the table: a later turn there replaces this event. */
  readonly table: string;
  /** When the time runs out, in milliseconds since 1970. */
  readonly due: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Length of an event, in milliseconds: it ends when the time runs out, so an alarm at its start comes in time. */
const LENGTH = 30 * 60_000;
/** Most bytes of a line, without its end [RFC 5545, 3.1]. */
const LINE_BYTES = 75;

/** A calendar of turns with CRLF line ends; `now`: milliseconds since 1970. */
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

/** A time as `20261128T061500Z`. */
const stampOf = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A text value [RFC 5545, 3.3.11]. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|[\r\n]/g, String.raw`\n`);

/** A line in pieces that are short enough; each but the first begins with a space. */
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
