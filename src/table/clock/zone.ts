/** The local time of a time zone, by the database of time zones that the device has. */

const DAY = 86_400;
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?/;

/** The zone of everything that was written before zones were. */
export const UTC = 'UTC';

export class Zone {
  readonly name: string;
  readonly #format: Intl.DateTimeFormat;

  /** By a name of the IANA database, as `Europe/Berlin`. Throws a `RangeError` if there is no such zone. */
  constructor(name: string) {
    this.name = name;
    this.#format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  }

  /** Seconds since 1970 as the clocks of the zone count them. */
  localAt(at: number): number {
    if (this.name === UTC) return at;
    const parts = this.#format.formatToParts(new Date(at * 1000));
    const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0, seconds = 0] = OFFSET.exec(text) ?? [];
    const offset = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return sign === '-' ? at - offset : at + offset;
  }

  /** When the clocks of the zone show a time; where they skip it, the moment as much after the change. */
  momentOf(local: number): number {
    const guess = local - (this.localAt(local) - local);
    const offset = this.localAt(guess) - guess;
    return local - offset;
  }

  /** The local day, from 0 on the first of January 1970. */
  dayAt(at: number): number {
    return Math.floor(this.localAt(at) / DAY);
  }
}

/** Whether there is a zone of this name. */
export function isZone(name: string): boolean {
  try {
    return new Zone(name).name === name;
  } catch {
    return false;
  }
}
