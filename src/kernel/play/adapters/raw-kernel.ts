/**
 * `Play` for bundles of rules that are older than the interface: up to 22 November 2026, games had sentences as text,
 * and one winner. Such a bundle exports its game and the functions of its kernel (`tools/bundles/history.ts`). The
 * adapter reveals only what the bundle's own `view` does.
 */
import type { BoardData, LayoutData, PlayData, StepData } from '../data.ts';
import { type Play, PLAY_VERSION, type PlayGame, type PlayUpdate } from '../play.ts';
import type { Json } from '../../setup/json.ts';
import type { Scene } from '../scene.ts';
import type { Side } from '../../side.ts';
import type { LogEvent } from '../../text/log.ts';
import type { RawGame, RawKernel, RawLog, RawModule, RawState } from './raw-types.ts';

/** Exports of a bundle that has no `play`. */
export interface RawBundle {
  readonly game: RawModule;
  readonly kernel: RawKernel;
}

/** Key of the only log message: old events come as finished sentences. */
const TOLD = 'told';

/** Builds the interface of a game that has its old kernel. */
export function playOfRaw({ game: module, kernel }: RawBundle): Play {
  const { id, sides, scenarios, options, rulebook } = module;
  const words = wordsOf(module);
  return {
    ...{ api: PLAY_VERSION, id, scenarios, rulebook },
    sides: sides.map((side) => ({ id: side.id })),
    options: options.map(({ title: _, text: __, ...option }) => option),
    languages: ['en'],
    messages: (language) => (language === 'en' ? words : {}),
    readSetup: (request) => attempt(kernel, () => kernel.parseSetup(module, request)),
    readDocument: () => ({}),
    open: (setup) => openRaw(module.open(setup), kernel),
  };
}

/** Returns the messages that current programs expect from every game. */
function wordsOf({ title, tagline, credits, designed, ...module }: RawModule) {
  const about = { title, tagline, credits, designed };
  const entries = [
    ...Object.entries(about).map(([name, text]) => [`game.${name}`, text]),
    ...module.sides.map(({ id, name }) => [`side.${id}`, name]),
    ...module.scenarios.flatMap(({ id, ...scenario }) => [
      [`scenario.${id}.title`, scenario.title],
      [`scenario.${id}.text`, scenario.text],
    ]),
    ...module.options.flatMap(({ id, ...option }) => [
      [`option.${id}.title`, option.title],
      [`option.${id}.text`, option.text],
    ]),
  ].map(([key = '', text = '']) => [key, quoted(text)]);
  return { ...(Object.fromEntries(entries) as Record<string, string>), [`log.${TOLD}`]: '{text}' };
}

/** Quotes a text as an ICU message that says exactly this. */
const quoted = (text: string): string => text.replaceAll("'", "''").replaceAll(/[{}]+/g, "'$&'");

function openRaw(game: RawGame, kernel: RawKernel): PlayGame {
  const scratch = game.create();
  const at = (ints: Int16Array): RawState => {
    scratch.ints.set(ints);
    return scratch;
  };
  const legalAt = (s: RawState): Int32Array =>
    Int32Array.from(kernel.legal(game, s, new kernel.ActionList()).toArray());
  const updated = (s: RawState, log: RawLog): PlayUpdate => ({
    ints: s.ints.slice(),
    events: log.events.map((event) => eventOf(game, kernel, event)),
  });
  const read = <T>(work: () => T) => attempt(kernel, work);
  return {
    data: dataOf(game),
    start() {
      const log = new kernel.Log();
      return updated(kernel.start(game, log), log);
    },
    actor: (ints) => kernel.actor(game, at(ints)),
    legal: (ints) => legalAt(at(ints)),
    weights(ints) {
      const s = at(ints);
      if (kernel.stepOf(game, s).weight === undefined) return undefined;
      return Array.from(legalAt(s), (outcome) => kernel.weightOf(game, s, outcome));
    },
    apply(ints, action, isTold) {
      const [s, log] = [at(ints), new kernel.Log()];
      kernel.apply(game, s, action, isTold ? log : undefined);
      return updated(s, log);
    },
    refusal: (ints, action) => kernel.refusalOf(game, at(ints), action),
    giveUp: (ints) => ({ ints: ints.slice(), events: [] }),
    outcome: (ints) => outcomeOf(game, at(ints)),
    view: (ints, side) => kernel.viewOf(game, at(ints), side).ints,
    hash: (ints) => kernel.hashState(at(ints)),
    check: (ints) => faultIn(() => game.check(at(ints))),
    lot: (ints, side) => game.lot?.(at(ints), side) ?? '',
    window: () => undefined,
    parseAction: (text) => read(() => kernel.parseAction(game, text)),
    formatAction: (action) => kernel.formatAction(game, action),
    readPosition: (file) => read(() => kernel.readPositionOf(game, file).ints),
    writePosition: (ints) => kernel.writePosition(game, at(ints)) as Json,
    ...displayOf(game, kernel, at, legalAt),
  };
}

