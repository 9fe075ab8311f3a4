/**
 * Compares the offered declarations with a plain enumeration of all sets of attacks: exactly the legal sets can be
 * declared, and no declaration leads to a dead end.
 */
import { expect, test } from 'vitest';
import { byTier } from '../../../../../test/tier.ts';
import { ActionList, nounOf, verbOf } from '../../../../kernel/action.ts';
import { apply, legal } from '../../../../kernel/engine.ts';
import { within } from '../../../../kernel/board/area.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { BOARD, isFront, MEGAHEX_OF, NEXT } from '../../data/field.ts';
import { firstUnit, isFlyer } from '../../data/units.ts';
import { proposePlan } from '../../plan.ts';
import { type Chitin, holdsHex, stackAt, unitsEnd } from '../../state.ts';
import { hex, stepNow, table, type TestGame } from '../../testing.ts';
import { V } from '../names.ts';

const CROWDS = byTier(100, 100, 400);

/** Places stacks of both sides close together at random, some of them charging, with some flyers above. */
function crowd(rng: Sfc32): TestGame {
  const free = within(BOARD, hex(6, -6), 2);
  const draw = () => free.splice(rng.below(free.length), 1)[0];
  const facing = () => BOARD.directions[rng.below(6)];
  const own = Array.from({ length: 3 + rng.below(4) }, () => ({
    node: draw(),
    d: rng.below(6),
    charges: rng.below(3) === 0,
  }));
  const lines = ['red Basic 0,0 E'];
  const enemies: number[] = [];
  for (let i = 4 + rng.below(4); i > 0; i--) {
    enemies.push(draw());
    const at = BOARD.labels[enemies.at(-1) as number];
    lines.push(`blue ${rng.below(5) === 0 ? 'Worker' : 'Phlanx'} ${at} ${facing()}`);
  }
  for (const { node, d, charges } of own) {
    const isFaced = (e: number, k: number) => NEXT[node * 6 + k] === e && isFront(d, k);
    // Play cannot lead to a charge without an enemy in front.
    const target = enemies.some((e) => [0, 1, 2, 3, 4, 5].some((k) => isFaced(e, k)));
    const charge = charges && target ? 'charging' : '';
    lines.push(`red Gantua ${BOARD.labels[node]} ${BOARD.directions[d]} ${charge}`);
  }
  if (rng.below(2) === 0) lines.push('red 2 Plunge 8,-7', 'red Plunge 3,-5');
  return table(lines.join('\n'), { scenario: 'armageddon', step: 'combat' });
}

interface Edge {
  readonly noun: number;
  readonly from: number;
  readonly to: number;
}

/** Returns every attack of an own stack on an enemy in front. */
function edgesOf(s: Chitin): Edge[] {
  const edges: Edge[] = [];
  for (let from = 0; from < MEGAHEX_OF.length; from++) {
    const units = stackAt(s, 0, from);
    if (units.length === 0) continue;
    for (let d = 0; d < 6; d++) {
      const to = NEXT[from * 6 + d];
      if (to >= 0 && isFront(s.facing[units[0]], d) && holdsHex(s, 1, to))
        edges.push({ noun: from * 6 + d, from, to });
    }
  }
  return edges;
}

interface Scene {
  readonly struck: Set<number>;
  readonly covered: Set<number>;
  readonly charging: Set<number>;
}

/**
 * Returns the hexes that flyers strike, the adjacent ones that they also attack [8.015], and those of charging stacks.
 */
function sceneOf(s: Chitin, all: readonly Edge[]): Scene {
  const struck = new Set<number>();
  const covered = new Set<number>();
  for (let u = firstUnit(0); u < unitsEnd(0); u++) {
    const n = s.aim[u];
    if (!isFlyer(u) || n < 0) continue;
    struck.add(n);
    covered.add(n);
    for (let d = 0; d < 6; d++) {
      const to = NEXT[n * 6 + d];
      if (to >= 0 && MEGAHEX_OF[to] === MEGAHEX_OF[n]) covered.add(to);
    }
  }
  const froms = all.map(({ from }) => from);
  const charging = new Set(froms.filter((n) => stackAt(s, 0, n).some((u) => s.charging[u])));
  return { struck, covered, charging };
}

