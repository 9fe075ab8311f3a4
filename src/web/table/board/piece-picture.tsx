/** Picture of a piece, as its counter looks on the board. */
import { artOf } from '../../../draw/art-base.ts';
import type { Game } from '../../../kernel/game.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import { useCounterSvg } from '../../board/counters.tsx';

type PieceLook = Pick<CounterLook, 'side' | 'type'> &
  Partial<Pick<CounterLook, 'values' | 'badge' | 'colour' | 'conditions'>>;

const BARE = {
  ...{ unit: -1, node: -1, facing: -1, conditions: [] },
  ...{ name: '', figures: '', values: '', badge: '' },
};

/** Picture of a piece, hidden from screen readers because the name is beside it. */
export function PiecePicture({ game, shown }: { game: Game; shown: PieceLook }) {
  const svg = useCounterSvg({ ...BARE, ...shown }, artOf(game.look), undefined);
  return (
    <svg
      class="piece-picture"
      viewBox="-40 -40 80 80"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
