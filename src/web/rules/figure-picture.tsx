/** Picture of a figure: an image in the colours of the theme, and in light colours when printed. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Theme } from '../../draw/art.ts';
import { translators } from '../messages.ts';
import { settings } from '../ui/settings.ts';
import type { DrawQueue } from './draw-queue.ts';
import { boxOf, describeFigure, type FigureMoment, paintFigure } from './figure-model.ts';

interface FigurePictureProps {
  readonly moment: FigureMoment;
  readonly queue: DrawQueue;
}

/** Addresses of images by theme. */
type Sources = Partial<Readonly<Record<Theme, string>>>;

export function FigurePicture({ moment, queue }: FigurePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isDark = useDark();
  const { language } = translators.value;
  const [sources, setSources] = useState<Sources>({});
  const { figure, step } = moment;
  useEffect(() => {
    const job = async () => {
      const light = await imageOf(paintFigure(moment, 'light'));
      setSources(isDark ? { light, dark: await imageOf(paintFigure(moment, 'dark')) } : { light });
    };
    const cancel = queue.add(job);
    const stop = whenNear(frame.current, () => queue.hurry(job));
    return () => {
      cancel();
      stop();
    };
  }, [figure, step, isDark, language]);
  useEffect(() => () => Object.values(sources).forEach(release), [sources]);
  const { width, height } = boxOf(moment);
  const alt = describeFigure(moment);
  const size = { width, height };
  return (
    <div
      class="figure-picture"
      ref={frame}
      style={{ aspectRatio: `${width} / ${height}`, '--figure-width': `${width}px` }}
      aria-busy={!sources.light}
    >
      {sources.light && (
        <img class={sources.dark ? 'on-paper' : ''} src={sources.light} alt={alt} {...size} />
      )}
      {sources.dark && <img class="on-screen" src={sources.dark} alt={alt} {...size} />}
    </div>
  );
}

/** SVG documents by the URLs of their images. The page's security policy allows no requests to these URLs. */
const documents = new Map<string, string>();

/** Returns the SVG document of a figure's image; '' if there is none with this URL. */
export const documentOf = (address: string): string => documents.get(address) ?? '';

function release(address: string): void {
  URL.revokeObjectURL(address);
  documents.delete(address);
}

/** Returns the URL of an SVG document as an image. The image is decoded in advance, so that it appears at once. */
async function imageOf(svg: string): Promise<string> {
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  documents.set(source, svg);
  const image = new Image();
  image.src = source;
  // An image that the browser cannot decode in advance is shown anyway.
  await image.decode().catch(() => undefined);
  return source;
}

/** Returns whether the page is in dark mode. */
function useDark(): boolean {
  const { theme } = settings.value;
  const [isSystemDark, setSystemDark] = useState(() => DARK().matches);
  useEffect(() => {
    const dark = DARK();
    const change = () => setSystemDark(dark.matches);
    dark.addEventListener('change', change);
    return () => dark.removeEventListener('change', change);
  }, []);
  return theme === 'dark' || (theme === 'system' && isSystemDark);
}

const DARK = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Calls back each time the element comes near the window. Returns a function that stops it. */
function whenNear(element: HTMLElement | null, then: () => void): () => void {
  if (!element) return () => undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) then();
    },
    { rootMargin: '600px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
