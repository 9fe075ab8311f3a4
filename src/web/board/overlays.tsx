/** Overlays of the board in window pixels: the fan of a stack, the tooltip of a counter. */
import { t, tell } from '../table-messages.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../../kernel/board/graph.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import type { Game } from '../../kernel/game.ts';
import { counterState, placeName } from './describe.ts';
import { freePlace, type Rect } from './view/placement.ts';
import { GroupButton, groupName } from './group-button.tsx';
import { middleOf } from './geometry.ts';
import { groupsOf } from './groups.ts';
import type { BoardModel, Fan } from './model.ts';
import { CARDS, rectsOver } from './view/over.ts';
import type { BoardViewProps } from './props.ts';
import { nodeRects, toScreen } from './view/viewport-math.ts';

/** A component that reads signals takes the props too: without a prop of its own it would not see them change. */
interface OverlayProps {
  readonly model: BoardModel;
  readonly props: BoardViewProps;
}

export function StackFan({ model, props }: OverlayProps) {
  const fan = model.fan.value;
  if (!fan || model.stackOn(fan.node).length === 0) return null;
  return <OpenFan key={fan.node} fan={fan} model={model} props={props} />;
}

function OpenFan({ fan, model, props }: OverlayProps & { fan: Fan }) {
  const box = useRef<HTMLFieldSetElement>(null);
  const { picks, game, state } = props;
  const { node } = fan;
  const [unit, setUnit] = useState(-1);
  const groups = groupsOf([...model.stackOn(node)].reverse(), props);
  const rows = Math.min(groups.length, COLUMN);
  const pointed = groups.find((group) => group.some((c) => c.unit === unit)) ?? groups[0];
  useFreePlace(box, model, node);
  useEffect(() => {
    if (!fan.byKey) return;
    const first =
      box.current?.querySelector<HTMLElement>('.b-can') ?? box.current?.querySelector('button');
    first?.focus();
  }, [fan]);
  return (
    <fieldset
      ref={box}
      class="b-fan"
      aria-label={t('board.stack', { node: game.board.labels[node] ?? '' })}
      onPointerEnter={() => model.keepFan()}
      onPointerLeave={() => model.leaveFan()}
      onKeyDown={(e) => onFanKey(e, model, box.current)}
    >
      <p class="b-fan-title">{placeName(game, state, node)}</p>
      <div class="b-fan-row" style={{ '--rows': rows }}>
        {groups.map((group) => (
          <FanGroup
            key={group[0]?.unit}
            group={group}
            model={model}
            onPoint={(look) => setUnit(look.unit)}
          />
        ))}
      </div>
      <p class="b-fan-about" aria-hidden="true">
        {groups.map((group) => (
          <span key={group[0]?.unit} class={group === pointed ? '' : 'b-fan-other'}>
            {group[0] && aboutGroup(game, group, group[0])}
          </span>
        ))}
      </p>
      {picks.nodes.has(node) ? (
        <button type="button" class="b-fan-node b-can" onClick={() => model.pick('node', node)}>
          {props.labelOf?.('node', node) ??
            t('board.pick-node', { node: game.board.labels[node] ?? '' })}
        </button>
      ) : null}
    </fieldset>
  );
}

/** Rows of a column, after which another begins. */
const COLUMN = 7;

const aboutGroup = (game: Game, group: readonly CounterLook[], look: CounterLook): string =>
  t('board.about', { unit: groupName(game, group, look), state: counterState(game, look) });

interface FanGroupProps {
  readonly group: readonly CounterLook[];
  readonly model: BoardModel;
  readonly onPoint: (look: CounterLook) => void;
}

function FanGroup({ group, model, onPoint }: FanGroupProps) {
  const [look] = group;
  if (!look) return null;
  const spot = { kind: 'unit', index: look.unit, node: look.node } as const;
  const point = () => {
    onPoint(look);
    model.props.onHover?.('unit', look.unit);
  };
  return (
    <GroupButton
      group={group}
      look={look}
      model={model}
      onPoint={point}
      onFocus={() => {
        model.spot.value = spot;
        point();
      }}
    />
  );
}

