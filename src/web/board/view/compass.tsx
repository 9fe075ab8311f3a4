/** Compass: shows the directions of the board, beside its other tools. */
import { useMemo } from 'preact/hooks';
import { drawRose, ROSE } from '../../../draw/compass.ts';
import type { BoardModel } from '../model.ts';

export function Compass({ model }: { model: BoardModel }) {
  const picture = useMemo(() => drawRose(model.layout), [model]);
  if (picture === undefined) return null;
  return (
    <svg
      class="b-compass"
      aria-hidden="true"
      viewBox={`${-ROSE} ${-ROSE} ${2 * ROSE} ${2 * ROSE}`}
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
}
