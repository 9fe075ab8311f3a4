/**
 * Positions for tests as text, converted to position files, then actions. Entries are separated by `;`: `red at 0305:
 * concord-keep`, `blue garrison 0505: line-rifles`, `blue army 0505: line-rifles levy-rifles`, `red hand:
 * pelican-bomber/cluster-load`, `hills 0505`. A card may have gear after `/`, damage after `!`, upgrades after `^`;
 * `hidden` before an entry: no other side has observed it. Cards are named by their ids, the second of a kind
 * `line-rifles.2`, armies `army.1`, `army.2` in order of appearance.
 */
import { prepare } from '../../../test/english.ts';
import { GameDriver, type TestGame as DriverGame } from '../../../test/game-driver.ts';
import { ActionList, nounOf, pack } from '../../kernel/action.ts';
import { apply, legal, weightOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { Log } from '../../kernel/text/log.ts';
import type { SetupRequest } from '../../kernel/setup/setup.ts';
import type { ValueChanges } from '../../kernel/setup/values.ts';
import { NONE } from '../../kernel/state.ts';
import { viewOf } from '../../kernel/view.ts';
import { candidates } from './bot/candidates.ts';
import { CARD, CARDS } from './data/cards.ts';
import { type GearId, GEAR } from './data/gear.ts';
import { armageddon } from './index.ts';
import { forget, reveal } from './rules/knowledge.ts';
import { V } from './rules/names.ts';
import { leftOf } from './rules/pieces.ts';
import { rulebook } from './rulebook.ts';
import type { Armageddon } from './state.ts';

await prepare(armageddon);

export interface TestGame extends DriverGame<Armageddon> {
  /** Slots by their names in the test. */
  readonly names: ReadonlyMap<string, string>;
}

export interface TestSituation {
  readonly scenario?: string;
  readonly options?: NonNullable<SetupRequest['options']>;
  readonly variant?: { readonly changes: ValueChanges };
  /** Values as in position files: `blue-ap`, `turn`, `red-surge`, … */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly step?: string;
}

interface Counter {
  readonly unit: string;
  readonly at: string;
  readonly owner: string;
  readonly [field: string]: unknown;
}

/** Allocates slots, and records their names. */
class Slots {
  readonly #game: Game<Armageddon>;
  readonly #used = new Map<string, number>();
  readonly names = new Map<string, string>();

  constructor(game: Game<Armageddon>) {
    this.#game = game;
  }

  /** Takes the next free slot of an owner's pool; a number is added to a name that is already taken. */
  take(owner: string, type: 'card' | 'army', name: string): string {
    const side = this.#game.sides.findIndex(({ id }) => id === owner);
    const pool = this.#game.units.filter((unit) => unit.side === side && unit.type === type);
    const key = `${side} ${type}`;
    const next = this.#used.get(key) ?? 0;
    this.#used.set(key, next + 1);
    const slot = pool[next];
    if (!slot) throw new Error(`${owner} has no more slots for ${name}`);
    let n = 1;
    while (this.names.has(numbered(name, n))) n += 1;
    this.names.set(numbered(name, n), slot.id);
    return slot.id;
  }
}

const numbered = (name: string, n: number): string =>
  n === 1 && name !== 'army' ? name : `${name}.${n}`;

const driver = new GameDriver<Armageddon, TestGame>(armageddon, rulebook, {
  // Replaces test names (`strike line-rifles`, `roll 3:1`) by the names of the game.
  toNotation: (text, { names }) =>
    text
      .split(' ')
      .map((word) => names.get(word) ?? word)
      .join(' ')
      .replace(/^(\S+) (\d+):(\d+)$/, (_, verb, a, b) => `${verb} ${Number(a) * 16 + Number(b)}`),
  nounIn: (noun, { names }) => [...names].find(([, id]) => id === noun)?.[0] ?? noun,
});
export const { copyOf, refusal, offers, label, prompt, eventsOf, log, stepNow, actorNow } = driver;

/** A position in the turn of the first seat, or at another step. */
export function table(text: string, situation: TestSituation = {}): TestGame {
  const { scenario = 'duel', options = {}, variant, values = {}, step = 'turn' } = situation;
  const changed = variant && { variant };
  const game = driver.openGame({ scenario, options, ...changed });
  const slots = new Slots(game);
  const entries = text.split(';').map((entry) => entry.trim());
  const groups = entries
    .filter((entry) => entry.includes(':'))
    .map((entry) => ({
      isHidden: entry.startsWith('hidden '),
      counters: counters(slots, entry.replace(/^hidden /, '')),
    }));
  const file = {
    ...{ scenario, options, step, values, ...changed },
    counters: linkGarrisons(groups.flatMap((group) => group.counters)),
    markers: entries.filter((entry) => !entry.includes(':')).flatMap(markers),
  };
  const t = driver.place(game, file);
  const hidden = groups.flatMap((group) => (group.isHidden ? group.counters : []));
  for (const { unit } of hidden)
    for (const side of game.sides.keys()) forget(t.s, slotOf(game, unit), side);
  return { ...t, names: slots.names };
}

const slotOf = (game: Game<Armageddon>, id: string): number =>
  game.units.findIndex((unit) => unit.id === id);

/** Reads `red army 0505: line-rifles!2 levy-rifles`. */
function counters(slots: Slots, entry: string): Counter[] {
  const [head = '', cards = ''] = entry.split(':');
  const [owner = '', what = '', where = what] = head.trim().split(/\s+/);
  const tokens = cards.trim().split(/\s+/);
  if (what !== 'army' && what !== 'garrison')
    return tokens.map((token) => cardIn(slots, owner, where, token));
  const army = slots.take(owner, 'army', 'army');
  const group = what === 'garrison' ? { isGarrison: true } : {};
  const inside = cards.trim() === '' ? [] : tokens;
  return [
    { unit: army, at: where, owner, ...group },
    ...inside.map((token) => ({ ...cardIn(slots, owner, where, token), group: army })),
  ];
}

/** Reads `pelican-bomber/cluster-load!1^2`. */
function cardIn(slots: Slots, owner: string, at: string, token: string): Counter {
  const [kind = ''] = /^[a-z0-9-]+/.exec(token) ?? [];
  if (!(kind in CARD)) throw new Error(`there is no card ${kind}`);
  const gear = [...token.matchAll(/\/([a-z-]+)/g)].map(([, id]) => id as GearId);
  const number = (sign: string) => Number(new RegExp(`\\${sign}(\\d+)`).exec(token)?.[1] ?? 0);
  return {
    ...{ unit: slots.take(owner, 'card', kind), at, owner, kind },
    ...(number('!') > 0 && { damage: number('!') }),
    ...(number('^') > 0 && { upgrades: number('^') }),
    ...Object.assign({}, ...gear.map((id, i) => gearField(id, i, gear))),
  };
}

/** The field for a piece of gear; several enhancements share one field. */
function gearField(id: GearId, index: number, all: readonly GearId[]): object {
  const familyOf = (other: GearId) => GEAR.find((gear) => gear.id === other)?.family;
  if (familyOf(id) === 'munition') return { load: id };
  if (familyOf(id) === 'enhancement') {
    const list = GEAR.filter(({ family }) => family === 'enhancement');
    return { grafts: all.reduce((bits, g) => bits | bitOf(list.findIndex((x) => x.id === g)), 0) };
  }
  const before = all.slice(0, index).filter((other) => familyOf(other) === 'attachment').length;
  return { [`gear${before + 1}`]: id };
}

const bitOf = (index: number): number => (index < 0 ? 0 : 1 << index);

/** Links each garrison to its owner's base in the hex. */
function linkGarrisons(all: readonly Counter[]): object[] {
  return all.map(({ isGarrison, ...counter }) => {
    if (!isGarrison) return counter;
    const base = all.find(
      ({ at, owner, kind }) =>
        at === counter.at &&
        owner === counter.owner &&
        CARDS.some(
          ({ id, abilities, origin }) =>
            id === kind && ('supply' in abilities || origin === 'iron'),
        ),
    );
    if (!base) throw new Error(`there is no base for the garrison at ${counter.at}`);
    return { ...counter, group: base.unit };
  });
}

/** Reads `hills 0505 0506`. */
function markers(entry: string): object[] {
  const [type, ...hexes] = entry.split(/\s+/);
  return hexes.map((at) => ({ type, at }));
}

/** Plays the steps before the first turn of a round. */
function dawn(t: TestGame): void {
  const order = [...t.s.order].filter((side) => !t.s.out[side]);
  while (!stepNow(t).startsWith('turn.')) {
    const side = t.game.sides.findIndex((_, i) => order.includes(i) && t.s.hits[i] === NONE);
    if (stepNow(t) === 'blind.draw') drawHidden(t, 1);
    else if (stepNow(t) === 'initiative.bid') act(t, 'bid 0');
    else act(t, `hits ${order.length - 1 - order.indexOf(side)}`);
  }
}

/**
 * Plays `fly kestrel-fighter, to 0505, roll 3:1`; throws with the rule at the first refusal. `rest`: both sides
 * accept while they have decisions. `dawn`: all sides bid 0, and keep the order of the last round.
 */
export function act(t: TestGame, text: string): TestGame {
  for (const word of text.split(/,\s+/)) {
    if (word === 'rest') {
      while (stepNow(t) === 'challenge.act') act(t, 'accept');
      continue;
    }
    if (word === 'dawn') {
      dawn(t);
      continue;
    }
    driver.act(t, word);
  }
  return t;
}

/** Draws the hidden numbers of a seed. Invariants are checked only rarely, as tests draw thousands of times. */
export function drawHidden(t: TestGame, seed: number): TestGame {
  const log = new Log();
  for (let i = 0; i < 3; i++) {
    if (stepNow(t) !== 'blind.draw') throw new Error(`nothing is drawn at ${stepNow(t)}`);
    const n = (Math.imul(seed + 1, 2654435761) >>> (i * 10)) & 1023;
    apply(t.game, t.s, pack(V.blind, n), log);
  }
  if (seed % 16 === 0) t.game.check(t.s);
  t.events.push(...log.take());
  return t;
}

/** Lets all sides observe everything on the map. */
export function see(t: TestGame): TestGame {
  for (const side of t.game.sides.keys())
    for (let u = 0; u < t.s.place.length; u++) if (t.s.place[u] >= 0) reveal(t.s, u, side);
  return t;
}

/** Candidates of a bot in the test's names; the first one is its default action. */
export function ideasOf(t: TestGame, side = 0): string[] {
  const out = new ActionList();
  candidates(viewOf(t.game, t.s, side), legal(t.game, t.s, new ActionList()), out);
  return out.toArray().map((action) => driver.textOf(t, action));
}

/** Weights of Chance's actions, by number or name. */
export const weights = (t: TestGame): Record<string, number> =>
  Object.fromEntries(
    legal(t.game, t.s, new ActionList())
      .toArray()
      .map((action) => [nounOf(action), weightOf(t.game, t.s, action)]),
  );

/** The slot of a card or an army by its name in the test. */
export function slot(t: TestGame, name: string): number {
  const id = t.names.get(name);
  if (id === undefined) throw new Error(`there is no ${name}`);
  return slotOf(t.game, id);
}

export const left = (t: TestGame, name: string): number => leftOf(t.s, slot(t, name));
export const damage = (t: TestGame, name: string): number => t.s.damage[slot(t, name)];

/** Hex of a card or an army, or the position file's word for its place. */
export const where = (t: TestGame, name: string): string => driver.placeOf(t, slot(t, name));

/** Pools of the challenge that is about to be rolled, such as `6 v 4`. */
export function pools(t: TestGame): string {
  const most = Math.max(...Object.keys(weights(t)).map(Number));
  return `${Math.trunc(most / 16)} v ${most % 16}`;
}
