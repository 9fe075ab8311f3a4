/** Local time of a time zone, from the time zone database of the device. */

const DAY = 86_400;
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?/;

/** Zone of entries that name none, as in older records. */
export const UTC = 'UTC';

export class Zone {
  readonly name: string;
  readonly #format: Intl.DateTimeFormat;

  /**
   * Creates a zone by its name in the IANA database, such as `Europe/Berlin`. Throws a `RangeError` for an unknown
   * zone.
   */
  constructor(name: string) {
    this.name = name;
    this.#format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  }

  /** Converts seconds since 1970 to local seconds. */
  localAt(at: number): number {
    if (this.name === UTC) return at;
    const parts = this.#format.formatToParts(new Date(at * 1000));
    const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0, seconds = 0] = OFFSET.exec(text) ?? [];
    const offset = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return sign === '-' ? at - offset : at + offset;
  }

  /** Returns the moment of a local time. If clocks skip that time, it is the moment equally long after the change. */
  momentOf(local: number): number {
    const guess = local - (this.localAt(local) - local);
    const offset = this.localAt(guess) - guess;
    return local - offset;
  }

  /** Returns the local day, 0 being the first of January 1970. */
  dayAt(at: number): number {
    return Math.floor(this.localAt(at) / DAY);
  }
}

/** Returns whether a zone with this name exists. */
export function isZone(name: string): boolean {
  try {
    return new Zone(name).name === name;
  } catch {
    return false;
  }
}
