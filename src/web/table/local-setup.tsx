/** Before a game in the page: go on with the last one, or set up another. */
import { LEVELS } from '../../bots/levels.ts';
import type { GameModule } from '../../kernel/game.ts';
import type { CatalogueEntry } from '../../table/messages.ts';
import { loadGame } from '../games/loaders.ts';
import { requestOf, TableFields } from '../lobby/table-fields.tsx';
import type { LocalRequest } from '../net/local-table.ts';
import type { SavedGame } from '../net/worker-connection.ts';
import { Load } from '../ui/load.tsx';
import { Message } from '../ui/message.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import '../styles/forms.css';

export interface LocalSetupProps {
  readonly game: string;
  readonly saved: SavedGame | undefined;
  readonly onStart: (request: LocalRequest) => void;
}

export function LocalSetup({ game, saved, onStart }: LocalSetupProps) {
  return (
    <Load key={game} load={() => loadGame(game)} waiting="Opening the box …">
      {(module) =>
        module ? (
          <SetupForm module={module} saved={saved} onStart={onStart} />
        ) : (
          <Message title="There is no such game">
            <p>This page has no game called “{game}”.</p>
          </Message>
        )
      }
    </Load>
  );
}

interface SetupFormProps {
  readonly module: GameModule;
  readonly saved: SavedGame | undefined;
  readonly onStart: (request: LocalRequest) => void;
}

function SetupForm({ module, saved, onStart }: SetupFormProps) {
  const entry = entryOf(module);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = requestOf(entry, new FormData(event.currentTarget as HTMLFormElement));
    const seats = module.sides.map(({ id }) => wanted.seats?.[id] ?? 'me');
    const { scenario, options, hints } = wanted;
    onStart({ game: module.id, scenario, options, hints, seats });
  };
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>{module.title}, in this page</h1>
        <p class="hint">
          Nothing leaves this browser: rules, dice and the computer’s moves are worked out here.
        </p>
        {saved && (
          <section class="list-box">
            <p>A game is saved in this browser.</p>
            <button
              type="button"
              class="button primary"
              onClick={() => onStart({ ...saved.request, record: saved.record })}
            >
              Go on with it
            </button>
          </section>
        )}
        <form class="new-table" onSubmit={submit}>
          <TableFields game={entry} local />
          <div class="dialog-actions">
            <button type="submit" class={`button ${saved ? '' : 'primary'}`}>
              {saved ? 'Start another one' : 'Start'}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

/** A module as the forms know games; its rules and code are left out. */
const entryOf = (module: GameModule): CatalogueEntry => ({ ...module, bots: LEVELS });
