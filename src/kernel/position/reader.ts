/** Reads the parts of a position file into a state, and remembers where in the file each value was. */
import type { Game } from '../game.ts';
import { BrokenInvariant } from '../conformance/invariant.ts';
import type { FieldSpec, ListSpec } from './spec.ts';
import { asList, asRecord } from '../setup/read-json.ts';
import { type LocalizedText, msg } from '../text/message.ts';
import { fault, InputError, requireName, unknownName } from '../setup/setup.ts';
import type { Field, GameState } from '../state.ts';

/** Wraps the fault of a position that play never reaches. */
const impossible = (fault: LocalizedText): LocalizedText => msg('fault.impossible', { fault });

const ANY_NUMBER = { field: '', kind: 'number', fallback: 0 } as const;

export class Reader<S extends GameState> {
  readonly game: Game<S>;
  readonly s: S;
  readonly #placed = new Set<number>();
  readonly #fields: ReadonlyMap<string, Field>;
  readonly #units: ReadonlyMap<string, number>;
  /** Path in the file of each value, by field and index. */
  readonly #paths = new Map<string, string>();

  constructor(game: Game<S>, s: S) {
    this.game = game;
    this.s = s;
    this.#fields = new Map(s.layout.fields.map((field) => [field.name, field]));
    this.#units = new Map(game.units.map(({ id }, u) => [id, u]));
  }

  /** Paths of all values in the file. */
  get given(): ReadonlySet<string> {
    return new Set(this.#paths.values());
  }

  /** Runs a check; a broken invariant is reported with the path of its field in the file. */
  hold(check: () => void): void {
    try {
      check();
    } catch (error) {
      if (!(error instanceof BrokenInvariant))
        throw new InputError(impossible((error as Error).message));
      const at = this.#pathOf(error);
      const { text } = error;
      throw new InputError(
        impossible(
          typeof text === 'string' ? `${at}: ${text}` : msg('fault.at', { at, fault: text }),
        ),
      );
    }
  }

  #pathOf({ field, index }: BrokenInvariant): string {
    const { position, units, board } = this.game;
    const told = this.#paths.get(`${field}/${index}`);
    if (told !== undefined) return told;
    const nameIn = (fields: Readonly<Record<string, FieldSpec>>) =>
      Object.entries(fields).find(
        ([, f]) => f.field === field && (f.index ?? index) === index,
      )?.[0];
    const value = nameIn(position.values);
    if (value !== undefined) return `values.${value}`;
    const condition = field === position.where.field ? 'at' : nameIn(position.counter);
    if (condition !== undefined) return `counters, ${units[index]?.id}.${condition}`;
    const marker = Object.entries(position.markers).find(([, m]) => m.field === field)?.[0];
    if (marker !== undefined) return `markers, ${marker} at ${board.labels[index]}`;
    const lists = Object.entries(position.lists).map(([name, l]) => [name, nameIn(l.fields)]);
    const entry = lists.find(([, key]) => key !== undefined);
    return entry ? `${entry[0]}[${index}].${entry[1]}` : field;
  }

  /** Sets every field to its fallback: all units absent, lists empty. */
  blank(): void {
    const { position, units } = this.game;
    for (let u = 0; u < units.length; u++) {
      this.#set(position.where.field, u, position.absent);
      for (const f of Object.values(position.counter)) this.#set(f.field, u, f.fallback);
    }
    for (const list of Object.values(position.lists))
      for (let i = 0; i < list.length; i++)
        for (const f of Object.values(list.fields)) this.#set(f.field, i, f.fallback);
    for (const f of Object.values(position.values)) this.#set(f.field, f.index ?? 0, f.fallback);
  }