function onFanKey(e: KeyboardEvent, model: BoardModel, box: HTMLElement | null): void {
  const buttons = [...(box?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key] ?? 0;
  if (by) buttons[(at + by + buttons.length) % buttons.length]?.focus();
  else if (e.key === 'Escape') {
    model.closeFan();
    box?.closest<HTMLElement>('.b')?.querySelector<HTMLElement>('.b-window')?.focus();
  } else return;
  e.preventDefault();
  e.stopPropagation();
}

/** The counter under the pointer, if it lies alone, and the markers there. */
export function Tooltip({ model, props }: OverlayProps) {
  const box = useRef<HTMLDivElement>(null);
  const target = model.hovered.value;
  const node = target?.node ?? -1;
  usePlaceBeside(box, model, node);
  const stack = model.stackOn(node);
  const [look] = stack;
  const markers = new Set(model.lie.markers.get(node)?.map(({ name }) => tell(props.game, name)));
  if (stack.length > 1 || stack.length + markers.size === 0) return null;
  // It would lie on the arrows round the node.
  if (model.fan.value || model.isTurning || model.pickedAt.value === node) return null;
  return (
    <div ref={box} class="b-tip" aria-hidden="true">
      {look && <strong>{tell(props.game, look.name)}</strong>}
      {look && <span>{counterState(props.game, look)}</span>}
      {[...markers].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

/**
 * Puts the fan beside its stack, where it lies on nothing that can be picked, nor on the small map. If there is no such
 * place it leaves the board, for the head of the panels, or of the page where those lie below.
 */
function useFreePlace(ref: { current: HTMLElement | null }, model: BoardModel, node: number): void {
  // It goes along with the board.
  model.viewport.view.value;
  useLayoutEffect(() => {
    const box = ref.current;
    const frame = box?.closest<HTMLElement>('.b');
    if (!box || !frame || !model.layout.points[node]) return;
    const map = rectsOver(model.viewport, '.b-mini');
    const free = placeFor(box, frame, model, node, map);
    if (!free) {
      box.popover = 'manual';
      if (!box.matches(':popover-open')) box.showPopover();
      box.style.transform = '';
      return;
    }
    box.removeAttribute('popover');
    box.style.transform = `translate(${Math.round(free.x)}px, ${Math.round(free.y)}px)`;
  });
}

/**
 * Puts a box beside its node, where it lies on nothing that can be picked, and under no card; hides it if there is no such
 * place.
 */
function usePlaceBeside(
  ref: { current: HTMLElement | null },
  model: BoardModel,
  node: number,
): void {
  const view = model.viewport.view.value;
  useLayoutEffect(() => {
    const box = ref.current;
    const frame = box?.closest<HTMLElement>('.b');
    if (!box || !frame || !model.layout.points[node]) return;
    const free = placeFor(box, frame, model, node, rectsOver(model.viewport, CARDS));
    box.style.visibility = free ? '' : 'hidden';
    if (free) box.style.transform = `translate(${Math.round(free.x)}px, ${Math.round(free.y)}px)`;
  }, [model, node, view, model.props.picks, model.props.state]);
}

/** The place nearest to a node at which a box lies neither on it, nor on what can be picked, nor on `others`. */
function placeFor(
  box: HTMLElement,
  frame: HTMLElement,
  model: BoardModel,
  node: number,
  others: readonly Rect[] = [],
): Point | undefined {
  const { bounds, points } = model.layout;
  const { picks } = model.props;
  const view = model.viewport.view.peek();
  const units = [...picks.units].map((u) => model.nodeOfUnit(u) ?? -1);
  const nodes = [...picks.nodes, ...units, node];
  const places = nodes.flatMap((n) => points[n] ?? []);
  const taken = [...nodeRects(view, bounds, places), ...others];
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  // Not over what is docked below it.
  const { clientWidth: width, clientHeight: height } = frame.querySelector('.b-window') ?? frame;
  const window = { width, height };
  return freePlace(size, window, toScreen(view, bounds, middleOf(model.layout, node)), taken);
}
