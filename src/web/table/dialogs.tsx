/** Help, settings, the changes of a variant, and the confirmation before resigning. */
import type { Game } from '../../kernel/game.ts';
import { haveAllMoved } from '../../table/table-parts.ts';
import type { TableKey } from '../i18n/msg.ts';
import { t } from '../table-messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SettingsDialog } from '../ui/settings-dialog.tsx';
import type { ScreenState } from './context.ts';
import { FromHereDialog } from './log/fork-game.tsx';
import { VariantDialog } from '../variant/variant-dialog.tsx';
import { SHORTCUTS } from './prompt/keys.ts';

/** Confirmation before an ending that leaves units idle, and before a final choice. */
function Ending({ screen: { model } }: { screen: ScreenState }) {
  const question = model.ending.question.value;
  if (!question) return null;
  const { choice, idle } = question;
  const answer = (yes: boolean) => () => model.ending.answer(yes);
  return (
    <Dialog title={t('ending.title', { action: choice.label })} onClose={answer(false)}>
      <p>{idle ? t('ending.left', { ...idle }) : t('ending.final')}</p>
      <div class="dialog-actions">
        <button type="button" class="button" autofocus onClick={answer(false)}>
          {idle ? t('ending.go-on') : t('ending.leave')}
        </button>
        <button type="button" class="button primary" onClick={answer(true)}>
          {choice.label}
        </button>
      </div>
    </Dialog>
  );
}

export function Dialogs({ screen }: { screen: ScreenState }) {
  if (screen.model.ending.question.value) return <Ending screen={screen} />;
  const close = () => {
    screen.dispatch({ kind: 'dialog-closed' });
  };
  switch (screen.dialog.value) {
    case 'help':
      return <Help onClose={close} />;
    case 'settings':
      return <SettingsDialog onClose={close} />;
    case 'from-here':
      return <FromHereDialog screen={screen} onClose={close} />;
    case 'resign':
      return <Resign screen={screen} onClose={close} />;
    case 'variant':
      return <ChangedValues screen={screen} onClose={close} />;
    default:
      return null;
  }
}

function ChangedValues({ screen, onClose }: { screen: ScreenState; onClose: () => void }) {
  const { module, game } = screen.model;
  const { variant } = game.setup;
  if (!variant) return null;
  const openRule = (rule: string) => {
    onClose();
    screen.openRule(rule);
  };
  return <VariantDialog {...{ module, variant, onClose }} onRule={openRule} />;
}

function Help({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <p>{t('help.text')}</p>
      <table class="keys">
        <caption class="sr-only">{t('help.keys')}</caption>
        <tbody>
          {SHORTCUTS.map(({ keys, text }) => (
            <tr key={text}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{t(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

/** Returns the key of the sentence that says what a resignation does, if some sides have resigned before. */
export function resignationOf(
  { sides, dropOut }: Pick<Game, 'sides' | 'dropOut'>,
  resigned: number,
): TableKey {
  if (sides.length - resigned === 2) return 'resign.text';
  return dropOut ? 'resign.text.on' : 'resign.text.all';
}

function Resign({ screen, onClose }: { screen: ScreenState; onClose: () => void }) {
  const { game, view } = screen.model;
  const entries = view.value?.entries ?? [];
  const aborts = !game.dropOut && !haveAllMoved(game, entries);
  const resigned = entries.filter(({ kind }) => kind === 'resign').length;
  const resign = () => {
    onClose();
    void screen.model.resign();
  };
  return (
    <Dialog title={t(aborts ? 'resign.abort.title' : 'resign.title')} onClose={onClose}>
      <p>{t(aborts ? 'resign.abort.text' : resignationOf(game, resigned))}</p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          {t('resign.no')}
        </button>
        <button type="button" class="button primary" onClick={resign}>
          {t(aborts ? 'resign.abort' : 'resign.yes')}
        </button>
      </div>
    </Dialog>
  );
}
