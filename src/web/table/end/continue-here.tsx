/** If the server does not answer, a game against bots can continue in the page. */
import { untracked } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../../kernel/game.ts';
import { openGame } from '../../games/loaders.ts';
import { loadTranslatedGame } from '../../games/messages.ts';
import {
  type LocalCopy,
  localCopyOf,
  continueLocally,
  saveCopy,
  loadCopy,
  requestOf,
} from '../../net/stored/local-copy.ts';
import { t } from '../../table-messages.ts';
import { Message } from '../../ui/message.tsx';
import type { ScreenState } from '../context.ts';

/** Milliseconds without a connection after which continuing here is offered; a server restart takes less. */
const PATIENCE = 4000;

/** Returns a copy of the table, if its game may continue in the page. */
function copyAt(screen: ScreenState): LocalCopy | undefined {
  const { model, place } = screen;
  const view = place.kind === 'server' ? model.view.peek() : undefined;
  return view && localCopyOf(view, (side) => screen.isOwn(side));
}

/** Stores a copy whenever the page may be about to close. */
export function useKeptCopy(screen: ScreenState): void {
  useEffect(() => {
    const keep = () => {
      const copy = untracked(() => copyAt(screen));
      if (copy) saveCopy(copy);
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [screen]);
}

/** Whether there has been no connection for longer than a restart takes. */
function useGone(isLost: boolean): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    setGone(false);
    if (!isLost) return;
    const timer = setTimeout(() => setGone(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isLost]);
  return isLost && isGone;
}

export function ContinueNotice({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const isGone = useGone(model.connection.status.value === 'lost');
  const copy = isGone ? copyAt(screen) : undefined;
  if (!copy) return null;
  return (
    <div class="stand-in-host" role="status">
      <div class="notice info continue-here">
        <p>{t('continue.silent')}</p>
        <ContinuePart game={model.game} copy={copy} />
      </div>
    </div>
  );
}

/** The button, or the reason why it is missing. */
function ContinuePart({ game, copy }: { game: Game; copy: LocalCopy }) {
  const request = requestOf(game, copy);
  if (!request) return <p>{t('continue.secrets')}</p>;
  return (
    <>
      <p>{t('continue.text')}</p>
      <button type="button" class="button small primary" onClick={() => continueLocally(request)}>
        {t('continue.here')}
      </button>
    </>
  );
}

/** Shown in place of a table that never loaded because its server does not answer. */
export function SilentServer({ table, onRetry }: { table: string; onRetry: () => void }) {
  const [kept, setKept] = useState<{ readonly game: Game; readonly copy: LocalCopy }>();
  useEffect(() => {
    const copy = loadCopy(table);
    if (!copy) return;
    loadTranslatedGame(copy.game).then(
      (module) => module && setKept({ game: openGame(module, copy.setup), copy }),
      // Without its game, the table cannot be continued.
      () => undefined,
    );
  }, [table]);
  return (
    <Message title={t('net.silent')} onRetry={onRetry}>
      <p>{t('continue.trying')}</p>
      {kept ? (
        <ContinuePart {...kept} />
      ) : (
        <p>
          <a href="/local">{t('continue.local')}</a>
        </p>
      )}
    </Message>
  );
}
