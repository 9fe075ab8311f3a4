/** Forces beside the map, docked under the board: what lies in a tray, told apart and large enough to be picked. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { CounterLook } from '../../kernel/look/look.ts';
import { side as sideNoun } from '../../kernel/text/message.ts';
import { nameOf } from '../table-messages.ts';
import { placeName } from './describe.ts';
import { startDrag } from './drag.ts';
import { GroupButton } from './group-button.tsx';
import { groupsOf } from './groups.ts';
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
  // A new prompt starts from the beginning, wherever the others' moves had gone to.
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
  // The subject of the decision comes into sight where a tray holds more than its width.
  useEffect(() => {
    if (isAsked) scrollTrayTo(item.current);
  }, [isAsked]);
  if (!look) return null;
  const hover = () => model.props.onHover?.('unit', look.unit);
  return (
    // A drag begins here as it does on the counter itself.
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

/** Scrolls the trays alone: the page around them would hide the prompt where it scrolls too. */
function scrollTrayTo(item: HTMLElement | null): void {
  const dock = item?.closest('.b-dock');
  if (!item || !dock) return;
  const { left, right } = item.getBoundingClientRect();
  const frame = dock.getBoundingClientRect();
  dock.scrollLeft += Math.max(0, right - frame.right) + Math.min(0, left - frame.left);
}

/**
 * Places beside the map with what lies there, one's own first. In a wide window those only where several
 * lie on one another; many places of a side are one tray.
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

/** Up to so many places are told apart by name. */
const FEW = 6;
