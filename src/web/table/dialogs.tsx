/** Help, settings, and the question before one resigns. */
import { Dialog } from '../ui/dialog.tsx';
import { SettingsDialog } from '../ui/settings-dialog.tsx';
import type { ScreenState } from './context.ts';
import { SHORTCUTS } from './keys.ts';

/** Before an ending that would leave units where they are. */
function Ending({ screen: { model } }: { screen: ScreenState }) {
  const question = model.ending.question.value;
  if (!question) return null;
  const { choice, left, of } = question;
  const answer = (yes: boolean) => () => model.ending.answer(yes);
  return (
    <Dialog title={`${choice.label}?`} onClose={answer(false)}>
      <p>
        {left} of {of} {left === 1 ? 'has' : 'have'} not moved.
      </p>
      <div class="dialog-actions">
        <button type="button" class="button" autofocus onClick={answer(false)}>
          Go on moving
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
    screen.dialog.value = undefined;
  };
  switch (screen.dialog.value) {
    case 'help':
      return <Help onClose={close} />;
    case 'settings':
      return <SettingsDialog onClose={close} />;
    case 'resign':
      return <Resign screen={screen} onClose={close} />;
    default:
      return null;
  }
}

function Help({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="How to play here" onClose={onClose}>
      <p>
        What you may pick is lit. Click a counter, then where it goes, or drag it there with the
        mouse; click it again, or press Escape, to let go. Whatever is not lit says why when you
        click it, with the rule. Moves stay on your side until dice, something hidden or the other
        side come next; until then you can take them back.
      </p>
      <table class="keys">
        <caption class="sr-only">Keys</caption>
        <tbody>
          {SHORTCUTS.map(({ keys, text }) => (
            <tr key={text}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Resign({ screen, onClose }: { screen: ScreenState; onClose: () => void }) {
  const resign = () => {
    onClose();
    void screen.model.resign();
  };
  return (
    <Dialog title="Resign?" onClose={onClose}>
      <p>The game ends at once and the other side wins. This cannot be taken back.</p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          Play on
        </button>
        <button type="button" class="button primary" onClick={resign}>
          Resign
        </button>
      </div>
    </Dialog>
  );
}
