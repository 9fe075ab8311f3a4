/** The board, with the tools and forces that the page adds to it. */
import type { AreaDrawing } from '../../../draw/map/area.ts';
import type { ShapeDrawing } from '../../../draw/map/shapes.ts';
import { aboutGame } from '../../games/phrases.ts';
import { t, format } from '../../table-messages.ts';
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Focus } from '../../../kernel/look/focus.ts';
import type { AreaLook } from '../../../kernel/look/look.ts';
import type { PlanItem } from '../../../kernel/look/plan.ts';
import { type Action, nounOf } from '../../../kernel/action.ts';
import type { Game } from '../../../kernel/game.ts';
import { requireDefined } from '../../../kernel/require-defined.ts';
import type { GameState } from '../../../kernel/state.ts';
import { BoardView } from '../../board/board-view.tsx';
import type {
  ArrowDrag,
  BoardArrow,
  BoardPicks,
  BoardScene,
  FoughtPlace,
  Impact,
  Tilt,
} from '../../board/props.ts';
import { targetsOf } from '../../session/actor-first.ts';
import { candidatesOf } from '../../session/candidates.ts';
import { type Choice, type Choices, nodesOfUnits } from '../../session/choices.ts';
import { unchangedDirection } from '../../session/facing.ts';
import { choicesOn, type Target } from '../../session/gesture.ts';
import { distinctArrows, movesOf } from '../../session/moves.ts';
import { originsOf } from '../../session/session.ts';
import { linesOf } from '../../session/log/log-lines.ts';
import { computedByContent } from '../../ui/equality.ts';
import { settings } from '../../ui/settings.ts';
import type { ScreenState } from '../context.ts';
import type { ExploreParts } from '../explore/explore-parts.ts';
import { DiceTray } from '../odds/dice-tray.tsx';
import { goBack } from '../prompt/keys.ts';
import type { TableModel } from '../model.ts';
import { HandDock } from './hand-dock.tsx';
import { OverlaySwitch } from './overlay-switch.tsx';