/** Checks a whole set of attacks by a plain reading of [7.02] [7.03] [8.021] [R14] [R15] [R34]. */
function isLegal(
  { struck, covered, charging }: Scene,
  all: readonly Edge[],
  chosen: readonly Edge[],
): boolean {
  for (const { to } of all) if (!covered.has(to) && !chosen.some((e) => e.to === to)) return false;
  for (const { from } of all)
    if (charging.has(from) && !chosen.some((e) => e.from === from)) return false;
  for (const battle of battlesOf(chosen)) {
    const froms = new Set(battle.map((e) => e.from));
    const tos = new Set(battle.map((e) => e.to));
    for (const from of froms)
      for (const to of tos) if (!all.some((e) => e.from === from && e.to === to)) return false;
    const megahexes = new Set([...tos].map((to) => MEGAHEX_OF[to]));
    if (megahexes.size > 1 && [...tos].some((to) => struck.has(to))) return false;
  }
  return true;
}

/** Groups attacks that share an attacker or a target, directly or through other attacks. */
function battlesOf(chosen: readonly Edge[]): Edge[][] {
  let battles: Edge[][] = [];
  for (const e of chosen) {
    const touching = battles.filter((b) => b.some((x) => x.from === e.from || x.to === e.to));
    battles = [...battles.filter((b) => !touching.includes(b)), [...touching.flat(), e]];
  }
  return battles;
}

/** Collects every set of attacks that can be declared completely, by trying all offered actions. */
function declarable(t: TestGame, s: Chitin, chosen: readonly number[], found: Set<string>): void {
  const list = legal(t.game, s, new ActionList());
  if (list.length === 0) throw new Error(`dead end after ${chosen.join()}`);
  for (const action of list.toArray()) {
    if (verbOf(action) === V.done) {
      found.add(chosen.join());
      continue;
    }
    const next = s.clone();
    apply(t.game, next, action);
    declarable(t, next, [...chosen, nounOf(action)], found);
  }
}

test('[7.02] [7.03] [R14] [R15] [R34] [8.021] exactly the legal sets can be declared, in many crowds', () => {
  const rng = new Sfc32('fronts');
  let crowds = 0;
  let sets = 0;
  while (crowds < CROWDS) {
    const t = crowd(rng);
    const list = new ActionList();
    while (stepNow(t) === 'combat.air')
      apply(t.game, t.s, legal(t.game, t.s, list).at(rng.below(list.length)));
    const all = edgesOf(t.s);
    if (stepNow(t) !== 'combat.declare' || all.length < 5 || all.length > 11) continue;
    const scene = sceneOf(t.s, all);
    const expected = new Set<string>();
    for (let mask = 0; mask < 1 << all.length; mask++) {
      const chosen = all.filter((_, i) => (mask >> i) & 1);
      if (isLegal(scene, all, chosen)) expected.add(chosen.map((e) => e.noun).join());
    }
    const found = new Set<string>();
    declarable(t, t.s, [], found);
    expect([...found].sort()).toEqual([...expected].sort());
    expect(found.size).toBeGreaterThan(0);
    crowds++;
    sets += found.size;
  }
  expect(sets).toBeGreaterThan(5 * CROWDS);
});

test('[7.02] [R55] the proposed plan is complete and legal, in many crowds', () => {
  const rng = new Sfc32('plans');
  let plans = 0;
  while (plans < CROWDS) {
    const t = crowd(rng);
    if (!stepNow(t).startsWith('combat.air') && stepNow(t) !== 'combat.declare') continue;
    const plan = proposePlan(t.game, t.s);
    expect(plan.length).toBeGreaterThan(0);
    const list = new ActionList();
    for (const action of plan) {
      expect(legal(t.game, t.s, list).has(action)).toBe(true);
      apply(t.game, t.s, action);
    }
    expect(['combat.next', 'combat.roll', 'move.pick']).toContain(stepNow(t));
    plans++;
  }
});
