/** A button for counters that nobody could tell apart: a pick of it picks one of them. */
import { facingAngle } from '../../draw/layout.ts';
import type { Game } from '../../kernel/game.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import { t, tell } from '../table-messages.ts';
import { useCounterSvg } from './counters.tsx';
import { counterState } from './describe.ts';
import type { BoardModel } from './model.ts';

interface GroupButtonProps {
  readonly group: readonly CounterLook[];
  /** The one that is picked. */
  readonly look: CounterLook;
  readonly model: BoardModel;
  readonly onPoint: () => void;
  readonly onFocus: () => void;
}

export function GroupButton({ group, look, model, onPoint, onFocus }: GroupButtonProps) {
  const { art, layout, props } = model;
  const svg = useCounterSvg(look, art, facingAngle(layout, look.facing));
  const isLit = props.picks.units.has(look.unit);
  const name = groupName(props.game, group, look);
  const whole = [name, counterState(props.game, look)].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      class={isLit ? 'b-fan-item b-can' : 'b-fan-item'}
      data-fan-unit={look.unit}
      aria-label={isLit ? t('board.pick', { what: whole }) : whole}
      // Subject of the current decision.
      aria-current={props.selected?.unit === look.unit ? 'true' : undefined}
      onClick={() => model.pick('unit', look.unit)}
      onPointerEnter={onPoint}
      onFocus={onFocus}
    >
      <svg viewBox="-36 -36 72 72" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      <span>{name}</span>
    </button>
  );
}

/** "Worker 3", "Worker 3 ×6" */
export function groupName(game: Game, group: readonly unknown[], look: CounterLook): string {
  const unit = tell(game, look.name);
  return group.length > 1 ? t('board.alike', { unit, n: group.length }) : unit;
}
