/**
 * The result, beside the board, and the next steps: play again, replay the game, or play on from an earlier position.
 */
import { useSignal } from '@preact/signals';
import { isDraw, type Outcome, soleWinner } from '../../../kernel/outcome.ts';
import { NOBODY } from '../../../kernel/side.ts';
import type { SeatView } from '../../../table/messages/messages.ts';
import { abortedBy } from '../../../table/table-parts.ts';
import { resultMessage } from '../../../i18n/sentences.ts';
import { tablePath } from '../../lobby/my-tables.ts';
import { openRematch, startTable } from '../../lobby/start-table.ts';
import { faultOf, t, format } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import { RuleTag } from '../../ui/rule-tag.tsx';
import type { ScreenState } from '../context.ts';
import { mayPlayFrom, requestOf } from '../log/fork-game.tsx';
import { LessonEnd } from '../lesson/lesson-end.tsx';
import { isWonBy } from '../lesson/lesson-result.ts';
import { ownSeat } from '../seats/own-seat.ts';
import { go } from '../../ui/router.ts';
import { sideStyle } from '../board/side-style.ts';
import { DecisiveMoment, GameFigures } from './decisive-moment.tsx';
import { download } from '../table-panel.tsx';

export function EndPanel({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const outcome = model.view.value?.outcome;
  if (!outcome) return null;
  const isLesson = model.lesson.course.value !== undefined;
  const verdict = verdictOf(screen, outcome);
  const side = Math.max(0, model.view.value?.side ?? 0);
  const winner = soleWinner(outcome);
  const ended = { side, ...(winner >= 0 && { isWon: winner === side }) };
  return (
    <section
      class="result"
      aria-label={t('result.label')}
      tabIndex={-1}
      style={sideStyle(model.game, soleWinner(outcome))}
    >
      <p class={verdict ? 'verdict' : 'legend'}>{verdict ?? t('result.title')}</p>
      <h2>{format(model.game, resultMessage(model.game, outcome))}</h2>
      <p class="result-reason">
        <RuleTag rule={outcome.rule} onOpen={screen.openRule} />{' '}
        <span>{format(model.game, outcome.reason)}</span>
      </p>
      {outcome.scores && (
        <p class="scores">{t('result.scores', { scores: outcome.scores.join(' : ') })}</p>
      )}
      <NextLine screen={screen} />
      {isLesson && <LessonEnd screen={screen} outcome={outcome} />}
      {!isLesson && <DecisiveMoment screen={screen} ended={ended} />}
      <div class="result-ways">
        {!isLesson && <AgainButton screen={screen} />}
        {!isLesson && <SwapButton screen={screen} />}
        <button type="button" class="button" onClick={() => lookBack(screen, 'watch')}>
          <Icon name="play" size={16} /> {t('result.watch')}
        </button>
        {screen.tabs.value.includes('review') && (
          <button type="button" class="button" onClick={() => screen.openTab('review')}>
            <Icon name="graph" size={16} /> {t('result.review')}
          </button>
        )}
        {mayPlayFrom(screen) && (
          <button type="button" class="button" onClick={() => lookBack(screen, 'try')}>
            <Icon name="rewind" size={16} /> {t('result.try')}
          </button>
        )}
        <button type="button" class="button" onClick={() => void download(screen)}>
          <Icon name="download" size={16} /> {t('result.record')}
        </button>
        <StudyButton screen={screen} />
        <button type="button" class="button" onClick={() => screen.leaveEnd()}>
          <Icon name="eye" size={16} /> {t('result.look')}
        </button>
        <a class="button" href="/">
          {t('result.lobby')}
        </a>
      </div>
      {!isLesson && <GameFigures screen={screen} ended={ended} />}
    </section>
  );
}

/** Button that opens the game as a study shared by all its players. */
function StudyButton({ screen }: { screen: ScreenState }) {
  const isOpening = useSignal(false);
  const seat = ownSeat(screen);
  if (!seat) return null;
  const open = async () => {
    isOpening.value = true;
    try {
      const { openGameStudy, studyPath } = await import('../../study/api.ts');
      go(studyPath((await openGameStudy(seat.table, seat.token)).id));
    } catch (error) {
      const reason = faultOf(error, screen.model.game.id);
      screen.model.notice.value = { kind: 'refusal', rule: '', reason };
    } finally {
      isOpening.value = false;
    }
  };
  return (
    <button
      type="button"
      class="button"
      title={t('result.study.tip')}
      disabled={isOpening.value}
      onClick={() => void open()}
    >
      <Icon name="branch" size={16} /> {t('result.study')}
    </button>
  );
}

/**
 * Replays the game from the set-up (`watch`), or shows the end of the turn before the last, to play on from there
 * (`try`).
 */
function lookBack(screen: ScreenState, what: 'watch' | 'try'): void {
  const { replay } = screen.model;
  screen.leaveEnd();
  if (what === 'watch') replay.run();
  else void replay.turn(-1);
}

/** Returns whether the player at this screen has won, as a word; undefined for several players or a draw. */
function verdictOf(screen: ScreenState, outcome: Outcome): string | undefined {
  const { model, place } = screen;
  const side = model.view.value?.side ?? NOBODY;
  if (model.lesson.course.value)
    return t(isWonBy(model.game, outcome, side) ? 'result.won' : 'result.lost');
  if (
    place.kind === 'record' ||
    screen.isShared.value ||
    side < 0 ||
    abortedBy(model.view.value?.entries ?? []) !== undefined ||
    isDraw(outcome, model.game.sides.length)
  )
    return undefined;
  return t(outcome.winners.includes(side) ? 'result.won' : 'result.lost');
}

/** Link to the next game: to the player's seat there, or to watch. */
function NextLine({ screen }: { screen: ScreenState }) {
  const view = screen.model.view.value;
  if (!view?.rematch) return null;
  if (view.side < 0)
    return (
      <p>
        <a href={tablePath(view.rematch.table)}>{t('result.next.watch')}</a>
      </p>
    );
  const { shift, casual } = view.rematch;
  return (
    <>
      <p>{shift > 0 ? t('result.next.swapped') : t('result.next')}</p>
      {casual && <p>{t('result.next.casual')}</p>}
    </>
  );
}

/** Button for another game like this one; absent for a record. */
function AgainButton({ screen }: { screen: ScreenState }) {
  const { model, place } = screen;
  const view = model.view.value;
  if (!view || view.side < 0) return null;
  const again = () => {
    if (place.restart)
      return place.restart({ ...requestOf(screen), seats: view.seats.map(wishOf) });
    openRematch(view, model.game.sides, false).catch((error) => refuse(screen, error));
  };
  return (
    <button type="button" class="button primary" onClick={again}>
      {view.rematch ? t('result.go-next') : t('result.again')}
    </button>
  );
}

/** Button for a rematch with the sides swapped: each player moves on by one seat. */
function SwapButton({ screen }: { screen: ScreenState }) {
  const { model, place } = screen;
  const view = model.view.value;
  if (!view || view.side < 0 || view.seats.length < 2 || view.rematch) return null;
  const isAmongPeople = view.seats.filter(({ kind }) => kind !== 'bot').length > 1;
  if (isAmongPeople && place.kind !== 'server') return null;
  const swap = async () => {
    if (isAmongPeople) return openRematch(view, model.game.sides, true);
    const seats = [...view.seats.slice(-1), ...view.seats.slice(0, -1)].map(wishOf);
    const request = requestOf(screen);
    if (place.restart) return place.restart({ ...request, seats });
    const bySide = model.game.sides.map(({ id }, side) => [id, seats[side] ?? 'open']);
    return startTable(model.module, { ...request, seats: Object.fromEntries(bySide) });
  };
  return (
    <button
      type="button"
      class="button"
      onClick={() => void swap().catch((error) => refuse(screen, error))}
    >
      {t('result.swap')}
    </button>
  );
}

const wishOf = ({ kind, name }: SeatView): string => (kind === 'bot' ? `bot:${name}` : 'me');

function refuse({ model }: ScreenState, error: unknown): void {
  model.notice.value = { kind: 'refusal', rule: '', reason: faultOf(error) };
}
