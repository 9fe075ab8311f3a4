/** The board of a game with its counters: drawn by the game, not a stored image. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../ui/settings.ts';
import { t } from '../messages.ts';
import type { painterOf as PainterOf } from './picture.ts';

export function BoardPicture({ game, title }: { game: string; title: string }) {
  const source = useSignal('');
  const frame = useRef<HTMLDivElement>(null);
  /** The contents take long to compute, and are the same in all colours. */
  const painter = useRef<ReturnType<typeof PainterOf> | undefined>(undefined);
  const focus = useSignal('');
  const { theme } = settings.value;
  useEffect(() => {
    let dropped = false;
    const draw = async () => {
      painter.current ??= import('./picture.ts').then(({ painterOf }) => painterOf(game));
      const loaded = await painter.current;
      if (dropped || !loaded) return;
      const svg = loaded.paint(isDark(theme) ? 'dark' : 'light', title);
      focus.value = loaded.focus;
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
      {source.value && (
        <img
          src={source.value}
          alt={t('box.board', { game: title })}
          style={{ objectPosition: focus.value }}
        />
      )}
    </div>
  );
}

/** Calls back once the element comes near the window: games further down are not loaded for nothing. */
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
