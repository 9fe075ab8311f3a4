/** The counter that is being dragged, under the pointer. */
import type { Point } from '../../kernel/board/graph.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import { facingAngle } from '../../draw/layout.ts';
import { useCounterSvg } from './counters.tsx';
import type { BoardModel } from './model.ts';

/** Hidden from screen readers, which read the counter at its node. */
const HIDDEN = { 'aria-hidden': true } as const;

interface CarriedProps {
  readonly model: BoardModel;
  readonly look: CounterLook;
  /** Position in the picture. */
  readonly at: Point;
}

export function CarriedCounter({ model }: { model: BoardModel }) {
  const carried = model.carried.value;
  return carried ? <Carried model={model} look={carried.look} at={carried.at} /> : null;
}

function Carried({ model, look, at }: CarriedProps) {
  const svg = useCounterSvg(look, model.art, facingAngle(model.layout, look.facing));
  return (
    <g
      class="b-carried"
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      {...HIDDEN}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
