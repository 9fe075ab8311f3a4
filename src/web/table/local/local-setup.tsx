/** Before a game in the page: continue the last one, or set up another. */
import { useState } from 'preact/hooks';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { levelsOf } from '../../../bots/levels.ts';
import type { GameModule } from '../../../kernel/game.ts';
import { documentHead, valuesHead } from '../../../table/document-head.ts';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import { aboutGame } from '../../games/phrases.ts';
import { loadTranslatedGame } from '../../games/messages.ts';
import { requestOf, TableFields } from '../../lobby/table-fields.tsx';
import type { LocalRequest } from '../../net/workers/local-table.ts';
import type { SavedGame } from '../../net/workers/worker-connection.ts';
import { Load } from '../../ui/load.tsx';
import { Message } from '../../ui/message.tsx';
import { t } from '../../table-messages.ts';
import { takePreset } from '../../variant/form-preset.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import '../../styles/forms.css';

interface LocalSetupProps {
  readonly game: string;
  /** Whether all seats are for people at this screen by default. */
  readonly shared?: boolean;
  readonly saved: SavedGame | undefined;
  readonly onStart: (request: LocalRequest) => void;
  /** Opens the set-up on the analysis board; absent if this is not offered. */
  readonly onExplore?: (request: LocalRequest) => void;
}

export function LocalSetup({ game, shared = false, saved, onStart, onExplore }: LocalSetupProps) {
  return (
    <Load key={game} load={() => loadTranslatedGame(game)} waiting={t('local.opening')}>
      {(module) =>
        module ? (
          <SetupForm
            module={module}
            shared={shared}
            saved={saved}
            onStart={onStart}
            {...(onExplore && { onExplore })}
          />
        ) : saved ? (
          <>
            <TopBar />
            <main class="page narrow">
              <h1>{t('local.game', { game })}</h1>
              <SavedGameBox saved={saved} onStart={onStart} />
            </main>
          </>
        ) : (
          <Message title={t('ui.no-game')}>
            <p>{t('ui.no-game.why', { game })}</p>
          </Message>
        )
      }
    </Load>
  );
}

interface SetupFormProps {
  readonly module: GameModule;
  readonly shared: boolean;
  readonly saved: SavedGame | undefined;
  readonly onStart: (request: LocalRequest) => void;
  /** Opens the set-up on the analysis board; absent if this is not offered. */
  readonly onExplore?: (request: LocalRequest) => void;
}

function SetupForm({ module, shared, saved, onStart, onExplore }: SetupFormProps) {
  const entry = entryOf(module);
  const [preset] = useState(() => takePreset(module.id));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = requestOf(entry, new FormData(event.currentTarget as HTMLFormElement));
    const { scenario, options, variant, document, hints } = wanted;
    const { sides } = module.open(parseSetup(module, { scenario, options, variant, document }));
    const seats = sides.map(({ id }) => wanted.seats?.[id] ?? 'me');
    const use =
      (event.submitter as HTMLButtonElement | null)?.name === 'explore'
        ? (onExplore ?? onStart)
        : onStart;
    use({ game: module.id, scenario, options, variant, document, hints, seats });
  };
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>
          {t(shared ? 'local.shared.game' : 'local.game', { game: aboutGame(module, 'title') })}
        </h1>
        <p class="hint">{t('local.private')}</p>
        {module.lesson && (
          <p>
            <a class={`button ${saved ? '' : 'primary'}`} href={`/learn/${module.id}`}>
              {t('box.learn')}
            </a>
          </p>
        )}
        {saved && <SavedGameBox saved={saved} onStart={onStart} />}
        <form class="new-table" onSubmit={submit}>
          <TableFields game={entry} local isShared={shared} preset={preset} />
          <div class="dialog-actions">
            <button type="submit" class={`button ${saved ? '' : 'primary'}`}>
              {saved ? t('local.start-another') : t('local.start')}
            </button>
            {onExplore && (
              <button type="submit" name="explore" class="button" title={t('explore.start.tip')}>
                {t('explore.setup')}
              </button>
            )}
          </div>
        </form>
      </main>
    </>
  );
}

interface SavedGameProps {
  readonly saved: SavedGame;
  readonly onStart: (request: LocalRequest) => void;
}

/** The saved game, which can be continued. */
const SavedGameBox = ({ saved, onStart }: SavedGameProps) => (
  <section class="list-box">
    <p>{t('local.saved')}</p>
    <button
      type="button"
      class="button primary"
      onClick={() => onStart({ ...saved.request, record: saved.record })}
    >
      {t('local.go-on')}
    </button>
  </section>
);

/** Returns a game's catalogue entry, as used by the forms, from a module whose texts are loaded. */
const entryOf = (whole: GameModule): CatalogueEntry => {
  const { document, lesson, values, ...module } = whole;
  return {
    ...module,
    ...(lesson && { lesson: true }),
    ...(document && { document: documentHead(document) }),
    ...valuesHead(values),
    messages: {},
    bots: levelsOf(whole),
  };
};
