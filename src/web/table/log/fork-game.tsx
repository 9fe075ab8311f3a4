/** Playing on from an earlier entry, at a separate table, against any bot. */
import type { SubmitEventHandler } from 'preact';
import { levelsOf, USUAL_LEVEL } from '../../../bots/levels.ts';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { isSandboxed } from '../../games/untrusted-bundles.ts';
import { continueFromRecord } from '../../lobby/start-table.ts';
import { faultOf, nameOf, t } from '../../table-messages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { levelName } from '../../ui/level-name.ts';
import type { ScreenState } from '../context.ts';
import '../../styles/forms.css';

/** Player of the other sides if they are played at this screen; otherwise a bot level. */
const HERE = 'here';

/** Whether playing on concerns no other player: the game is over, is a record, or is against bots only. */
export function mayPlayFrom({ model, place }: ScreenState): boolean {
  const view = model.view.value;
  if (!view || view.difference || place.kind === 'explore') return false;
  const others = view.seats.filter(({ side }) => side !== view.side);
  const isAlone = view.side >= 0 && others.every(({ kind }) => kind === 'bot');
  return view.outcome !== undefined || place.kind !== 'server' || isAlone;
}

export function FromHereDialog({ screen, onClose }: { screen: ScreenState; onClose: () => void }) {
  const { model } = screen;
  const { game } = model;
  const seq = model.replay.seq.value ?? model.replay.length;
  const own = Math.max(0, model.view.value?.side ?? 0);
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onClose();
    start(screen, seq, String(data.get('side')), String(data.get('level'))).catch((error) => {
      model.notice.value = { kind: 'refusal', rule: '', reason: faultOf(error) };
    });
  };
  return (
    <Dialog title={t('fork.title')} onClose={onClose}>
      <form class="new-table" onSubmit={submit}>
        <p>{t('fork.text', { seq })}</p>
        <label class="option-field">
          <b>{t('fork.side')}</b>
          <select name="side">
            {game.sides.map(({ id }, side) => (
              <option key={id} value={id} selected={side === own}>
                {nameOf(game, sideNoun(side))}
              </option>
            ))}
          </select>
        </label>
        <label class="option-field">
          <b>{t('fork.level')}</b>
          <select name="level">
            {game.sides.length > 1 && <option value={HERE}>{t('fork.here')}</option>}
            {levelsOf(model.module).map(({ id }) => (
              <option key={id} value={id} selected={id === USUAL_LEVEL}>
                {levelName(id)}
              </option>
            ))}
          </select>
        </label>
        <div class="dialog-actions">
          <button type="submit" class="button primary">
            {t('fork.start')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

async function start(screen: ScreenState, seq: number, side: string, level: string): Promise<void> {
  const { model, place } = screen;
  const { game } = model;
  // Loaded on demand, because reading a record needs its schemas.
  const { cutRecord } = await import('../../../table/record/cut.ts');
  const record = cutRecord(await model.connection.record(), seq);
  const other = level === HERE ? 'me' : `bot:${level}`;
  const seats = game.sides.map(({ id }) => (id === side ? 'me' : other));
  if (!place.restart) return continueFromRecord(record, game, seats);
  place.restart({ ...requestOf(screen), seats, from: record });
}

/** Returns this game's set-up as a request for a game in the page. */
export function requestOf({ model }: ScreenState) {
  const { id, setup } = model.game;
  const { hints, ownRules } = model.view.value ?? {};
  return {
    ...setup,
    game: id,
    hints: hints === false ? 'off' : 'on',
    ...(isSandboxed(ownRules) && { bundle: ownRules.bundle }),
  } as const;
}
