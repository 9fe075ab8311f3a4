/** Finds the positions in which a game reads each of its values, so that tests compare variants only there. */
import { ActionList, verbOf } from '../../kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { playGameOf } from '../../kernel/play/host-game.ts';
import { parseSetup, type SetupRequest } from '../../kernel/setup/setup.ts';
import { type ValueSpec, valueSpecs } from '../../kernel/setup/values.ts';
import { CHANCE, NOBODY } from '../../kernel/side.ts';
import { viewOf } from '../../kernel/view.ts';
import type { Card } from './data/card.ts';
import { SOLD } from './data/values/cards.ts';
import { VALUES } from './data/values.ts';
import { openArmageddon } from './index.ts';
import type { Armageddon } from './state.ts';

/** Positions, by id of a value, in which play reads it, and in which bots do. */
export interface ValueReads {
  readonly play: ReadonlyMap<string, readonly Int16Array[]>;
  readonly bots: ReadonlyMap<string, readonly Int16Array[]>;
}

/** Maximum number of positions kept for each value, and of actions tried in each position. */
const [KEPT, TRIED] = [3, 8];

type OnRead = (id: string) => void;

/** Ids of the values by entry, in the order of their rows. */
const IDS = new Map<string, ValueSpec[]>();
for (const spec of valueSpecs(VALUES.declarations))
  IDS.set(spec.entry, [...(IDS.get(spec.entry) ?? []), spec]);

/** Returns values, a list or a table that notes which of its values are read. */
function spied<T extends object>(values: T, note: (key: string, value: unknown) => unknown): T {
  return new Proxy(values, {
    get: (target, key, self) => {
      const value = Reflect.get(target, key, self);
      return typeof key === 'string' ? note(key, value) : value;
    },
  });
}

function spyOnValues(note: OnRead, values: Armageddon['world']['values']) {
  return spied(values, (entry, value) => {
    const specs = IDS.get(entry) ?? [];
    if (!Array.isArray(value)) {
      note(entry);
      return value;
    }
    const columns = Array.isArray(value[0]) ? value[0].length : 1;
    return spied(value, (row, cell) => {
      if (!/^\d+$/.test(row)) return cell;
      if (!Array.isArray(cell)) note(specs[Number(row)]?.id ?? '');
      else for (let i = 0; i < columns; i++) note(specs[Number(row) * columns + i]?.id ?? '');
      return cell;
    });
  });
}

/** Names of figures in the keys of the declarations. */
const FIGURES: Readonly<Record<string, string>> = {
  attack: 'Attack',
  defence: 'Defence',
  resistance: 'Resistance',
  movement: 'Movement',
  points: 'Points',
  range: 'Range',
  fate: 'Fate',
  command: 'Command',
};

const FAMILY = { unit: 'unit', hero: 'hero', attack: 'flier', facility: 'facility' } as const;

function spyOnCard<C extends Card>(note: OnRead, card: C): C {
  const family = FAMILY[card.family];
  return spied(card, (key, value) => {
    if (key === 'cost' && SOLD[card.family].includes(card.id))
      for (const kind of ['humans', 'materials', 'energy', 'technology'])
        note(`${family}Cost.${card.id}.${kind}`);
    const figure = card.family === 'hero' && key === 'defence' ? 'Fate' : FIGURES[key];
    if (figure !== undefined) note(`${family}${figure}.${card.id}`);
    return value;
  });
}