  counter(doc: Record<string, unknown>, at: string): void {
    const { position } = this.game;
    const known = ['unit', 'type', 'side', 'at', ...Object.keys(position.counter)];
    for (const key of Object.keys(doc)) requireName(msg('kind.field'), key, known, at);
    const unit = this.#unit(doc, at);
    this.#placed.add(unit);
    this.#take(position.where.field, unit, this.#place(doc.at, `${at}.at`), `${at}.at`);
    for (const [name, f] of Object.entries(position.counter)) {
      if (doc[name] !== undefined)
        this.#take(f.field, unit, this.#value(f, doc[name], `${at}.${name}`), `${at}.${name}`);
    }
  }

  marker(doc: Record<string, unknown>, at: string): void {
    const { markers } = this.game.position;
    for (const key of Object.keys(doc))
      requireName(msg('kind.field'), key, ['type', 'at', 'count'], at);
    const type = this.#word(doc.type, `${at}.type`);
    requireName(msg('kind.marker'), type, Object.keys(markers), at);
    const spec = markers[type];
    const node = this.#node(doc.at, `${at}.at`);
    const count = { field: '', kind: 'number', fallback: 1, min: 1, max: spec?.max ?? 1 } as const;
    const value = spec?.value ?? this.#value(count, doc.count ?? 1, `${at}.count`);
    if (spec?.value !== undefined && doc.count !== undefined)
      throw fault(`${at}.count`, 'input.one', { type });
    const before = this.#paths.get(`${spec?.field}/${node}`);
    if (before !== undefined)
      throw fault(`${at}.at`, 'input.taken', { at: String(doc.at), before });
    this.#take(spec?.field ?? '', node, value, at);
  }