function displayOf(
  game: RawGame,
  kernel: RawKernel,
  at: (ints: Int16Array) => RawState,
  legalAt: (s: RawState) => Int32Array,
) {
  const { look } = game;
  const scene = (view: Int16Array, side: Side): Scene => {
    const s = at(view);
    const choices = side >= 0 && kernel.actor(game, s) === side ? [...legalAt(s)] : [];
    return {
      prompt: look.prompt(s),
      rule: kernel.stepOf(game, s).rule,
      focus: look.focus(s),
      counters: look.counters(s),
      markers: look.markers(s),
      panel: look.panel(s),
      standing: {},
      ...(!look.terrainIsFixed && { terrain: terrainOf(game, s) }),
      choices: choices.map((action) => ({ action, label: look.actionLabel(s, action) })),
      barred: [],
    };
  };
  return {
    scene,
    label: (view, action) => look.actionLabel(at(view), action),
    path: (view, action) => look.path?.(at(view), action),
    preview: (view, action) => look.preview?.(at(view), action) ?? [],
    overlay: (view, id, side, focus) =>
      look.overlays.find((one) => one.id === id)?.areas(at(view), side, focus) ?? [],
    odds: () => undefined,
    goal: () => undefined,
    proposals: () => [],
    recruit: () => undefined,
  } satisfies Partial<PlayGame>;
}

function dataOf(game: RawGame): PlayData {
  const { id, version, setup, sides, units, board, verbs, maxDecisions, look } = game;
  const blank = game.create();
  const { terrains, regions, charts, overlays } = look;
  return {
    ...{ id, version, setup, units, maxDecisions },
    sides: sides.map((side) => ({ id: side.id })),
    board: boardOf(game),
    verbs: verbs.list,
    steps: game.steps.map((step, i) => stepOf(game, step, i)),
    layout: layoutOf(blank),
    canDropOut: false,
    hasLots: game.lot !== undefined,
    windows: [],
    display: {
      ...{ terrains, charts },
      ...(look.terrainIsFixed && { terrain: terrainOf(game, blank, board.size) }),
      ...(regions && { regions }),
      overlays: overlays.map(({ id: name, name: title }) => ({
        ...{ id: name, name: title, isStanding: false },
      })),
      ...{ implied: [], final: [], auto: [], hasWrecks: false },
      parts: [
        ...(look.path ? (['path'] as const) : []),
        ...(look.preview ? (['preview'] as const) : []),
      ],
    },
  };
}

function boardOf({ board }: RawGame): BoardData {
  const { labels, slots, neighbours, directions, points, hex, lines } = board;
  return {
    ...{ labels, slots, neighbours, directions, points, lines },
    ...(hex && { hex: { orientation: hex.orientation, q: hex.q, r: hex.r } }),
  };
}

/** Converts a step. Old frames had three integers without names. */
function stepOf(game: RawGame, step: RawGame['steps'][number], i: number): StepData {
  const { rule, reveals = false, secret = false } = step;
  const decides = step.who !== undefined;
  return {
    ...{ name: game.stepNames[i] ?? '', rule, fields: ['a', 'b', 'c'], decides },
    // A weight tells a step of Chance from a decision; without one, any verb may be offered.
    ...(decides && !step.weight && { verbs: game.verbs.list.map((_, verb) => verb) }),
    ...{ reveals, secret },
  };
}

const layoutOf = ({ layout }: RawState): LayoutData => ({
  ...{ schema: layout.schema, depth: layout.frames, frame: FRAME, size: layout.size },
  fields: layout.fields.map(({ name, kind, offset, length, visibility }) => ({
    ...{ name, kind, offset, length, isHidden: visibility !== 'public' },
  })),
});
const FRAME = 4;

function terrainOf(game: RawGame, s: RawState, size = game.board.size): Int16Array {
  return Int16Array.from({ length: size }, (_, node) => game.look.terrainOf(s, node));
}

/** Converts an outcome. Old games named one winner, or -1 for a draw, which all sides share. */
function outcomeOf(game: RawGame, s: RawState) {
  const found = game.outcome(s);
  if (!found) return undefined;
  const { winner, rule, reason, scores } = found;
  const winners = winner < 0 ? [...game.sides.keys()] : [winner];
  return { winners, rule, reason, ...(scores && { scores }) };
}

const eventOf = (game: RawGame, kernel: RawKernel, event: RawLog['events'][number]): LogEvent => ({
  ...{ type: TOLD, rule: event.rule, args: { text: kernel.formatEvent(game, event) } },
  ...(event.outcome !== undefined && { outcome: event.outcome }),
  ...(event.to && { to: event.to }),
});

/** Returns the value, or the fault of the input. */
function attempt<T>({ InputError }: RawKernel, work: () => T) {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) return { fault: error.message };
    throw error;
  }
}

function faultIn(check: () => void) {
  try {
    check();
    return undefined;
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