/** Opens a game that notes which values it reads. */
function openSpied(request: SetupRequest, note: OnRead, module: Parameters<typeof parseSetup>[0]) {
  const game = openArmageddon(parseSetup(module, request));
  const { world } = start(game as unknown as Game) as unknown as Armageddon;
  const { prints, factions } = world;
  const put = (target: object, key: string, value: unknown) =>
    Object.defineProperty(target, key, { value });
  put(world, 'values', spyOnValues(note, world.values));
  put(world, 'prints', {
    values: world.values,
    cards: prints.cards.map((card) => spyOnCard(note, card)),
    gear: prints.gear.map((gear) =>
      spied(gear, (key, value) => {
        if (key === 'difficulty') note(`gearDifficulty.${gear.id}`);
        if (key === 'ap') note(`gearAp.${gear.id}`);
        if (key === 'level') note(`gearLevel.${gear.id}`);
        if (key === 'cost')
          for (const kind of ['humans', 'materials', 'energy', 'technology'])
            note(`gearCost.${gear.id}.${kind}`);
        return value;
      }),
    ),
    tactics: prints.tactics.map((tactic) =>
      spied(tactic, (key, value) => {
        if (key === 'difficulty') note(`tacticDifficulty.${tactic.id}`);
        if (key === 'ap') note(`tacticMake.${tactic.id}`);
        if (key === 'price') note(`tacticPlay.${tactic.id}`);
        if (key === 'level') note(`tacticLevel.${tactic.id}`);
        return value;
      }),
    ),
  });
  const traits = ['command', 'hand', 'draw', 'supply', 'attitude'];
  put(
    world,
    'factions',
    factions.map((faction) =>
      spied(faction, (key, value) => {
        if (traits.includes(key))
          note(`faction${key[0]?.toUpperCase()}${key.slice(1)}.${faction.id}`);
        return value;
      }),
    ),
  );
  return game as unknown as Game;
}

/** Returns where a game reads its values among positions. */
export function readsIn(
  module: Parameters<typeof parseSetup>[0],
  request: SetupRequest,
  positions: Iterable<Int16Array>,
): ValueReads {
  const reads = { play: new Map<string, Int16Array[]>(), bots: new Map<string, Int16Array[]>() };
  let [now, into]: [Int16Array | undefined, keyof typeof reads] = [undefined, 'play'];
  const note = (id: string) => {
    if (now === undefined) return;
    const kept = reads[into].get(id) ?? [];
    if (!kept.includes(now) && kept.length < KEPT) reads[into].set(id, [...kept, now]);
  };
  const game = openSpied(request, note, module);
  const host = playGameOf(game);
  for (const ints of positions) {
    [now, into] = [ints, 'play'];
    playFrom(host, ints);
    into = 'bots';
    judge(game, ints);
  }
  return reads;
}

function playFrom(host: ReturnType<typeof playGameOf>, ints: Int16Array): void {
  host.outcome(ints);
  const side = host.actor(ints);
  if (side === NOBODY) return;
  const actions = [...host.legal(ints)];
  host.weights(ints);
  const view = side === CHANCE ? undefined : host.view(ints, side);
  if (view) host.scene(view, side);
  const step = Math.max(1, Math.ceil(actions.length / TRIED));
  for (let i = 0; i < actions.length; i += step) {
    host.apply(ints, actions[i], false);
    if (view) [host.label(view, actions[i]), host.odds(view, actions[i])];
  }
}

function judge(game: Game, ints: Int16Array): void {
  const s = game.create();
  s.ints.set(ints);
  if (actor(game, s) === NOBODY) return;
  for (const side of game.sides.keys()) game.bot.evaluate(viewOf(game, s, side), side);
  const side = actor(game, s);
  if (side < 0) return;
  game.bot.candidates?.(viewOf(game, s, side), legal(game, s, new ActionList()), new ActionList());
}

/** Returns a position and those that follow: each verb once, then actions drawn by `below`. */
export function exploreFrom(
  game: Game,
  from: Int16Array,
  plies: number,
  below: (n: number) => number,
): Int16Array[] {
  const [s, list] = [game.create(), new ActionList()];
  const found = [from];
  s.ints.set(from);
  legal(game, s, list);
  const firsts = new Map(list.toArray().map((action) => [verbOf(action), action]));
  for (const action of firsts.values()) {
    s.ints.set(from);
    apply(game, s, action);
    for (let n = 0; n < plies && actor(game, s) !== NOBODY; n++) {
      found.push(s.ints.slice());
      legal(game, s, list);
      const isDice = actor(game, s) === CHANCE;
      apply(game, s, isDice ? drawOutcome(game, s, list, below) : list.at(below(list.length)));
    }
    found.push(s.ints.slice());
  }
  return found;
}
