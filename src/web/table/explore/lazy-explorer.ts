/** The analysis board of a table, whose code is loaded once. */
import type { TablePlace } from '../context.ts';
import type { TableModel } from '../model.ts';
import type { Explorer } from './explore-table.ts';

export class LazyExplorer {
  readonly #model: TableModel;
  readonly #place: TablePlace;
  #loading: Promise<Explorer> | undefined;
  #loaded: Explorer | undefined;

  constructor(model: TableModel, place: TablePlace) {
    this.#model = model;
    this.#place = place;
  }

  /** The board, if its code is loaded. */
  get loaded(): Explorer | undefined {
    return this.#loaded;
  }

  load(): Promise<Explorer> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<Explorer> {
    const { Explorer } = await import('./explore-table.ts');
    this.#loaded = new Explorer(this.#model, this.#place);
    return this.#loaded;
  }

  /**
   * Loads what the board needs before it may open. The server of a game in progress must not see from requests that a
   * player analyses it, so its tables load everything in advance; all others load the board when it is opened.
   */
  async prepare(): Promise<void> {
    if (this.#place.kind === 'server') await (await this.load()).prepare();
  }

  /** Ends the worker of the board. */
  close(): void {
    this.#loading?.then((explorer) => explorer.close()).catch(() => undefined);
  }
}
