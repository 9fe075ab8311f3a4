/** Boxes of all games: a grid, or a row to swipe on phones, one box per swipe. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { aboutGame } from '../games/phrases.ts';
import { t } from '../messages.ts';
import { GameBox } from './game-box.tsx';
import type { LobbyView } from '../../table/messages/pairing.ts';

interface GameGridProps {
  readonly games: readonly CatalogueEntry[];
  readonly view: LobbyView | undefined;
}

export function GameGrid({ games, view }: GameGridProps) {
  const row = useRef<HTMLElement>(null);
  const shown = useSignal(0);
  const show = (i: number) => {
    const box = row.current?.children[i];
    if (!(box instanceof HTMLElement)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollTo({ left: leftOf(box), behavior: calm ? 'instant' : 'smooth' });
  };
  const step = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way === undefined || !row.current || !isSwiped(row.current)) return;
    const next = Math.min(games.length - 1, Math.max(0, shown.value + way));
    event.preventDefault();
    show(next);
    // Moves the focus too, because boxes outside the window cannot be pressed.
    row.current.children[next]?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <section
        id="games"
        class="games"
        aria-label={t('lobby.games')}
        ref={row}
        onKeyDown={step}
        onScroll={({ currentTarget }) => {
          shown.value = shownIn(currentTarget);
        }}
      >
        {games.map((game) => (
          <GameBox
            key={game.id}
            game={game}
            activity={view?.games.find((one) => one.game === game.id)}
          />
        ))}
      </section>
      {games.length > 1 && (
        <div class="dots">
          {games.map((game, i) => (
            <button
              key={game.id}
              type="button"
              aria-label={t('lobby.show-game', { game: aboutGame(game, 'title') })}
              {...(i === shown.value && { 'aria-current': 'true' as const })}
              onClick={() => show(i)}
            >
              <i />
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** Returns the position of a box in its row. */
const leftOf = (box: HTMLElement): number =>
  box.offsetLeft - ((box.parentElement?.firstElementChild as HTMLElement | null)?.offsetLeft ?? 0);

/** Returns whether the boxes do not all fit, so that the row scrolls. */
const isSwiped = (row: HTMLElement): boolean => row.scrollWidth > row.clientWidth + 1;

/** Returns the index of the box at the left edge; at the end of the row, the last one. */
function shownIn(row: HTMLElement): number {
  const boxes = [...row.children] as HTMLElement[];
  if (row.scrollLeft + row.clientWidth >= row.scrollWidth - 2) return boxes.length - 1;
  const away = boxes.map((box) => Math.abs(leftOf(box) - row.scrollLeft));
  return away.indexOf(Math.min(...away));
}
