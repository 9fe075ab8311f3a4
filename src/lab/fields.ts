/** Reads the fields of a JSON object one by one; errors name the path of the field. */
import { asList, asRecord } from '../kernel/setup/read-json.ts';
import { fault, requireName } from '../kernel/setup/setup.ts';
import { msg } from '../kernel/text/message.ts';

/**
 * An object of a file that may contain known fields only. Every method throws an `InputError` that names the wrong
 * field.
 */
export class Fields {
  readonly #record: Readonly<Record<string, unknown>>;
  readonly #at: string;

  constructor(raw: unknown, at: string, known: readonly string[]) {
    this.#record = asRecord(raw, at || 'file');
    this.#at = at;
    for (const name of Object.keys(this.#record))
      requireName(msg('kind.field'), name, known, at || undefined);
  }

  path(name: string): string {
    return this.#at ? `${this.#at}.${name}` : name;
  }

  has(name: string): boolean {
    return this.#record[name] !== undefined;
  }

  raw(name: string): unknown {
    return this.#record[name];
  }

  text(name: string): string {
    const value = this.raw(name);
    if (value === undefined) throw fault(this.path(name), 'input.missing');
    if (typeof value !== 'string' || value === '')
      throw fault(this.path(name), 'input.word', { found: JSON.stringify(value) ?? '' });
    return value;
  }

  optionalText(name: string): string | undefined {
    return this.has(name) ? this.text(name) : undefined;
  }

  /** Returns a word, or a number as a word. */
  word(name: string): string {
    const value = this.raw(name);
    return typeof value === 'number' ? String(value) : this.text(name);
  }

  whole(name: string, min: number, max: number): number {
    const value = this.raw(name);
    if (value === undefined) throw fault(this.path(name), 'input.missing');
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max)
      throw fault(this.path(name), 'input.number', { min, max });
    return Number(value);
  }

  /** Returns a number strictly between two others. */
  between(name: string, min: number, max: number): number | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !(value > min && value < max))
      throw fault(this.path(name), 'input.from', { min: String(min), max: String(max) });
    return value;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.raw(name) ?? fallback;
    if (typeof value !== 'boolean') throw fault(this.path(name), 'input.flag');
    return value;
  }

  choice<const T extends string>(name: string, known: readonly T[]): T | undefined {
    const value = this.optionalText(name);
    if (value === undefined) return undefined;
    requireName(msg('kind.word'), value, known, this.path(name));
    return value as T;
  }

  list(name: string): readonly unknown[] {
    return this.has(name) ? asList(this.raw(name), this.path(name)) : [];
  }

  /** Returns an object; throws if it is missing. */
  part(name: string): unknown {
    if (!this.has(name)) throw fault(this.path(name), 'input.missing');
    return this.raw(name);
  }
}
