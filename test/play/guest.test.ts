/** A game known only through `Play` plays, reads and looks like the game itself. */
import { describe, expect, test } from 'vitest';
import { textBoard } from '../../src/cli/text/text-board.ts';
import { armageddon } from '../../src/games/armageddon/index.ts';
import { games } from '../../src/games/registry.ts';
import { slammers } from '../../src/games/slammers/index.ts';
import { ActionList } from '../../src/kernel/action.ts';
import {
  actor,
  apply,
  drawOutcome,
  legal,
  promptOf,
  refusalOf,
  start,
} from '../../src/kernel/engine.ts';
import type { Game, GameModule } from '../../src/kernel/game.ts';
import { oddsOf } from '../../src/kernel/odds/odds.ts';
import { moduleOf } from '../../src/kernel/play/guest.ts';
import { playOf } from '../../src/kernel/play/host.ts';
import { readPositionOf, writePosition } from '../../src/kernel/position/position.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup, type Variant } from '../../src/kernel/setup/setup.ts';
import { CHANCE, NOBODY, SPECTATOR } from '../../src/kernel/side.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { Log } from '../../src/kernel/text/log.ts';
import { viewOf } from '../../src/kernel/view.ts';
import { windowAt } from '../../src/kernel/windows.ts';
import { layoutName } from '../../src/table/record/rules-mark.ts';
import { isles } from '../isles/index.ts';
import { byTier } from '../tier.ts';
import { tiny } from '../tiny-game.ts';

/** Returns everything that tables, pictures and the command line ask about a position. */
function answersAt(game: Game, s: GameState, log: Log) {
  const side = actor(game, s);
  const view = viewOf(game, s, Math.max(side, SPECTATOR));
  const { look } = game;
  const list = legal(game, s, new ActionList()).toArray();
  const some = list.slice(0, 3);
  return {
    ...{ side, list: list.join(), ints: s.ints.join(), view: view.ints.join() },
    prompt: promptOf(game, view),
    rule: look.ruleOf?.(view) ?? game.steps[s.step]?.rule,
    board: textBoard(game, view),
    panel: look.panel(view),
    shown: [look.focus(view), look.lost?.(view), look.plan?.show(view), look.zones?.show(view)],
    labels: side < 0 ? [] : some.map((action) => look.actionLabel(view, action)),
    barred: side < 0 ? [] : (look.barred?.(view) ?? []),
    odds: side < 0 ? [] : some.map((action) => oddsOf(game, view, action)),
    refusals: some.map((action) => refusalOf(game, s, action + 1)),
    window: windowAt(game, s)?.id,
    outcome: game.outcome(s),
    events: log.take(),
  };
}

/** Returns the answers during a random game, which the seed decides. */
function* answersOf(game: Game, seed: string, most: number, every: number) {
  const rng = new Sfc32(seed);
  const [list, log] = [new ActionList(), new Log()];
  const s = start(game, log);
  for (let i = 0; i < most && actor(game, s) !== NOBODY; i++) {
    if (i % every === 0) yield answersAt(game, s, log);
    legal(game, s, list);
    const isDie = actor(game, s) === CHANCE;
    const below = (n: number) => rng.below(n);
    apply(game, s, isDie ? drawOutcome(game, s, list, below) : list.at(below(list.length)), log);
  }
  yield answersAt(game, s, log);
  const read = readPositionOf(game, JSON.parse(JSON.stringify(writePosition(game, s))));
  yield read.ints.join();
}

const opened = (module: GameModule): Game => module.open(parseSetup(module));

describe.each([tiny, isles, ...games])('$id', (module) => {
  const guest = moduleOf(playOf(module, { en: {} }, []));

  test('gives the same answers during a whole game', () => {
    const [most, every] = [byTier(400, 60), byTier(5, 10)];
    const own = answersOf(opened(module), 'guest', most, every);
    for (const answers of answersOf(opened(guest), 'guest', most, every))
      expect(answers).toEqual(own.next().value);
    expect(own.next().done).toBe(true);
  });

  test('has the same data', () => {
    const [own, other] = [opened(module), opened(guest)];
    expect(layoutName(other)).toBe(layoutName(own));
    for (const key of [
      'id',
      'version',
      'setup',
      'sides',
      'units',
      'items',
      'verbs',
      'stepNames',
    ] as const)
      expect(other[key]).toEqual(own[key]);
    const { hex: ours, ...board } = own.board;
    const { hex: theirs, ...rest } = other.board;
    expect(rest).toEqual(board);
    const nodes = (hex: typeof ours) =>
      Array.from(ours?.q ?? [], (q, n) => hex?.at(q, ours?.r[n] ?? 0));
    expect(nodes(theirs)).toEqual(nodes(ours));
    expect(other.look.art).toEqual(own.look.art);
    expect(other.look.charts).toEqual(own.look.charts);
  });

  test('refuses the same set-ups with the same messages', () => {
    const { scenarios } = module;
    for (const request of [{ scenario: 'no' }, { document: 7 }, { options: { no: 1 } }])
      expect(faultOf(guest, request)).toEqual(faultOf(module, request));
    for (const { id } of scenarios)
      expect(parseSetup(guest, { scenario: id })).toEqual(parseSetup(module, { scenario: id }));
  });
});

test.each([
  { module: slammers, scenario: 'designed', changes: { 'price.conventional.TK': 40 } },
  { module: armageddon, scenario: 'duel', changes: { 'unitCost.line-rifles.humans': 6 } },
])('$module.id: a designer has the prices of a variant', ({ module, scenario, changes }) => {
  const guest = moduleOf(playOf(module, { en: {} }, []));
  const start = module.document?.designer?.().start?.();
  const draft = start ?? parseSetup(module, { scenario }).document ?? {};
  const sections = (of: GameModule, variant?: Variant) =>
    JSON.parse(JSON.stringify(of.document?.designer?.(variant).form(draft).sections));
  expect(sections(guest, { changes })).toEqual(sections(module, { changes }));
  expect(sections(guest, { changes })).not.toEqual(sections(guest));
  expect(sections(guest)).toEqual(sections(module));
});

function faultOf(module: GameModule, request: object): unknown {
  try {
    return parseSetup(module, request);
  } catch (error) {
    return (error as { readonly text?: unknown }).text ?? error;
  }
}
