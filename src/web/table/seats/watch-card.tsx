/** Card for spectators of a game with secrets: what is hidden from them, why, and how to see more. */
import { isClosed } from '../../../table/record/difference.ts';
import { hasSecrets } from '../../../kernel/view.ts';
import { t } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ScreenState } from '../context.ts';

/** The card in the decision region until it is closed; the same text stays beside the seats. */
export function WatchCard({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  if (screen.knowsWatching.value || !watchesSecrets(screen)) return null;
  // A spectator in a side's view, or at an earlier position, already knows how.
  if (model.replay.seq.value !== undefined) return null;
  const close = () => {
    screen.dispatch({ kind: 'watching-understood' });
  };
  return (
    <div class="stand-in-host" role="status">
      <div class="notice info watching">
        <div>
          <WatchText screen={screen} />
          {model.replay.late.value !== undefined && (
            <button
              type="button"
              class="button small"
              onClick={() => {
                close();
                chooseEyes(screen);
              }}
            >
              <Icon name="eye" size={16} /> {t('watch.choose')}
            </button>
          )}
        </div>
        <button
          type="button"
          class="button quiet icon"
          aria-label={t('notice.close')}
          onClick={close}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
    </div>
  );
}

/** Text that tells spectators that they are watching and, in a game with secrets, what is hidden. */
export function WatchText({ screen }: { screen: ScreenState }) {
  const { watch } = screen.model.view.value ?? {};
  if (!watchesSecrets(screen)) return <p>{t('seat.watching')}</p>;
  return (
    <>
      <p>
        <b>{t('seat.watching')}</b> {t('watch.hidden')}
      </p>
      <p>
        {watch === undefined ? t('watch.view-as.none') : t('watch.view-as', { n: watch })}{' '}
        {t('watch.after')}
      </p>
    </>
  );
}

/** Whether no seat is played at this screen and the game still has secrets. */
function watchesSecrets({ model, place }: ScreenState): boolean {
  const view = model.view.value;
  if (!view || view.side >= 0 || place.kind !== 'server' || isClosed(view)) return false;
  return hasSecrets(model.game.create());
}

function chooseEyes(screen: ScreenState): void {
  screen.openTab('log');
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('.viewer-choice select')?.focus(),
  );
}
