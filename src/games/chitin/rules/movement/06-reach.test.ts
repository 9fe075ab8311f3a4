/** Compares the reach of parties with a slow search that tries every path and keeps each member's points. */
import { expect, test } from 'vitest';
import { within } from '../../../../kernel/board/area.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { NONE } from '../../../../kernel/state.ts';
import { BOARD, ENTRY, HEXES, NEXT, NORTH, TERRAIN_OF } from '../../data/field.ts';
import { TERRAINS } from '../../data/map.ts';
import { firstUnit, UNITS } from '../../data/units.ts';
import { overlays } from '../../look/overlays.ts';
import { type Chitin, unitsEnd } from '../../state.ts';
import { act, goals, hex, table, type TestGame, unit } from '../../testing.ts';
import { partyOf, partyWith } from './06-party.ts';
import { floodFrom } from './06-reach.ts';
import type { Party } from '../scratch.ts';
import { survey } from '../survey.ts';

const AREA = within(BOARD, hex(3, -8), 5);

/** Builds a mixed party of Red, with obstacles of both sides around it. */
function scene(rng: Sfc32): { t: TestGame; party: string[] } {
  const free = [...AREA];
  const draw = () => free.splice(rng.below(free.length), 1)[0];
  const [warrior, code] = [
    ['Gantua', 'RG'],
    ['LowRender', 'RR'],
    ['Phlanx', 'RP'],
    ['ArchReaper', 'RA'],
  ][rng.below(4)];
  const start = rng.below(4) === 0 ? 'edge' : BOARD.labels[draw()];
  const disrupted = rng.below(4) === 0 && start !== 'edge' ? 'disrupted' : '';
  const party: string[] = [];
  const lines: string[] = [];
  if (rng.below(4) > 0) {
    lines.push(`red ${warrior} ${start} E ${disrupted}`);
    party.push(`${code}1`);
  }
  if (rng.below(2) === 0) {
    lines.push(`red Basic ${start} E`);
    party.push('RB1');
  }
  if (rng.below(2) === 0 || party.length === 0) {
    lines.push(`red Worker ${start} E`);
    party.push('RW1');
  }
  for (let i = rng.below(4); i > 0; i--) lines.push(`red Termagant ${BOARD.labels[draw()]} E`);
  for (let i = rng.below(5); i > 0; i--)
    lines.push(`blue ${rng.below(3) === 0 ? 'Worker' : 'Phlanx'} ${BOARD.labels[draw()]} W`);
  const t = table(lines.join('\n').replaceAll(' edge E', ' edge'), {
    scenario: 'bitter-end',
    options: { 'arch-reaper': 1 },
  });
  if (disrupted === '') relieve(t);
  return { t, party };
}

/** Removes the disruption that missing command has caused [8.033]. */
function relieve({ s }: TestGame): void {
  for (let u = firstUnit(0); u < unitsEnd(0); u++) {
    if (!s.disrupted[u]) continue;
    s.disrupted[u] = 0;
    s.left[u] = s.world.ratings.moves[u];
  }
}

/** [2.01] [6.031] Returns terrain costs, written out. */
function terrainCost(id: string, n: number): number {
  const { river, rough, forest } = TERRAINS[TERRAIN_OF[n]];
  const type = UNITS[unit(id)].type;
  const costs = [1];
  if (river) costs.push(type === 'Gantua' ? 1 : 2);
  if (rough || forest) costs.push(type === 'LowRender' || type === 'ArchReaper' ? 1 : 2);
  return Math.max(...costs);
}

