/** Seats and current players: bots for absent people, people in place of bots. */
import { useState } from 'preact/hooks';
import { levelsOf, USUAL_LEVEL } from '../../../bots/levels.ts';
import { isClosed } from '../../../table/record/difference.ts';
import type { SeatChange } from '../../../table/seats/stand-ins.ts';
import type { SeatView } from '../../../table/messages/messages.ts';
import { saveSeat, ownTokens } from '../../lobby/my-tables.ts';
import {
  type Message,
  type LocalizedText,
  side as sideNoun,
} from '../../../kernel/text/message.ts';
import { nameOf, msg, t, format } from '../../table-messages.ts';
import { levelName } from '../../ui/level-name.ts';
import type { ScreenState } from '../context.ts';
import { AskStandIn } from './offers.tsx';
import { SeatClock } from './seat-clock.tsx';
import { sideStyle } from '../board/side-style.ts';
import { sitterOf } from '../state-panel.tsx';
import { WatchText } from './watch-card.tsx';

export function SeatsPanel({ screen }: { screen: ScreenState }) {
  const view = screen.model.view.value;
  const [fault, setFault] = useState<LocalizedText>('');
  const { game } = screen.model;
  return (
    <section>
      <h2 class="legend">{t('seat.title')}</h2>
      <ul class="seats" aria-label={t('seat.label')}>
        {view?.seats.map((seat) => (
          <li key={seat.side} style={sideStyle(screen.model.game, seat.side)}>
            <b>{nameOf(game, sideNoun(seat.side))}</b>
            <span>{sitterOf(screen, seat)}</span>
            <Presence seat={seat} isOwn={screen.isOwn(seat.side)} />
            <SeatClock screen={screen} side={seat.side} />
            {!isClosed(view) && <SeatButtons screen={screen} seat={seat} onFault={setFault} />}
          </li>
        ))}
      </ul>
      {fault && <p role="alert">{format(game, fault)}</p>}
      {view && !isClosed(view) && playersOf(view.seats) > 1 && (
        <p class="hint">{view.hints ? t('seat.hints.on') : t('seat.hints.off')}</p>
      )}
      {view && view.side < 0 && (
        <div class="hint">
          <WatchText screen={screen} />
        </div>
      )}
      {view?.watch !== undefined && view.side >= 0 && !view.outcome && (
        <p class="hint">{t('watch.told', { n: view.watch })}</p>
      )}
    </section>
  );
}

/** Number of human players. If there are several, all of them must know whether hints are allowed. */
const playersOf = (seats: readonly SeatView[]): number =>
  seats.filter(({ kind, takenOver }) => kind !== 'bot' || takenOver).length;

function Presence({ seat, isOwn }: { seat: SeatView; isOwn: boolean }) {
  const isOther = !isOwn && (seat.kind === 'human' || seat.takenOver);
  return isOther ? (
    <span class="hint">{seat.connected ? t('seat.here') : t('seat.away')}</span>
  ) : null;
}

interface SeatProps {
  readonly screen: ScreenState;
  readonly seat: SeatView;
  readonly onFault: (fault: LocalizedText) => void;
}

/** Buttons for the changes that the viewer may make to this seat. */
function SeatButtons(props: SeatProps) {
  const { screen, seat } = props;
  if (!mayChange(screen, seat))
    return mayAsk(screen, seat) ? <AskStandIn {...{ screen, side: seat.side }} /> : null;
  if (seat.kind === 'bot')
    return seat.takenOver ? (
      <ChangeButton {...props} change={{ do: 'give-back' }} text={t('seat.give-back')} />
    ) : (
      <ChangeButton {...props} change={{ do: 'take-over' }} text={t('seat.take-over')} />
    );
  if (seat.standIn !== undefined) {
    const isMine = screen.isOwn(seat.side);
    const text = isMine ? t('seat.back') : t('seat.end');
    return <ChangeButton {...props} change={{ do: 'back' }} text={text} />;
  }
  return <StandIn {...props} />;
}

