/** A game in the lobby, like the back of its box. */
import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '../../table/messages.ts';
import { BoardPicture } from './board-picture.tsx';
import { NewTable } from './new-table.tsx';
import { quickRequest, quickWords, startTable } from './start-table.ts';

export function GameBox({ game }: { game: CatalogueEntry }) {
  const setting = useSignal(false);
  const fault = useSignal('');
  const busy = useSignal(false);
  const play = async (side: string) => {
    busy.value = true;
    fault.value = '';
    await startTable(game, quickRequest(game, side)).catch((error: Error) => {
      fault.value = error.message;
    });
    busy.value = false;
  };
  return (
    <article class="game-box" aria-labelledby={`game-${game.id}`}>
      <BoardPicture game={game.id} title={game.title} />
      <div class="game-text">
        <h2 id={`game-${game.id}`}>{game.title}</h2>
        <p class="tagline">{game.tagline}</p>
        <Facts game={game} />
        <div class="play-now">
          <span class="legend">Play now against the computer</span>
          <div class="row">
            {game.sides.map(({ id, name }, i) => (
              <button
                key={id}
                type="button"
                class={`button ${i === 0 ? 'primary' : ''}`}
                disabled={busy.value}
                onClick={() => void play(id)}
              >
                as {name}
              </button>
            ))}
          </div>
          <p class="hint">{quickWords(game)}</p>
        </div>
        {fault.value && <p role="alert">{fault.value}</p>}
        <div class="row more">
          <button type="button" class="button small" onClick={() => (setting.value = true)}>
            Set up a table …
          </button>
          <a class="button small" href={`/rules/${game.id}`}>
            Rules
          </a>
          <a class="button small" href={`/local/${game.id}`}>
            Play offline
          </a>
        </div>
        <details class="credits">
          <summary>Credits, and what we designed ourselves</summary>
          <p>{game.credits}</p>
          <p>{game.designed}</p>
        </details>
      </div>
      {setting.value && <NewTable game={game} onClose={() => (setting.value = false)} />}
    </article>
  );
}

function Facts({ game }: { game: CatalogueEntry }) {
  const minutes = game.scenarios.map((s) => s.minutes);
  const [low, high] = [Math.min(...minutes), Math.max(...minutes)];
  return (
    <ul class="facts">
      <li>{game.sides.length} sides</li>
      <li>{low === high ? `${low} minutes` : `${low} to ${high} minutes`}</li>
      <li>
        {game.scenarios.length} {game.scenarios.length === 1 ? 'scenario' : 'scenarios'}
      </li>
    </ul>
  );
}