export function BoardArea({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const scene = useMemo(() => sceneOf(screen), [screen]);
  return (
    <BoardView
      game={model.game}
      scene={scene}
      isTurned={model.orientation.isTurned.value}
      diceTray={<DiceTray screen={screen} />}
      switches={<OverlaySwitch screen={screen} />}
      docked={<HandDock screen={screen} />}
      label={t('board.of', { game: aboutGame(model.module, 'title') })}
      drag={{
        isOffered: (unit) => model.drag.isOffered(unit),
        onPickUp: (unit) => model.drag.pickUp(unit),
        onDrop: (node) => model.drag.drop(node),
      }}
      turn={{
        directionsAt: (node) => model.directionsAt(node),
        onTurn: (node, direction) => model.turn(node, direction),
      }}
      onPick={(kind, index) => pickOn(screen, { kind, index })}
      costOf={(kind, index) => costOf(model, { kind, index })}
      labelOf={(kind, index) => labelOf(model, { kind, index })}
      onHover={(kind, index) => {
        model.hovered.value = index === undefined ? undefined : { kind, index };
      }}
      onCancel={() => goBack(screen)}
    />
  );
}

/** Handles a click on the board; on the analysis board it may draw a shape. */
function pickOn({ model, explore }: ScreenState, { kind, index }: Target): void {
  const shapes = drawingOf(explore);
  const state = model.shown.peek();
  if (!shapes || !state) model.clickBoard(kind, index);
  else if (kind === 'node') shapes.pick(index);
  else if (kind === 'unit') shapes.pick(nodesOfUnits(model.game, state).get(index) ?? -1);
}

/** Returns the shapes of the analysis board while a drawing tool is in use. */
function drawingOf(explore: ExploreParts | undefined) {
  const shapes = explore?.kind === 'board' ? explore.shapes : undefined;
  return shapes?.isDrawing.value ? shapes : undefined;
}

/**
 * Returns the parts of the board scene. Parts that would be drawn or announced again keep their object while their
 * content is unchanged; parts that scroll the board are new with each decision.
 */
function sceneOf(screen: ScreenState): BoardScene {
  const { model, explore } = screen;
  const { shown, isOver } = model;
  const state = computed(() => requireDefined(shown.value, 'a table opens with its view'));
  const hint = computed(() => hintOf(screen));
  return {
    state,
    side: computed(() => model.view.value?.side ?? -3),
    picks: computed(() => (drawingOf(explore) ? NO_PICKS : picksOf(model))),
    selected: computedByContent(() =>
      isOver.value ? NOTHING : (hint.value.selected ?? actingOf(model, state.value)),
    ),
    path: computedByContent(() => ({ nodes: hint.value.path, cost: hint.value.cost })),
    areas: computedByContent(() => areasOf(screen, hint.value.areas)),
    arrows: computedByContent(() => arrowsOf(screen)),
    origins: computedByContent(() => unsentMovesOf(model)),
    tilt: computedByContent(() => tiltOf(model)),
    shapes: computed(() => (explore?.kind === 'board' ? explore.shapes.shown.value : NO_SHAPES)),
    drag: computed(() => shapeDragOf(screen) ?? dragOf(model)),
    kept: computed(() => keptOf(model)),
    cursor: computed(() => cursorOf(screen, state.value)),
    fought: computed(() => foughtOf(screen)),
    impacts: computed(() => model.drama.shown.value?.impacts ?? NO_IMPACTS),
    follow: computed(() => followedOf(model)),
  };
}

function unsentMovesOf({ session, player, replay }: TableModel): ReadonlyMap<number, number> {
  const isLive = !player.frame.value && !replay.position.value;
  return session.value && isLive ? originsOf(session.value) : new Map();
}

const NO_SHAPES: readonly ShapeDrawing[] = [];
const NO_IMPACTS: readonly Impact[] = [];

const NOTHING = { unit: -1, node: -1 };

/** Returns the unit that was chosen before its target, else the focus of the decision. */
function actingOf({ game, session, isChoosing }: TableModel, state: GameState): Focus {
  const actor = isChoosing.value ? session.value?.actor : undefined;
  return actor ? { unit: actor.unit, node: -1 } : game.look.focus(state);
}

/** Returns the node that must be in view: the place of the requested direction, else the target of the log. */
function cursorOf({ model, cursor }: ScreenState, state: GameState): number | undefined {
  const { node } = model.game.look.focus(state);
  const isTurning = model.choices.value.directions.size > 0 && node >= 0;
  return isTurning ? node : cursor.value;
}

const keys = (map: ReadonlyMap<number, readonly Choice[]>): Set<number> => new Set(map.keys());

const NO_PICKS: BoardPicks = {
  nodes: new Set(),
  units: new Set(),
  edges: new Set(),
  directions: new Set(),
};

/**
 * Returns the legal picks, with the nodes at which an attack by two clicks may begin or end. If a unit was chosen
 * first, returns only its targets.
 */
function picksOf(model: TableModel): BoardPicks {
  const { choices, plan, game, lesson, ending } = model;
  const meant = lesson.meant.value;
  if (meant) return picksAmong(choices.value, meant);
  const session = model.isChoosing.value ? model.session.value : undefined;
  const targets = session?.actor && targetsOf(session);
  if (targets) return { ...NO_PICKS, nodes: new Set(targets.keys()) };
  const { nodes, units, edges, directions } = choices.value;
  const from = plan.from.value;
  const shown = [...edges.keys()].filter(
    (e) => from === undefined || Math.floor(e / game.board.slots) === from,
  );
  return {
    nodes: new Set([...nodes.keys(), ...plan.lit.value]),
    units: keys(units),
    final: new Set(
      [...units].flatMap(([unit, list]) =>
        list.every((choice) => ending.isFinal(choice)) ? unit : [],
      ),
    ),
    edges: new Set(shown),
    directions: keys(directions),
  };
}

/** Returns the picks that a lesson asks for. */
function picksAmong(
  { nodes, units, edges, directions }: Choices,
  meant: ReadonlySet<Action>,
): BoardPicks {
  const among = (targets: ReadonlyMap<number, readonly Choice[]>) =>
    new Set(
      [...targets].flatMap(([at, some]) => (some.some((c) => meant.has(c.action)) ? at : [])),
    );
  return {
    nodes: among(nodes),
    units: among(units),
    edges: among(edges),
    directions: among(directions),
  };
}

/** Returns the label of the pick of a node; undefined if there are several. */
function labelOf({ choices }: TableModel, { kind, index }: Target): string | undefined {
  const [only, ...more] = (kind === 'node' && choices.value.nodes.get(index)) || [];
  return more.length > 0 ? undefined : only?.label;
}

/** Returns the drag that draws arrows, which may begin at any node. */
function shapeDragOf({ model, explore }: ScreenState): ArrowDrag | undefined {
  const shapes = drawingOf(explore);
  if (shapes?.tool.value !== 'arrow') return undefined;
  const from = new Set(model.game.board.labels.keys());
  return { from, onDrag: (start, end) => shapes.drag(start, end) };
}

function dragOf({ plan }: TableModel): ArrowDrag | undefined {
  if (!plan.isMine.value) return undefined;
  return { from: plan.origins.value, onDrag: (from, to) => plan.drag(from, to) };
}

/** Returns the direction that a click on the unit itself keeps; -1 for none. */
function keptOf({ session, isChoosing }: TableModel): number {
  const kept = session.value && isChoosing.value ? unchangedDirection(session.value) : undefined;
  return kept ? nounOf(kept.action) : -1;
}

interface Hint {
  readonly selected?: { readonly unit: number; readonly node: number };
  readonly path: readonly number[];
  readonly cost: string;
  readonly areas: readonly AreaLook[];
}

const NO_HINT: Hint = { path: [], cost: '', areas: [] };

function tiltOf({ battle }: TableModel): Tilt | undefined {
  const now = battle.now.value;
  return now && { to: now.node, units: now.attackers };
}

const NOWHERE: readonly number[] = [];

/**
 * Returns the place that the board shows for the decision: the battle whose odds are on a card; or, if nothing on the
 * board can be picked, the announced fight, the focus of the decision, or its candidates.
 */
function foughtOf({ model }: ScreenState): FoughtPlace | undefined {
  const { battle, oddsCard, choices, shown, game } = model;
  const now = battle.now.value;
  if (now && oddsCard.value) return { nodes: [now.node, ...now.attackers.values()] };
  const state = shown.value;
  const isAsked = state && model.isChoosing.value;
  // If something on the board can be picked, that is brought into view instead.
  if (!isAsked || hasPicks(choices.value)) return undefined;
  const { node } = game.look.focus(state);
  const [item] = announcedOf(model);
  const places = item ? [...item.defence.nodes, ...item.attack.nodes] : [];
  if (places.length === 0 && node >= 0) places.push(node);
  if (places.length > 0) return { nodes: places };
  const candidates = candidatesOf(game, state, choices.value);
  return candidates.length > 0 ? { nodes: candidates, isWhole: true } : undefined;
}

const hasPicks = ({ units, nodes, edges, directions }: Choices): boolean =>
  units.size + nodes.size + edges.size + directions.size > 0;

/** Returns the battles of a plan that is being carried out. */
function announcedOf({ plan }: TableModel): readonly PlanItem[] {
  const { isOpen = true, items = [] } = plan.shown.value ?? {};
  return isOpen ? [] : items;
}

/**
 * Returns the place of a decision that only buttons answer, because the units fighting there may have no counter on the
 * board.
 */
function askedOf(model: TableModel): readonly number[] {
  const [state, choices] = [model.shown.value, model.choices.value];
  if (!state || !model.isChoosing.value || hasPicks(choices)) return NOWHERE;
  const targets = new Set(announcedOf(model).flatMap(({ defence }) => defence.nodes));
  return targets.size === 1 ? [...targets] : [model.game.look.focus(state).node];
}

/** Returns the game's preview of the choice under the pointer, or of the choice that waits to be confirmed. */
function hintOf({ model }: ScreenState): Hint {
  const session = model.session.value;
  if (!session || model.replay.position.value || model.player.frame.value) return NO_HINT;
  const last = session.picks.at(-1);
  if (last && session.stage !== 'choose') return hintFor(model.game, last.before, last.action);
  const choice = choiceAt(model);
  return choice ? hintFor(model.game, session.state, choice.action) : NO_HINT;
}

function hintFor(game: Game, state: GameState, action: Action): Hint {
  const { look } = game;
  const path = look.path?.(state, action);
  const areas = look.preview?.(state, action) ?? [];
  return {
    selected: look.focus(state),
    path: path?.nodes ?? [],
    cost: path ? format(game, path.cost) : '',
    areas,
  };
}

/** Returns the cost of a click on a target. */
function costOf(model: TableModel, target: Target): string {
  const state = model.session.value?.state;
  const choice = choiceOn(model, target);
  return state && choice ? hintFor(model.game, state, choice.action).cost : '';
}

/** Returns the choice of the button or the board target under the pointer. */
function choiceAt(model: TableModel): Choice | undefined {
  const weighed = model.weighed.value;
  if (weighed) return model.choices.value.all.find((c) => c.action === weighed.action);
  return model.hovered.value && choiceOn(model, model.hovered.value);
}

function choiceOn({ choices, game, shown }: TableModel, target: Target): Choice | undefined {
  const state = shown.value;
  return state && choicesOn(choices.value, nodesOfUnits(game, state), target)[0];
}

/** Returns the overlays that are switched on, the preview, and the nodes that the log points at. */
function areasOf(screen: ScreenState, preview: readonly AreaLook[]): AreaDrawing[] {
  const { model, overlays, lit } = screen;
  const state = model.shown.value;
  if (!state) return [];
  const focus = focusOf(screen, state);
  const side = model.view.value?.side ?? -3;
  const on = model.game.look.overlays.filter((o) => overlays.value.has(o.id));
  const { lost = [] } = model.recap.shown.value ?? {};
  const gone = lost.length > 0 ? [{ type: 'lost', nodes: lost }] : [];
  const pointed = lit.value.length > 0 ? [{ type: 'lit', nodes: lit.value }] : [];
  const { advice = [], next = [] } = model.hint.shown.value ?? {};
  const hinted = [...advice.slice(0, 1), ...next].map(({ nodes }) => {
    return { type: 'hint', nodes };
  });
  const own = [...on.flatMap((o) => o.areas(state, side, focus)), ...preview];
  const drawn = own.map(({ type, nodes, texts = [] }) => {
    return { type, nodes, texts: texts.map((text) => format(model.game, text)) };
  });
  const wrecks = model.casualties.nodes.value;
  const fallen = wrecks.length > 0 ? [{ type: 'wreck', nodes: wrecks }] : [];
  const asked = [{ type: 'asked', nodes: askedOf(screen.model) }];
  return [...fallen, ...asked, ...drawn, ...hinted, ...gone, ...pointed];
}

/** Returns the subject of an overlay: the target under the pointer, else the focus of the decision. */
function focusOf({ model }: ScreenState, state: GameState): { unit: number; node: number } {
  const over = model.hovered.value;
  const focus = model.isOver.value ? NOTHING : model.game.look.focus(state);
  if (over?.kind === 'unit') {
    const node = nodesOfUnits(model.game, state).get(over.index) ?? focus.node;
    return { unit: over.index, node };
  }
  return over?.kind === 'node' ? { ...focus, node: over.index } : { ...focus };
}

/**
 * Returns the nodes of the step being shown: destinations and origins of its units, and the places named in its log
 * lines.
 */
function followedOf(model: TableModel): readonly number[] {
  const frame = model.player.frame.value;
  if (!frame || !settings.value.follow || model.replay.position.value) return NOWHERE;
  const moves = movesOf(model.game, frame);
  const places = nodesOfUnits(model.game, frame.state);
  const told = frame.entries
    .flatMap((entry) => linesOf(model.game, entry))
    .flatMap(({ segments }) => segments)
    .map(({ kind, index = -1 }) => (kind === 'unit' ? (places.get(index) ?? -1) : index));
  return [...moves.map(({ to }) => to), ...moves.map(({ from }) => from), ...told];
}

/**
 * Returns the arrows to draw: of the log line pointed at and the plan; else of the moves being shown; else of the recap
 * and the plan.
 */
function arrowsOf({ model }: ScreenState): readonly BoardArrow[] {
  const traced = model.trace.arrows.value;
  if (traced.length > 0) return [...traced, ...model.plan.arrows.value];
  const frame = model.player.frame.value;
  if (!frame || model.replay.position.value)
    return [...(model.recap.shown.value?.arrows ?? []), ...model.plan.arrows.value];
  return distinctArrows(movesOf(model.game, frame));
}
