/** Pictures of nodes, for files and for comparison. */
import { drawBoard } from '../../../../draw/board.ts';
import type { Theme } from '../../../../draw/art.ts';
import type { ShapeDrawing } from '../../../../draw/map/shapes.ts';
import { viewOf } from '../../../../kernel/view.ts';
import type { ExploreModel } from '../explore-model.ts';

/** Longest side of a PNG, in pixels. */
const MOST_PIXELS = 4000;

/** Returns the board at a node as SVG, from the viewpoint of the chapter; undefined if the node is crossed out. */
export function pictureOf(
  { game, walker }: ExploreModel,
  id: string,
  options: {
    readonly title: string;
    readonly theme?: Theme;
    readonly shapes?: readonly ShapeDrawing[];
  },
): string | undefined {
  const s = walker.stateAt(id);
  if (!s) return undefined;
  const shown = walker.as === 'all' ? s : viewOf(game, s, walker.as);
  return drawBoard(game, shown, { theme: 'light', ...options });
}

/** Returns an SVG document as PNG, in its own size, or smaller if it is very large. */
export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, MOST_PIXELS / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(scale * naturalWidth);
    canvas.height = Math.round(scale * naturalHeight);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
