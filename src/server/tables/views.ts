/** Messages to the people at a table: only changes that are on disk. */
import type { Next, TableStatus } from '../../table/messages/messages.ts';
import type { SeatMessage } from '../../table/messages/requests.ts';
import { type Side, SPECTATOR } from '../../kernel/side.ts';
import { hasSecrets } from '../../kernel/view.ts';
import type { Table } from '../../table/table.ts';
import { Subscribers, type Subscriber } from './subscribers.ts';
import type { CooperativeScheduler } from '../operations/cooperative-scheduler.ts';
import { itemsOf, viewText, writeEntries } from './text.ts';

export class ViewPublisher {
  readonly subscribers: Subscribers;
  readonly #scheduler: CooperativeScheduler;
  /** Resolves when everything that has been carried out is on disk. */
  readonly #settled: () => Promise<void>;
  /** Somebody has come for a side, or the last one for it has gone. */
  readonly #seen: (side: Side) => void;
  readonly #secrets: boolean;
  #table: Table;
  #recalled: Promise<void> | undefined;
  #walked: Promise<void> | undefined;
  /** How much of the record has been told. */
  #told: number;
  #next: Next | undefined;

  constructor(
    table: Table,
    scheduler: CooperativeScheduler,
    { settled, seen }: { settled(): Promise<void>; seen(side: Side): void },
  ) {
    this.subscribers = new Subscribers(table);
    this.#table = table;
    this.#scheduler = scheduler;
    this.#settled = settled;
    this.#seen = seen;
    this.#secrets = hasSecrets(table.state);
    this.#told = table.seq;
  }

  /** Length of the record as it has been told. */
  get told(): number {
    return this.#told;
  }

  get mayShowRecord(): boolean {
    return this.#table.outcome !== undefined || !this.#secrets;
  }

  /** Another table in the place of this one; those who are here are shown it. */
  async renew(table: Table): Promise<void> {
    this.#table = table;
    this.#recalled = undefined;
    this.#walked = undefined;
    this.#told = table.seq;
    const here = this.subscribers.renew(table);
    await Promise.all([...here].map(([side, listeners]) => this.show(side, listeners)));
  }

  leave(listener: Subscriber): void {
    const { side } = listener;
    if (!this.subscribers.leave(listener)) return;
    if (side === SPECTATOR || this.subscribers.has(side)) return;
    this.tellStatus();
    this.#seen(side);
  }

  /** Tells those who are here at which table they play on. */
  passOn(next: Next): void {
    if (this.#next) return;
    this.#next = next;
    this.tellStatus();
  }

  /** The whole table for a side, as JSON. */
  async textFor(side: Side): Promise<string> {
    let text = '';
    await this.#read(side, (items) => {
      text = this.#viewText(side, items);
    });
    return text;
  }

  /** Tells what has changed. */
  tellChange(): void {
    this.#told = this.#table.seq;
    this.subscribers.tellChanges((side) => this.#statusFor(side));
  }

  /** Hidden parts of earlier entries are now revealed: everybody gets the whole table again. */
  async showOpened(): Promise<void> {
    if (!this.#secrets || this.#table.outcome === undefined) return;
    const here = [...this.subscribers.clear()];
    await Promise.all(here.map(([side, listeners]) => this.show(side, listeners)));
  }

  /** Shows the whole table to some who arrive, and tells them from then on. */
  async show(side: Side, listeners: readonly Subscriber[]): Promise<void> {
    await this.#read(side, (items) => {
      const before = this.subscribers.has(side);
      const present = this.subscribers.admit(listeners);
      if (present.length === 0) return;
      const view = this.#viewText(side, items);
      this.subscribers.follow(side, this.#statusFor(side));
      for (const listener of present) listener.tell(`{"type":"table","table":${view}}`);
      if (!before && side !== SPECTATOR) this.tellStatus();
      if (!before) this.#seen(side);
    });
  }

  /** Shows who is at other servers. */
  showElsewhere(sides: readonly Side[]): void {
    if (this.subscribers.setElsewhere(sides)) this.tellStatus();
  }

  /** Tells who sits here now. */
  tellStatus(): void {
    if (this.#told === this.#table.seq)
      this.subscribers.tellChanges((side) => this.#statusFor(side));
  }

  /** Entries from the store are played again before they are shown, unless it is known what they meant. */
  recall(): Promise<void> {
    this.#recalled ??= this.#scheduler.run(this.#table.reading());
    return this.#recalled;
  }

  /** Facts that are needed before a seat gets an answer: takebacks may lead to any position. */
  recallFor(asked: SeatMessage['type']): Promise<void> {
    return asked === 'undo' || asked === 'accord' ? this.walk() : this.recall();
  }

  /** And in any case before a position among them is shown, or gone back to. */
  async walk(): Promise<void> {
    await this.recall();
    this.#walked ??= this.#scheduler.run(this.#table.past.walking());
    await this.#walked;
  }

  /** Reads the entries for a side; `use` is called when all of them are on disk, and no more. */
  async #read(side: Side, use: (items: string) => void): Promise<void> {
    for (;;) {
      const table = this.#table;
      await this.recall();
      const [upTo, wasOver] = [table.seq, table.outcome !== undefined];
      const items = await this.#scheduler.run(writeEntries(table, side, upTo));
      await this.#settled();
      // A reader who may see more now gets everything again, and so does a reader of entries that failed.
      if (table !== this.#table || wasOver !== (table.outcome !== undefined)) continue;
      const fresh = itemsOf(table, side, upTo);
      use(fresh && items ? `${items},${fresh}` : items || fresh);
      return;
    }
  }

  #viewText(side: Side, items: string): string {
    const head = { ...this.#table.headFor(side), ...this.#statusFor(side) };
    return viewText(head, items);
  }

  /** How things stand, and who is here. */
  #statusFor(side: Side): TableStatus {
    const status = this.#table.statusFor(side);
    const next = this.#next && { next: this.#next };
    return { ...status, ...next, seats: this.subscribers.mark(status.seats) };
  }
}
