/** Rules from a file play in the sandbox as they do outside, and cannot reach anything else. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { annihilation } from '../../games/annihilation/index.ts';
import type { Game } from '../../kernel/game.ts';
import { ActionList } from '../../kernel/action.ts';
import { actor, apply, legal, start } from '../../kernel/engine.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { hashState } from '../../kernel/state.ts';
import { viewOf } from '../../kernel/view.ts';
import { openSandbox } from '../../table/sandbox/sandbox.ts';
import { buildBundle } from './build.ts';
import { loadQuickJs } from './quick-js.ts';
import { loadSandboxed } from './sandbox.ts';

const path = fileURLToPath(new URL('../../games/annihilation/index.ts', import.meta.url));

test('a game in the sandbox has the same positions, actions and scenes', async () => {
  const { code } = await buildBundle({ module: annihilation, path });
  const module = await loadSandboxed(code);
  const one: Game = annihilation.open(parseSetup(annihilation));
  const two = module.open(parseSetup(module));
  const [s, t] = [start(one), start(two)];
  const [list, other] = [new ActionList(), new ActionList()];
  const rng = new Sfc32('sandbox');
  for (let n = 0; n < 60 && actor(one, s) >= -1; n++) {
    const actions = legal(one, s, list).toArray();
    expect(legal(two, t, other).toArray()).toEqual(actions);
    expect(hashState(viewOf(two, t, 0))).toBe(hashState(viewOf(one, s, 0)));
    expect(two.look.counters(t)).toEqual(one.look.counters(s));
    const action = actions[rng.below(actions.length)] ?? 0;
    apply(one, s, action);
    apply(two, t, action);
    expect(hashState(t)).toBe(hashState(s));
  }
});

const PLAYING = `const game = {};
const play = { api: 1, id: 'x', sides: [], scenarios: [], options: [], rulebook: [], languages: [],
  messages: () => ({}), readSetup: () => ({}), readDocument: () => ({}), open: () => ({}) };
const rules = ''; export { game, play, rules };`;

const SHOWING = `const face = (type) => ({ id: type, symbol: type === 'bad' ? '<script/>' : '<path d="M0 0"/>' });
const game = { data: { display: {} }, face,
  unitsToSetUp: () => [4], setUpCounter: (view, unit) => ({ unit, node: view[0] }),
  askForUnit: (view, unit) => Int16Array.of(unit), putUnit: (view, unit, node) => Int16Array.of(unit, node),
  fight: (view, events) => ({ at: events.length, attackers: [], defenders: [] }),
  shape: () => ({ hexes: [] }), counters: () => [{ unit: 1 }], barred: () => [7] };
const play = { api: 1, id: 'x', open: () => game, readVariant: (raw) => ({ variant: raw }) };
const rules = ''; export { game, play, rules };`;

test('optional parts of a game in the sandbox answer, and their pictures are checked', async () => {
  const quickJs = await loadQuickJs();
  const { play } = openSandbox(quickJs, SHOWING, { now: () => performance.now() });
  const setup = { scenario: '', options: {} };
  const game = play.open(setup);
  const view = Int16Array.of(9);
  expect([game.unitsToSetUp?.(view), game.setUpCounter?.(view, 4)]).toEqual([
    [4],
    { unit: 4, node: 9 },
  ]);
  expect([game.askForUnit?.(view, 4), game.putUnit?.(view, 4, 2)]).toEqual([
    Int16Array.of(4),
    Int16Array.of(4, 2),
  ]);
  expect(game.fight?.(view, [{ type: 'hit', rule: '1' }])?.at).toBe(1);
  expect([game.shape?.(view, 1), game.counters?.(view), game.barred?.(view)]).toEqual([
    { hexes: [] },
    [{ unit: 1 }],
    [7],
  ]);
  expect(play.readVariant?.({ size: 3 }, setup)).toEqual({ variant: { size: 3 } });
  expect(game.face?.('good')).toMatchObject({ id: 'good' });
  expect(() => game.face?.('bad')).toThrow(/unsafe/);
});

test('a game in the sandbox cannot reach this program', async () => {
  const names = [
    'process',
    'require',
    'fetch',
    'setTimeout',
    'WebAssembly',
    'console',
    'performance',
  ];
  const code = `const found = ${JSON.stringify(names)}.filter((name) => name in globalThis);
if (found.length > 0) throw new Error(found.join());
${PLAYING}`;
  await expect(loadSandboxed(code)).resolves.toBeDefined();
  await expect(loadSandboxed(`throw new Error('no'); ${PLAYING}`)).rejects.toThrow(/sandbox/);
  await expect(loadSandboxed(`for (;;) {} ${PLAYING}`, 20)).rejects.toThrow(/sandbox/);
});
