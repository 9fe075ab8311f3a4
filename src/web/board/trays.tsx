/** Trays: counters in places beside the map, docked under the board, distinguishable and large enough to be picked. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { CounterLook } from '../../kernel/look/look.ts';
import { side as sideNoun } from '../../kernel/text/message.ts';
import { nameOf } from '../table-messages.ts';
import { placeName } from './describe.ts';
import { startDrag } from './pointer.ts';
import { GroupButton } from './group-button.tsx';
import { groupsOf } from './contents.ts';
import type { BoardModel } from './model.ts';

interface Tray {
  readonly key: string;
  readonly name: string;
  readonly stack: readonly CounterLook[];
}

export function Trays({ model }: { model: BoardModel }) {
  const dock = useRef<HTMLDivElement>(null);
  const trays = traysOf(model);
  const isAsked = trays.length > 0 && model.litUnits.value.size > 0;
  const first = trays[0]?.key;
  // A new prompt starts at the beginning, even if another player's moves scrolled the trays.
  useLayoutEffect(() => {
    if (isAsked && dock.current) dock.current.scrollLeft = 0;
  }, [isAsked, first]);
  if (trays.length === 0) return null;
  return (
    <div class="b-dock" ref={dock}>
      {trays.map(({ key, name, stack }) => (
        <fieldset key={key} aria-label={name}>
          <p class="b-dock-name" aria-hidden="true">
            {name}
            {'\u00a0'}
            <b>{stack.length}</b>
          </p>
          <div class="b-dock-row">
            {groupsOf(stack.toReversed(), model.marks).map((group) => (
              <TrayGroup key={group[0]?.unit} group={group} model={model} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function TrayGroup({ group, model }: { group: readonly CounterLook[]; model: BoardModel }) {
  const [look] = group;
  const item = useRef<HTMLDivElement>(null);
  const isAsked = look?.unit === model.scene.selected.value.unit;
  // Scrolls the subject of the decision into view if the trays are wider than the window.
  useEffect(() => {
    if (isAsked) scrollTrayTo(item.current);
  }, [isAsked]);
  if (!look) return null;
  const hover = () => model.props.onHover?.('unit', look.unit);
  return (
    // A drag starts here in the same way as on the counter itself.
    <div
      ref={item}
      class="b-dock-item"
      data-unit={look.unit}
      onPointerDown={(e) => startDrag(model, e)}
    >
      <GroupButton group={group} look={look} model={model} onPoint={hover} onFocus={hover} />
    </div>
  );
}

/** Scrolls only the trays: scrolling the page around them as well would hide the prompt. */
function scrollTrayTo(item: HTMLElement | null): void {
  const dock = item?.closest('.b-dock');
  if (!item || !dock) return;
  const { left, right } = item.getBoundingClientRect();
  const frame = dock.getBoundingClientRect();
  dock.scrollLeft += Math.max(0, right - frame.right) + Math.min(0, left - frame.left);
}

/**
 * Returns the trays with their counters, the viewing side's own first. If there are many places, those of a side share
 * one tray.
 */
function traysOf(model: BoardModel): Tray[] {
  const { game, scene } = model;
  const places = model.docked.value;
  const found = new Map<string, Tray>();
  for (const [node, stack] of places) {
    const [{ side: owner } = { side: -1 }] = stack;
    const isShared = places.length > FEW;
    const key = isShared ? `side ${owner}` : `node ${node}`;
    const name = isShared
      ? nameOf(game, sideNoun(owner))
      : placeName(game, scene.state.value, node);
    found.set(key, { key, name, stack: [...(found.get(key)?.stack ?? []), ...stack] });
  }
  const isOther = ({ stack }: Tray): number => Number(stack[0]?.side !== scene.side.value);
  return [...found.values()].toSorted((a, b) => isOther(a) - isOther(b));
}

/** Maximum number of places that are shown under their own names. */
const FEW = 6;
