import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { Memory } from '../../bots/bot.ts';
import { Match } from '../../bots/match.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { hashState } from '../../kernel/state.ts';
import { type BotJob, decide } from './bot-worker.ts';
import type { StartSignal } from './thread-job.ts';
import { gameById } from '../../../test/isles/planned.ts';

const module = gameById();
const setup = parseSetup(module, { scenario: 'duel' });
const registry = new URL('../../../test/isles/planned.ts', import.meta.url).href;

const { port1: begun } = new MessageChannel();

const jobFor = (match: Match, memory: Memory | undefined, seed: string): BotJob & StartSignal => ({
  begun,
  registry,
  game: module.id,
  setup,
  ints: Int16Array.from(match.viewFor(match.actor).ints),
  side: match.actor,
  level: '4',
  seed,
  milliseconds: 4_000,
  memory,
});

test('a plan passes from thread to thread: a decision that it foresaw needs no search', async () => {
  const match = new Match(module.open(setup), 2);
  let memory: Memory | undefined;
  let foreseen = 0;
  for (let i = 0; i < 40 && match.actor >= 0; i++) {
    const job = jobFor(match, structuredClone(memory), `thread/${i}`);
    const expected = memory?.expected === hashState(match.viewFor(match.actor));
    const left = memory?.positions;
    const answer = await decide(job);
    memory = answer.memory;
    if (expected) {
      foreseen += 1;
      expect(memory?.positions).toBe(left);
    }
    match.act(parseAction(match.game, answer.action));
  }
  expect(foreseen).toBeGreaterThan(3);
});
