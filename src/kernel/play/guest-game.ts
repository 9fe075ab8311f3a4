/** An open game behind `Play` as the kernel's `Game`. */
import { type Action, type ActionList, verbIds } from '../action.ts';
import type { Game } from '../game.ts';
import { requireDefined } from '../require-defined.ts';
import { GameState, type Layout } from '../state.ts';
import type { Step } from '../step.ts';
import { keyOf } from '../text/message.ts';
import type { ReactionWindow } from '../window.ts';
import type { LayoutData, PlayData, StepData, WindowData } from './data.ts';
import { boardOf } from './guest-board.ts';
import { lookOf } from './guest-look.ts';
import { lastOf } from './last-of.ts';
import type { PlayGame } from './play.ts';
import { applyUpdate } from './apply-update.ts';

/** Builds the game of an opened set-up, with its messages by language. */
export function gameOf(play: PlayGame, messages: NonNullable<Game['messages']>): Game {
  const { data } = play;
  const { id, version, setup, sides, units, items, windows, maxDecisions } = data;
  const layout = layoutOf(data.layout, data.steps);
  return {
    ...{ id, version, setup, sides, units, maxDecisions, play, messages },
    board: boardOf(data.board),
    ...(items && { items }),
    verbs: verbsOf(data),
    steps: stepsOf(play),
    stepNames: data.steps.map(({ name }) => name),
    look: lookOf(play),
    bot: { evaluate: () => refuse(`${id}: bots play a bundle inside of its realm`) },
    ...(windows.length > 0 && { windows: windows.map((window) => windowOf(play, window)) }),
    position: NO_POSITIONS,
    create: () => new GuestState(layout),
    begin: (s) => applyUpdate(s, play.start()),
    outcome: (s) => play.outcome(s.ints),
    ...(data.canDropOut && {
      dropOut: (s, side, log) => applyUpdate(s, play.giveUp(s.ints, side), log),
    }),
    ...(data.hasLots && { lot: (s, side) => play.lot(s.ints, side) }),
    check(s) {
      const broken = play.check(s.ints);
      if (!broken) return;
      const text = keyOf(broken.fault);
      refuse(broken.at === undefined ? text : `${broken.at}: ${text}`);
    },
  };
}

function refuse(message: string): never {
  throw new Error(message);
}

/** Empty specification: position files are read and written behind `Play`. */
const NO_POSITIONS: Game['position'] = {
  where: { field: '', places: {} },
  absent: -1,
  counter: {},
  markers: {},
  lists: {},
  values: {},
  steps: {},
};

/** State with the layout that a bundle declares. */
class GuestState extends GameState {
  override readonly layout: Layout;
  constructor(layout: Layout) {
    super(layout.size);
    this.layout = layout;
  }
  override clone(): this {
    return new GuestState(this.layout).copyFrom(this) as this;
  }
}

/** Builds a layout. Views come from behind `Play`, so it needs no rules of sight. */
function layoutOf(
  { schema, depth, frame, size, fields }: LayoutData,
  steps: readonly StepData[],
): Layout {
  const known = fields.map(({ isHidden, ...field }) => ({
    ...field,
    ...(isHidden && { sight: () => false }),
  }));
  return {
    ...{ schema, depth, frame, size },
    steps: steps.map(({ name, fields: names }) => ({ name, fields: names })),
    classes: [],
    fields: known,
    hidden: known.filter(({ sight }) => sight !== undefined),
    veils: [],
  };
}

function verbsOf({ verbs }: PlayData): Game['verbs'] {
  return { list: verbs, id: verbIds(verbs.map(({ name }) => name)) };
}

function stepsOf(play: PlayGame): Step[] {
  const weightsAt = lastOf((ints) => {
    const weights = play.weights(ints);
    const actions = play.legal(ints);
    return new Map(weights?.map((weight, i) => [actions[i], weight]));
  });
  const decided: Pick<Step, 'who' | 'actions' | 'apply'> = {
    who: (s) => play.actor(s.ints),
    actions(s, out: ActionList) {
      for (const action of play.legal(s.ints)) out.push(action);
    },
    apply: (s, action, log) => applyUpdate(s, play.apply(s.ints, action, log !== undefined), log),
  };
  return play.data.steps.map(
    ({ rule, decides, verbs, dice, reveals, revealing, secret }): Step => ({
      ...{ rule, reveals, secret },
      ...(revealing && { revealing }),
      ...(verbs && { verbs }),
      ...(dice !== undefined && { dice }),
      ...(decides && decided),
      ...(decides && !verbs && { weight: (s, action) => weightsAt(s.ints).get(action) ?? 1 }),
    }),
  );
}

function windowOf(play: PlayGame, { id, rule, name, decline }: WindowData): ReactionWindow {
  const chancesAt = lastOf((ints) => {
    const { chances } = requireDefined(
      play.window(ints),
      'chances are requested only for an open window',
    );
    return new Map(chances.map((chance, i) => [play.legal(ints)[i], chance]));
  });
  return {
    ...{ id, rule, name, decline },
    isOpen: (s) => play.window(s.ints)?.id === id,
    chance: (s, action: Action) => chancesAt(s.ints).get(action) ?? 1,
  };
}
