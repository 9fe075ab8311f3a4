/** Parts of a game as plain data. */
import type { Board } from '../board/graph.ts';
import type { Game } from '../game.ts';
import type { Look } from '../look/look.ts';
import type { GameState, Layout } from '../state.ts';
import type { Step } from '../step.ts';
import type { LocalizedText } from '../text/message.ts';
import type {
  BoardData,
  DISPLAY_PARTS,
  DisplayData,
  DisplayPart,
  LayoutData,
  PlayData,
  Scenery,
  StepData,
} from './data.ts';
import type { InputFault } from './play.ts';

/** Turns a message about input into a fault, with the path as a field of its own if the message has one. */
export function faultOf(text: LocalizedText): InputFault {
  if (typeof text === 'string' || text.key !== 'fault.at') return { fault: text };
  const { at, fault } = text.args ?? {};
  const isPlain = typeof at === 'string' && (typeof fault === 'string' || isMessage(fault));
  return isPlain ? { fault, at } : { fault: text };
}

const isMessage = (value: unknown): value is Exclude<LocalizedText, string> =>
  typeof value === 'object' && value !== null && 'key' in value;

/** Returns all data of a game that never change in play. */
export function dataOf<S extends GameState>(game: Game<S>): PlayData {
  const { id, version, setup, sides, units, items, verbs, windows = [] } = game;
  const blank = game.create();
  return {
    ...{ id, version, setup, sides, units },
    board: boardData(game.board),
    ...(items && { items }),
    verbs: verbs.list,
    steps: game.steps.map((step, i) => stepData(game, step, i, blank.layout)),
    layout: layoutData(blank.layout),
    maxDecisions: game.maxDecisions,
    canDropOut: game.dropOut !== undefined,
    hasLots: game.lot !== undefined,
    windows: windows.map(({ id: name, rule, name: title, decline }) => ({
      ...{ id: name, rule, name: title, decline },
    })),
    display: displayOf(game, blank),
  };
}

/** Returns a board as data. Its map of labels and its function of coordinates follow from the rest. */
export function boardData(board: Board): BoardData {
  const { labels, slots, neighbours, directions, points, hex, lines } = board;
  return {
    ...{ labels, slots, neighbours, directions, points },
    ...(hex && { hex: { orientation: hex.orientation, q: hex.q, r: hex.r } }),
    lines,
  };
}

function stepData<S extends GameState>(
  game: Game<S>,
  step: Step<S>,
  i: number,
  { steps }: Layout,
): StepData {
  const { rule, verbs, refusals = {}, dice, reveals = false, revealing, secret = false } = step;
  const refused = Object.keys(refusals).map((verb) => game.verbs.id[verb]);
  const explains = refused.filter((verb) => !verbs?.includes(verb));
  return {
    ...{ name: game.stepNames[i] ?? '', rule, fields: steps[i]?.fields ?? [] },
    ...{ decides: step.who !== undefined },
    ...(verbs && { verbs }),
    ...(explains.length > 0 && { explains }),
    ...(dice !== undefined && { dice }),
    ...{ reveals, secret },
    ...(revealing && { revealing }),
  };
}

const layoutData = ({ schema, depth, frame, size, fields }: Layout): LayoutData => ({
  ...{ schema, depth, frame, size },
  fields: fields.map(({ name, kind, offset, length, sight }) => ({
    ...{ name, kind, offset, length, isHidden: sight !== undefined },
  })),
});

function displayOf<S extends GameState>(game: Game<S>, blank: S): DisplayData {
  const { look } = game;
  const { harms, attacks, moments, icons, cards, setUp } = look;
  return {
    ...sceneryOf(look, blank, game.board.size),
    charts: look.charts,
    ...(look.catalogue && { catalogue: look.catalogue }),
    overlays: look.overlays.map(({ id, name, isStanding = false }) => ({ id, name, isStanding })),
    ...{ implied: look.implied ?? [], final: look.final ?? [], auto: look.auto ?? [] },
    hasWrecks: look.wrecks === true,
    parts: partsOf(look),
    ...(harms && { harms }),
    ...(attacks && { attacks }),
    ...(moments && { moments: { begins: moments.begins, continues: moments.continues } }),
    ...(icons && { icons }),
    ...(cards && { frames: cards.frames }),
    ...(setUp && { setUpVerb: setUp.verb }),
  };
}

const partsOf = <S extends GameState>(look: Look<S>): DisplayPart[] => {
  const has: Record<(typeof DISPLAY_PARTS)[number], boolean> = {
    goal: look.goal !== undefined,
    lost: look.lost !== undefined,
    muster: look.muster !== undefined,
    path: look.path !== undefined,
    plan: look.plan !== undefined,
    preview: look.preview !== undefined,
    proposals: look.plan?.propose !== undefined,
    zones: look.zones !== undefined,
  };
  return (Object.keys(has) as DisplayPart[]).filter((part) => has[part]);
};

/** Returns the ground and the pictures of a board of `size` nodes. */
export function sceneryOf<S extends GameState>(look: Look<S>, blank: S, size: number): Scenery {
  const { terrains, terrainIsFixed, regions, edges, heightOf, art } = look;
  return {
    terrains,
    ...(terrainIsFixed && { terrain: eachNode(size, (n) => look.terrainOf(blank, n)) }),
    ...(regions && { regions }),
    ...(edges && { edges }),
    ...(heightOf && { heights: eachNode(size, (n) => look.heightOf?.(n) ?? 0) }),
    ...(art && { art }),
  };
}

/** Returns a number for each node. */
export function eachNode(size: number, numberOf: (node: number) => number): Int16Array {
  const numbers = new Int16Array(size);
  for (let n = 0; n < size; n++) numbers[n] = numberOf(n);
  return numbers;
}