/** Whether the player at this screen may ask another player to let a bot continue. */
const mayAsk = ({ model, place }: ScreenState, { kind, standIn }: SeatView): boolean => {
  const { side = -1, offers = [] } = model.view.value ?? {};
  const isFree = standIn === undefined && offers.length === 0;
  return place.kind !== 'record' && side >= 0 && kind === 'human' && isFree;
};

/** Whether the viewer may change a seat: their own seat or, as the host, a seat without a human player. */
function mayChange(screen: ScreenState, { side, kind }: SeatView): boolean {
  const { place } = screen;
  if (place.kind === 'record') return false;
  if (place.kind === 'local' || screen.isOwn(side)) return true;
  return kind !== 'human' && secretFor(screen, side) !== '';
}

/** Returns the secret that authorizes a change: the seat's or the host's; empty if this browser has neither. */
function secretFor(screen: ScreenState, side: number): string {
  const { seats = {}, host = '' } = screen.place.secrets ?? {};
  const own = screen.isOwn(side) ? seats[screen.model.game.sides[side]?.id ?? ''] : undefined;
  return own || host;
}

function ChangeButton(props: SeatProps & { change: SeatChange; text: string }) {
  const { change, text } = props;
  return (
    <button type="button" class="button small" onClick={() => void carryOut(props, change)}>
      {text}
    </button>
  );
}

function StandIn(props: SeatProps) {
  const [level, setLevel] = useState(USUAL_LEVEL);
  const { screen, seat } = props;
  const isMine = screen.isOwn(seat.side);
  return (
    <span class="row stand-in">
      <button
        type="button"
        class="button small"
        onClick={() => void carryOut(props, { do: 'stand-in', level })}
      >
        {isMine ? t('seat.play-for-me') : t('seat.play-for-them')}
      </button>
      <select
        aria-label={isMine ? t('seat.level-for-me') : t('seat.level-for-them')}
        value={level}
        onChange={(event) => setLevel(event.currentTarget.value)}
      >
        {levelsOf(screen.model.module).map(({ id }) => (
          <option key={id} value={id}>
            {levelName(id)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Sends a change to the table. A player who takes over a seat plays it in addition to their own seats. */
async function carryOut({ screen, seat, onFault }: SeatProps, change: SeatChange): Promise<void> {
  const { model } = screen;
  const side = model.game.sides[seat.side]?.id ?? '';
  const secret = secretFor(screen, seat.side);
  const { fault = '', token } = await model.connection.changeSeat(
    side,
    change,
    secret || undefined,
  );
  onFault(fault);
  const table = model.view.value?.table;
  if (token === undefined || table === undefined) return;
  const isKnown = ownTokens(table).includes(token);
  // A new secret reopens the table without a reload; with a known secret, reload, because it now opens more seats.
  if (isKnown) location.reload();
  else saveSeat(table, side, token);
}

const playedForYou = ({ side, standIn = '' }: SeatView): Message =>
  msg('seat.played-for-you', { side: sideNoun(side), level: levelName(standIn) });

/** Notice for a player whose seat a bot plays, with a button to take it back. */
export function StandInNotice({ screen }: { screen: ScreenState }) {
  const view = screen.model.view.value;
  const [fault, setFault] = useState<LocalizedText>('');
  const { game } = screen.model;
  if (!view || isClosed(view) || screen.place.kind === 'record') return null;
  const seats = view.seats.filter((s) => s.standIn !== undefined && screen.isOwn(s.side));
  return (
    <div class="stand-in-host" role="status">
      {seats.map((seat) => (
        <p key={seat.side} class="notice info">
          <span>
            {format(game, playedForYou(seat))} {format(game, fault)}
          </span>
          <ChangeButton
            {...{ screen, seat, onFault: setFault }}
            change={{ do: 'back' }}
            text={t('seat.take-back')}
          />
        </p>
      ))}
    </div>
  );
}
