/** Button for a group of identical counters. It picks one of them. */
import { facingAngle } from '../../draw/layout.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import { t } from '../table-messages.ts';
import { useCounterSvg } from './counters.tsx';
import { counterState, groupName } from './describe.ts';
import type { BoardModel } from './model.ts';

interface GroupButtonProps {
  readonly group: readonly CounterLook[];
  /** The counter that is picked. */
  readonly look: CounterLook;
  readonly model: BoardModel;
  readonly onPoint: () => void;
  readonly onFocus: () => void;
}

export function GroupButton({ group, look, model, onPoint, onFocus }: GroupButtonProps) {
  const { art, layout, game } = model;
  const svg = useCounterSvg(look, art, facingAngle(layout, look.facing));
  const isLit = model.litUnits.value.has(look.unit);
  const name = groupName(game, group, look);
  const whole = [name, counterState(game, look)].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      class={isLit ? 'b-fan-item b-can' : 'b-fan-item'}
      data-fan-unit={look.unit}
      aria-label={isLit ? t('board.pick', { what: whole }) : whole}
      // Marks the subject of the current decision.
      aria-current={model.scene.selected.value.unit === look.unit ? 'true' : undefined}
      onClick={() => model.pick('unit', look.unit)}
      onPointerEnter={onPoint}
      onFocus={onFocus}
    >
      <svg viewBox="-36 -36 72 72" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      <span>{name}</span>
    </button>
  );
}