  list(name: string, spec: ListSpec, docs: readonly unknown[]): void {
    if (docs.length > spec.length) throw fault(name, 'input.entries', { n: spec.length });
    docs.forEach((raw, i) => {
      const doc = asRecord(raw, `${name}[${i}]`);
      for (const key of Object.keys(doc))
        requireName(msg('kind.field'), key, Object.keys(spec.fields), `${name}[${i}]`);
      if (doc[spec.key] === undefined) throw fault(`${name}[${i}].${spec.key}`, 'input.missing');
      for (const [key, f] of Object.entries(spec.fields)) {
        if (doc[key] !== undefined)
          this.#take(
            f.field,
            i,
            this.#value(f, doc[key], `${name}[${i}].${key}`),
            `${name}[${i}].${key}`,
          );
      }
    });
  }

  values(doc: Record<string, unknown>): void {
    const { values } = this.game.position;
    for (const [name, raw] of Object.entries(doc)) {
      requireName(msg('kind.field'), name, Object.keys(values), 'values');
      const f = values[name];
      const at = `values.${name}`;
      this.#take(f.field, f.index ?? 0, this.#value(f, raw, at), at);
    }
  }

  step(doc: Record<string, unknown>): void {
    const { position } = this.game;
    if (doc.frames !== undefined) {
      if (doc.step !== undefined) throw fault('step', 'input.step');
      const frames = asList(doc.frames, 'frames');
      if (frames.length === 0 || frames.length > this.s.layout.depth)
        throw fault('frames', 'input.depth', { most: this.s.layout.depth });
      frames.forEach((frame, i) => {
        this.#frame(asRecord(frame, `frames[${i}]`), `frames[${i}]`);
      });
      return;
    }
    const names = Object.keys(position.steps);
    const name = doc.step === undefined ? names[0] : this.#word(doc.step, 'step');
    requireName('step', name, names);
    position.steps[name]?.begin(this.s);
  }

  #frame({ step, ...fields }: Record<string, unknown>, at: string): void {
    const { stepNames } = this.game;
    requireName(msg('kind.step'), this.#word(step, `${at}.step`), stepNames, at);
    const known = this.s.layout.steps[stepNames.indexOf(String(step))]?.fields ?? [];
    for (const name of Object.keys(fields)) requireName(msg('kind.field'), name, known, at);
    const values = known.map((name) => [
      name,
      this.#value(ANY_NUMBER, fields[name] ?? 0, `${at}.${name}`),
    ]);
    this.s.push(stepNames.indexOf(String(step)), Object.fromEntries(values));
  }

  #unit(doc: Record<string, unknown>, at: string): number {
    const { units, sides } = this.game;
    if (doc.unit !== undefined) {
      const unit = this.#unitOf(this.#word(doc.unit, `${at}.unit`), at);
      for (const key of ['type', 'side'])
        if (doc[key] !== undefined)
          throw fault(`${at}.${key}`, 'input.known', { unit: String(doc.unit) });
      if (this.#placed.has(unit))
        throw fault(`${at}.unit`, 'input.placed', { unit: String(doc.unit) });
      return unit;
    }
    const types = [...new Set(units.map((u) => u.type))];
    requireName(msg('kind.type'), this.#word(doc.type, `${at}.type`), types, at);
    if (doc.side !== undefined)
      requireName(
        msg('kind.side'),
        this.#word(doc.side, `${at}.side`),
        sides.map((x) => x.id),
        at,
      );
    const unit = units.findIndex(
      (u, i) =>
        u.type === doc.type &&
        !this.#placed.has(i) &&
        (doc.side === undefined || sides[u.side]?.id === doc.side),
    );
    if (unit < 0)
      throw fault(at, 'input.further', { type: [doc.side, doc.type].filter(Boolean).join(' ') });
    return unit;
  }

  /** Returns the index of a unit; `at` is the path that names it. */
  #unitOf(id: string, at: string): number {
    const unit = this.#units.get(id);
    if (unit !== undefined) return unit;
    throw unknownName(msg('kind.unit'), id, [...this.#units.keys()], at);
  }

  #place(raw: unknown, at: string): number {
    if (raw === undefined) throw fault(at, 'input.missing');
    const { places } = this.game.position.where;
    const word = this.#word(raw, at);
    return Object.hasOwn(places, word) ? places[word] : this.#node(raw, at, Object.keys(places));
  }

  /** Reads a word strictly: the number 814 is not accepted as "0814". */
  #word(raw: unknown, at: string): string {
    if (typeof raw === 'string') return raw;
    if (raw === undefined) throw fault(at, 'input.missing');
    throw fault(at, 'input.word', { found: JSON.stringify(raw) });
  }

  #node(raw: unknown, at: string, more: readonly string[] = []): number {
    const label = this.#word(raw, at);
    const node = this.game.board.nodeOf.get(label);
    if (node !== undefined) return node;
    throw unknownName(msg('kind.place'), label, [...more, ...this.game.board.labels], at);
  }

  #value(f: FieldSpec, raw: unknown, at: string): number {
    const { sides, board } = this.game;
    const word = (names: readonly string[]): number => {
      requireName(msg(`kind.${f.kind}`), this.#word(raw, at), names, at);
      return names.indexOf(raw as string);
    };
    if (f.kind === 'node') return this.#place(raw, at);
    if (f.kind === 'unit') return this.#unitOf(this.#word(raw, at), at);
    if (f.kind === 'side') return word(sides.map((x) => x.id));
    if (f.kind === 'direction') return word(board.directions);
    if (f.kind === 'option') return word(f.names ?? []);
    if (f.kind === 'flag') {
      if (typeof raw !== 'boolean') throw fault(at, 'input.flag');
      return raw ? 1 : 0;
    }
    const [min, max] = [f.min ?? -32768, f.max ?? 32767];
    if (!Number.isInteger(raw) || (raw as number) < min || (raw as number) > max)
      throw fault(at, 'input.number', { min: String(min), max: String(max) });
    return raw as number;
  }

  /** Writes a value of the file, and records its path. */
  #take(field: string, index: number, value: number, path: string): void {
    this.#set(field, index, value);
    this.#paths.set(`${field}/${index}`, path);
  }

  #set(field: string, index: number, value: number): void {
    const f = this.#fields.get(field);
    if (!f || index >= f.length)
      throw new Error(`${this.game.id}: position field "${field}" is not in the state`);
    this.s.ints[f.offset + index] = value;
  }
}
