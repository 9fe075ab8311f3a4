/** The board of a game with its counters: a picture from the build, otherwise drawn in the page. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../ui/settings.ts';
import { t } from '../../messages.ts';
import type { loadPainter } from './load-picture.ts';
import { PICTURES } from './pictures.ts';

interface BoardPictureProps {
  readonly game: string;
  readonly title: string;
}

export function BoardPicture({ game, title }: BoardPictureProps) {
  const built = PICTURES[game];
  const { theme } = settings.value;
  if (!built) return <DrawnPicture game={game} title={title} />;
  return (
    <picture class="board-picture">
      {theme === 'system' && <source srcset={built.dark} media="(prefers-color-scheme: dark)" />}
      <img
        src={theme === 'dark' ? built.dark : built.light}
        alt={t('box.board', { game: title })}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** Picture drawn by the game's own code, which is loaded for it. */
function DrawnPicture({ game, title }: BoardPictureProps) {
  const source = useSignal('');
  const frame = useRef<HTMLDivElement>(null);
  /** Computed content of the picture. It takes long to compute, and is the same in all colours. */
  const painter = useRef<ReturnType<typeof loadPainter> | undefined>(undefined);
  const { theme } = settings.value;
  useEffect(() => {
    let dropped = false;
    const draw = async () => {
      painter.current ??= import('./load-picture.ts').then((loaded) => loaded.loadPainter(game));
      const paint = await painter.current;
      if (dropped || !paint) return;
      const svg = paint(isDark(theme) ? 'dark' : 'light', title);
      URL.revokeObjectURL(source.peek());
      source.value = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    };
    const stop = whenSeen(frame.current, () => void draw());
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', draw);
    return () => {
      dropped = true;
      stop();
      dark.removeEventListener('change', draw);
    };
  }, [game, theme, title]);
  return (
    <div class="board-picture" ref={frame}>
      {source.value && <img src={source.value} alt={t('box.board', { game: title })} />}
    </div>
  );
}

/** Calls back once the element is near the window, so that games further down are not loaded needlessly. */
function whenSeen(element: HTMLElement | null, then: () => void): () => void {
  if (!element) return () => undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      then();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function isDark(theme: string): boolean {
  return (
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  );
}
