/**
 * Imports records. Replaying a record may take long, so it runs in a thread, one record after the other, within limits.
 */
import { Piscina } from 'piscina';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { AddressCounts } from '../http/addresses.ts';
import { HttpError } from '../http/errors.ts';
import type { ImportResult, ImportJob } from './import-worker.ts';
import type { ImportLimits } from '../http/limits.ts';
import { refuse } from '../http/refuse.ts';
import { LateError, runWithin } from '../bots/thread-job.ts';

type Parts = Exclude<ImportResult, { fault: LocalizedText }>;

/** Memory limit of the thread: many times what the longest record needs. */
const MEGABYTES = 512;

export class Imports {
  readonly #limits: ImportLimits;
  #pool: Piscina | undefined;
  /** Number of records that are being checked or wait for it. */
  #under = 0;
  #last: Promise<unknown> = Promise.resolve();
  readonly #byAddress = new AddressCounts();

  constructor(limits: ImportLimits) {
    this.#limits = limits;
  }

  /** Number of records that are being checked or wait for it. */
  get waiting(): number {
    return this.#under;
  }

  /** Returns a record as the parts of a table; throws `InputError` with what is wrong with it. */
  async check(job: ImportJob, address: string): Promise<Parts> {
    const { importsWaiting, importsPerAddress, recordEntries } = this.#limits;
    if (linesIn(job.file, recordEntries + 2) > recordEntries + 2)
      throw new InputError(
        refuse('server.imports.long', { most: recordEntries, elsewhere: ELSEWHERE }),
      );
    if (this.#under >= importsWaiting) throw new HttpError(503, refuse('server.imports.busy'));
    if (this.#byAddress.of(address) >= importsPerAddress)
      throw new HttpError(429, refuse('server.imports.own'));
    this.#under += 1;
    this.#byAddress.add(address, 1);
    const turn = this.#last.then(() => this.#run(job));
    this.#last = turn.catch(() => undefined);
    try {
      const result = await turn;
      if ('fault' in result) throw new InputError(result.fault);
      return result;
    } finally {
      this.#under -= 1;
      this.#byAddress.add(address, -1);
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  async #run(job: ImportJob): Promise<ImportResult> {
    const { importMilliseconds } = this.#limits;
    this.#pool ??= new Piscina({
      filename: new URL('import-worker.ts', import.meta.url).href,
      name: 'importInThread',
      maxThreads: 1,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    try {
      return await runWithin<ImportResult>(this.#pool, job, importMilliseconds);
    } catch (error) {
      if (!(error instanceof LateError)) throw error;
      throw new InputError(
        refuse('server.imports.slow', { seconds: importMilliseconds / 1000, elsewhere: ELSEWHERE }),
      );
    }
  }
}

const ELSEWHERE = '`countermarch replay FILE`';

/** Counts the lines of a text, up to `most` + 1. */
function linesIn(text: string, most: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= most; at = text.indexOf('\n', at + 1))
    lines += 1;
  return lines;
}