function reachable(t: TestGame, party: readonly string[]): Set<number> {
  const { s } = t;
  const units = party.map(unit);
  const stands = (n: number, blue: boolean, fighters = false) =>
    s.at.some(
      (at, u) =>
        at === n &&
        u >= 63 === blue &&
        !units.includes(u) &&
        UNITS[u].type !== 'Plunge' &&
        (!fighters || UNITS[u].type !== 'Worker'),
    );
  const zone = (n: number) =>
    [0, 1, 2, 3, 4, 5].some((d) => NEXT[n * 6 + d] >= 0 && stands(NEXT[n * 6 + d], true, true));
  const escorted = party.some((id) => !id.startsWith('RW'));
  const weak = units.some((u) => s.disrupted[u]);
  const seen = new Set<string>();
  const found = new Set<number>();
  const go = (n: number, left: readonly number[], steps: number): void => {
    const key = `${n}/${left.join()}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (steps > 0) found.add(n);
    if ((n === NORTH && steps > 0) || (weak && steps === 1)) return;
    const doors =
      n === NORTH ? ENTRY[0] : [0, 1, 2, 3, 4, 5].map((d) => NEXT[n * 6 + d]).filter((m) => m >= 0);
    for (const m of doors) {
      const z = zone(m);
      if (stands(m, true) || (z && weak) || (z && !escorted && !stands(m, false, true))) continue;
      pay(
        m,
        left.map(
          (p, i) => p - (s.disrupted[units[i]] ? 1 : terrainCost(party[i], m) + (z ? 1 : 0)),
        ),
        steps,
      );
    }
    if (n !== NORTH && ENTRY[0].includes(n))
      pay(
        NORTH,
        left.map((p) => p - 1),
        steps,
      );
  };
  const pay = (m: number, left: readonly number[], steps: number) => {
    if (left.every((p) => p >= 0)) go(m, left, steps + 1);
  };
  go(
    s.at[units[0]],
    units.map((u) => s.left[u]),
    0,
  );
  found.delete(s.at[units[0]]);
  // [6.05] [6.051] The only friends nearby are Termagants, with which no other warrior may stop.
  const warriors = party.some((id) => !/^R[BW]/.test(id));
  return new Set(
    [...found].filter((n) => n >= HEXES || !stands(n, false) || (!warriors && party.length < 3)),
  );
}

test('[6.02] [6.03] [6.04] [6.07] [6.082] [7.064] [R1] [R4] a party reaches exactly what its members can pay for, in 300 scenes', () => {
  const rng = new Sfc32('reach');
  let mixed = 0;
  for (let i = 0; i < 300; i++) {
    const { t, party } = scene(rng);
    const order = [...party].sort((a, b) => unit(a) - unit(b));
    act(t, ...order.map((id) => `pick ${id}`));
    expect(goals(t)).toEqual([...reachable(t, order)].sort((a, b) => a - b));
    if (party.length > 1) mixed++;
  }
  expect(mixed).toBeGreaterThan(100);
});

/** Returns the remaining points of both purses at each reached node. */
function pursesIn({ s }: TestGame, units: readonly number[]): (readonly [number, number])[] {
  const { best, gifted, common } = floodFrom(s, survey(s, 0), partyFrom(s, units), 0);
  return Array.from(best, (label) => (label < 0 ? [-1, -1] : [gifted[label], common[label]]));
}

const partyFrom = (s: Chitin, [u, v]: readonly number[]): Party =>
  v === undefined ? partyOf(s, u) : partyWith(s, { ...partyOf(s, u), units: Int16Array.of(u) }, v);

test('[6.02] a cached reach is not reused for another party, nor after any change', () => {
  const rng = new Sfc32('remembered');
  // Rivers and rough ground nearby cost one purse more and the other less.
  const about = (n: number) => Array.from(within(BOARD, n, 2), (m) => TERRAINS[TERRAIN_OF[m]]);
  const entry =
    ENTRY[0].find(
      (n) =>
        about(n).some(({ river }) => river) &&
        about(n).some(({ rough, forest }) => rough || forest),
    ) ?? -1;
  expect(entry).toBeGreaterThanOrEqual(0);
  const [here, there] = [entry, NEXT.slice(entry * 6, entry * 6 + 6).find((n) => n >= 0) ?? -1];
  const lines =
    'red 2 Gantua edge; red LowRender edge; red Basic edge; red Worker edge; blue Phlanx edge';
  const [t, fresh] = [table(lines, { scenario: 'small' }), table(lines, { scenario: 'small' })];
  const [one, other, render, basic, worker, enemy] = ['RG1', 'RG2', 'RR1', 'RB1', 'RW1', 'BP1'].map(
    unit,
  );
  const parties = [[one], [other], [render], [basic], [worker], [one, basic]];
  for (const u of [one, render, basic, worker]) t.s.at[u] = here;
  t.s.at[other] = there;
  const foes = Array.from(within(BOARD, entry, 2)).filter((n) => n !== here && n !== there);
  const pick = (...values: readonly number[]): number => values[rng.below(values.length)];
  for (let i = 0; i < 3000; i++) {
    const { s } = t;
    // One change at a time, so that a flood often differs from the previous one only in that.
    [
      () => s.left.fill(pick(3, 4)),
      () => (s.left[basic] = pick(3, 4)),
      () => (s.charging[one] = pick(0, 1)),
      () => (s.end[0] = pick(0, 1)),
      () => (s.at[enemy] = pick(foes[0], foes[7])),
      () => (s.disrupted[one] = pick(0, 1)),
      () => undefined,
    ][rng.below(7)]();
    const units = parties[rng.below(parties.length)];
    fresh.s.copyFrom(s);
    Object.assign(fresh.s.world.scratch.reach.input, { node: NONE, survey: Number.NaN });
    expect(pursesIn(t, units)).toEqual(pursesIn(fresh, units));
  }
});

test('[6.02] the overlay shows the reach of a unit, also out of its turn', () => {
  const t = table('red Gantua 7,-7 E; blue Termagant 5,-2 W');
  const reach = overlays.find(({ id }) => id === 'reach')!;
  const [own] = reach.areas(t.s, 0, { unit: unit('RG1'), node: -1 });
  const [enemy] = reach.areas(t.s, 0, { unit: unit('BT1'), node: -1 });
  expect(own!.nodes).toContain(hex(9, -7));
  expect(own!.texts?.[own!.nodes.indexOf(hex(9, -7))]).toBe('2');
  expect(enemy!.nodes.length).toBeGreaterThan(30);
});
