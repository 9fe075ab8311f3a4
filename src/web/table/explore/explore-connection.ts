/**
 * Connection that presents the node on the board as a table, so that the usual parts of the table screen work on it. It
 * sends nothing; an action adds a node to the tree.
 */
import { effect, signal } from '@preact/signals';
import { requireDefined } from '../../../kernel/require-defined.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { CHANCE, NOBODY, type Side } from '../../../kernel/side.ts';
import type { StudyNode } from '../../../study/study.ts';
import { typedDice } from '../../../table/dice/dice.ts';
import type { ReplayView } from '../../../table/messages/messages.ts';
import { importRecord } from '../../../table/record/import.ts';
import { recordFrom } from '../../../table/record/position-record.ts';
import { formatRecord } from '../../../table/record/record.ts';
import type { Table } from '../../../table/table.ts';
import type { ClientTable } from '../../../table/views/client-table.ts';
import type { Connection, ConnectionStatus, RequestAnswer } from '../../net/connection.ts';
import { msg } from '../../table-messages.ts';
import type { ExploreModel } from './explore-model.ts';

const NOT_HERE = { rule: '', reason: msg('explore.not-here') };

export class ExploreConnection implements Connection {
  readonly status = signal<ConnectionStatus>('open');
  readonly fault = signal<LocalizedText>('');
  readonly view = signal<ClientTable | undefined>(undefined);
  readonly #model: ExploreModel;
  readonly #hints: boolean;
  readonly #stop: () => void;
  #table: Table | undefined;
  /** Path of nodes that the table has played. */
  #played: readonly StudyNode[] = [];
  #chapter = '';
  /** Side that decided last; it also sees dice and the end of the game. */
  #side: Side = 0;

  constructor(model: ExploreModel, hints: boolean) {
    this.#model = model;
    this.#hints = hints;
    this.#stop = effect(() => {
      const path = model.path.value;
      this.#show(model.chapter.value.id, path);
    });
  }

  async act(_seq: number, actions: readonly string[]): Promise<RequestAnswer> {
    for (const [played, text] of actions.entries()) {
      const side = this.#model.walker.actorAt(this.#model.at.peek());
      const refusal = this.#model.play(text);
      if (refusal) return { played, refusal };
      const next = this.#model.walker.actorAt(this.#model.at.peek());
      if (next !== side) return { played: played + 1 };
    }
    return { played: actions.length };
  }

  async undo(): Promise<RequestAnswer> {
    return this.#model.back() ? { played: 0 } : { played: 0, refusal: NOT_HERE };
  }

  async #refuse(): Promise<RequestAnswer> {
    return { played: 0, refusal: NOT_HERE };
  }

  resign = this.#refuse;
  sendOffer = this.#refuse;
  setClock = this.#refuse;

  async changeSeat() {
    return { fault: NOT_HERE.reason };
  }

  async positionAt(seq: number): Promise<ReplayView> {
    return this.#open.viewAt(seq, this.#side);
  }

  async record(): Promise<string> {
    return formatRecord(this.#open.record());
  }

  close(): void {
    this.#stop();
    this.status.value = 'closed';
  }

  get #open(): Table {
    return requireDefined(this.#table, 'a node is shown from the beginning');
  }

  #show(chapter: string, path: readonly StudyNode[]): void {
    const moves = path.filter(({ guess }) => !guess);
    const base = path.find(({ guess }) => guess)?.id ?? chapter;
    const isSame = this.#chapter === `${chapter} ${base}`;
    const known = isSame ? this.#played : [];
    const isLonger = isSame && known.every(({ id }, i) => moves[i]?.id === id);
    // Operations of others on other nodes change nothing here, so a decision being made is kept.
    if (isLonger && moves.length === known.length && this.view.peek()) return;
    if (!isLonger) this.#table = this.#begin(base);
    this.#chapter = `${chapter} ${base}`;
    for (const { text } of moves.slice(isLonger ? known.length : 0)) this.#carryOut(text);
    this.#played = moves;
    const { actor } = this.#open;
    if (actor !== CHANCE && actor !== NOBODY) this.#side = actor;
    // The end of a variation is not the end of the game, so no result is shown.
    const { outcome: _, ...view } = this.#open.viewFor(this.#side);
    const canUndo = moves.length > 0;
    this.view.value = { ...view, table: `explore-${path.at(-1)?.id ?? chapter}`, canUndo };
  }

  #begin(base: string): Table {
    const { game, walker } = this.#model;
    const state = requireDefined(walker.stateAt(base), 'a chapter opens only if its root is known');
    const seats = game.sides.map(() => ({ kind: 'human', name: '' }) as const);
    const spec = { id: 'explore', game, dice: typedDice, seats, hints: this.#hints };
    const table = importRecord(game, recordFrom(spec, state));
    for (const [side, seat] of seats.entries()) table.seat(side, seat);
    return table;
  }

  #carryOut(text: string): void {
    const table = this.#open;
    if (table.actor === CHANCE) table.roll(text);
    else table.act(table.actor, table.seq, [text]);
  }
}
