/** Counts, by step and verb, the clicks that the rules of a game refuse without a specific reason. */
import { format } from '../text/messages.ts';
import { join } from 'node:path';
import { verbOf } from '../../kernel/action.ts';
import type { ConformanceReport, SilentRefusal } from '../../kernel/conformance/conform.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { writePositionAfter } from './failure.ts';
import { print } from '../output.ts';

/** Clicks at one step with one verb that were refused without a specific reason. */
interface Silence {
  readonly step: string;
  readonly verb: string;
  count: number;
  /** Example of such an action. */
  readonly action: string;
  readonly rule: string;
  readonly reason: string;
  /** The position where it was tried: a file for `inspect --why`. */
  file?: string;
}

export interface Clicks {
  /** Illegal actions tried that a click could cause. */
  tried: number;
  /** Number of these whose refusal says that they belong to another step. */
  elsewhere: number;
  /** Number of these with only a general refusal, and their share. */
  general: number;
  share: number;
  /** Clicks with only a general refusal, the most frequent first. */
  silences: Silence[];
}

interface Example {
  readonly silence: Silence;
  readonly game: Game;
  readonly report: ConformanceReport;
  readonly after: number;
  readonly seed: number;
  readonly number: number;
}

/** Adds up the clicks of one game after another. */
export class ClickTally {
  #tried = 0;
  #elsewhere = 0;
  readonly #examples = new Map<string, Example>();

  add(game: Game, report: ConformanceReport, about: { seed: number; number: number }): void {
    this.#tried += report.clicks;
    this.#elsewhere += report.elsewhere;
    for (const found of report.unexplained) {
      const verb = game.verbs.list[verbOf(found.action)]?.name ?? '?';
      const key = `${found.step} ${verb}`;
      const known = this.#examples.get(key);
      if (known) known.silence.count += 1;
      else {
        const silence = silenceOf(game, found, verb);
        this.#examples.set(key, { silence, game, report, after: found.after, ...about });
      }
    }
  }

  /** Returns the findings; writes a file for each of the `shown` most frequent ones into `folder`. */
  result(shown: number, folder: string): Clicks {
    const examples = [...this.#examples.values()].sort((a, b) => b.silence.count - a.silence.count);
    for (const example of examples.slice(0, shown)) writeExample(example, folder);
    const general = examples.reduce((sum, { silence }) => sum + silence.count, 0);
    const silences = examples.map(({ silence }) => silence);
    const [tried, elsewhere] = [this.#tried, this.#elsewhere];
    return { tried, elsewhere, general, share: general / Math.max(1, tried), silences };
  }
}

function silenceOf(game: Game, { step, action, refusal }: SilentRefusal, verb: string): Silence {
  const { rule, reason } = refusal;
  return {
    step,
    verb,
    count: 1,
    action: formatAction(game, action),
    rule,
    reason: format(game, reason),
  };
}

function writeExample({ silence, game, report, after, seed, number }: Example, folder: string) {
  const { step, verb, action, rule, reason } = silence;
  const name = `fuzz-${game.id}-${step}-${verb}.json`;
  const about = { seed, number, why: action, answer: `[${rule}] ${reason}` };
  silence.file = writePositionAfter(
    game,
    report.actions.slice(0, after),
    about,
    join(folder, name),
  );
}

/** Prints the share, and the clicks that have a file. */
export function printClicks({ tried, elsewhere, general, share, silences }: Clicks): void {
  const percent = `${(share * 100).toFixed(1)}%`;
  print(`${tried} of them could be clicked: ${general} (${percent}) got only a general refusal,`);
  print(`  ${elsewhere} got a refusal that names the step they belong to`);
  for (const { step, verb, count, action, rule, reason, file } of silences) {
    if (file === undefined) continue;
    print(`\n  ${count} × ${verb} at ${step}: [${rule}] ${reason}`);
    print(`    look:   countermarch inspect ${file} --why "${action}"`);
  }
}
