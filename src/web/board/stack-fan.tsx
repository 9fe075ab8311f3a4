/** Fan of a stack: its counters side by side, in a row beside the map. */
import { t } from '../table-messages.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CounterLook } from '../../kernel/look/look.ts';
import type { Game } from '../../kernel/game.ts';
import { groupsOf } from './contents.ts';
import { counterState, groupName, placeLabel, placeName } from './describe.ts';
import { GroupButton } from './group-button.tsx';
import type { BoardModel, Fan } from './model.ts';

export function StackFan({ model }: { model: BoardModel }) {
  const fan = model.fan.value;
  if (!fan || model.stackOn(fan.node).length === 0) return null;
  return <OpenFan key={fan.node} fan={fan} model={model} />;
}

function OpenFan({ fan, model }: { fan: Fan; model: BoardModel }) {
  const box = useRef<HTMLFieldSetElement>(null);
  const { game, scene } = model;
  const { node } = fan;
  const [unit, setUnit] = useState(-1);
  const groups = groupsOf([...model.stackOn(node)].reverse(), model.marks);
  const pointed = groups.find((group) => group.some((c) => c.unit === unit)) ?? groups[0];
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
      aria-label={t('board.stack', { node: placeLabel(game, scene.state.value, node) })}
      onPointerEnter={() => model.keepFan()}
      onPointerLeave={() => model.leaveFan()}
      onKeyDown={(e) => onFanKey(e, model, box.current)}
    >
      <p class="b-fan-title">{placeName(game, scene.state.value, node)}</p>
      <div class="b-fan-row">
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
      {model.litNodes.value.has(node) ? (
        <button type="button" class="b-fan-node b-can" onClick={() => model.pick('node', node)}>
          {model.props.labelOf?.('node', node) ??
            t('board.pick-node', { node: placeLabel(game, scene.state.value, node) })}
        </button>
      ) : null}
    </fieldset>
  );
}

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
    document.querySelector<HTMLElement>('.b-window')?.focus();
  } else return;
  e.preventDefault();
  e.stopPropagation();
}
