/** Offers at a table, the player's own and those of others: a draw, a takeback, a pause, a substitute bot. */
import { useState } from 'preact/hooks';
import { USUAL_LEVEL } from '../../../bots/levels.ts';
import { type Offer, termsMessage } from '../../../table/seats/offers.ts';
import { isClosed } from '../../../table/record/difference.ts';
import type { ClientTable } from '../../../table/views/client-table.ts';
import { serverClock } from '../../net/server-clock.ts';
import { t, format } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';

/** Returns the seats of other players, to whom an offer can be made. */
const othersOf = (screen: ScreenState, { seats }: ClientTable) =>
  seats.filter(
    ({ kind, takenOver, side }) => (kind === 'human' || takenOver) && !screen.isOwn(side),
  );

/** Buttons that make an offer to the other players. */
export function AskButtons({ screen }: { screen: ScreenState }) {
  const view = screen.model.view.value;
  if (!view || view.side < 0 || screen.place.kind === 'record' || isClosed(view)) return null;
  const others = othersOf(screen, view);
  if (others.length === 0) return null;
  const own = view.offers?.find(({ by }) => screen.isOwn(by));
  if (own) return <OfferButton {...{ screen, text: 'withdraw', label: t('offer.withdraw') }} />;
  const hasDecided = view.entries.some(({ kind, side }) => kind === 'action' && side === view.side);
  return (
    <div class="row">
      <OfferButton {...{ screen, text: 'ask draw', label: t('offer.draw') }} />
      {hasDecided && (
        <OfferButton {...{ screen, text: 'ask takeback', label: t('offer.takeback') }} />
      )}
      {view.clock && <AskPause screen={screen} />}
      {view.ownRules?.isMissing === false && (
        <OfferButton {...{ screen, text: 'ask rules', label: t('offer.rules') }} />
      )}
    </div>
  );
}

/** Lengths of a pause to choose from, in days. */
const PAUSES = [1, 3, 7, 14, 30];

/** Offers the others to stop all clocks for some days, or to end such a pause. */
function AskPause({ screen }: { screen: ScreenState }) {
  const [days, setDays] = useState(7);
  const now = serverClock.now() / 1000;
  if (screen.model.view.value?.clock?.sides.some(({ paused = 0 }) => paused > now))
    return <OfferButton {...{ screen, text: 'ask resume', label: t('offer.resume') }} />;
  return (
    <span class="row">
      <OfferButton {...{ screen, text: `ask pause ${days}`, label: t('offer.pause') }} />
      <select
        aria-label={t('offer.pause.days')}
        value={days}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      >
        {PAUSES.map((n) => (
          <option key={n} value={n}>
            {t('offer.pause.length', { n })}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Asks the owner of a seat to let a bot continue. */
export function AskStandIn({ screen, side }: { screen: ScreenState; side: number }) {
  const label = t('offer.stand-in');
  return <OfferButton {...{ screen, text: `ask stand-in ${side} ${USUAL_LEVEL}`, label }} />;
}

interface OfferButtonProps {
  readonly screen: ScreenState;
  readonly text: string;
  readonly label: string;
}

/** Button that sends an offer or an answer. A refusal by the table is shown in the usual notice. */
const OfferButton = ({ screen, text, label }: OfferButtonProps) => (
  <button type="button" class="button small" onClick={() => void screen.model.agree(text)}>
    {label}
  </button>
);

/** Offers of players, in the decision region, with the answers that this page may give. */
export function OfferNotice({ screen }: { screen: ScreenState }) {
  const view = screen.model.view.value;
  if (!view || isClosed(view) || screen.place.kind === 'record') return null;
  return (
    <div class="stand-in-host" role="status">
      {view.offers?.map((offer) => (
        <p key={offer.by} class="notice info">
          <span>{format(screen.model.game, termsMessage(offer.by, offer.terms))}</span>
          {isAsked(screen, view, offer) && (
            <>
              <OfferButton {...{ screen, text: 'agree', label: t('offer.agree') }} />
              <OfferButton {...{ screen, text: 'decline', label: t('offer.decline') }} />
            </>
          )}
        </p>
      ))}
    </div>
  );
}

function isAsked(
  screen: ScreenState,
  { side }: ClientTable,
  { by, terms: wish, agreed }: Offer,
): boolean {
  if (side < 0 || screen.isOwn(by) || agreed.includes(side)) return false;
  return wish.do !== 'stand-in' || screen.isOwn(wish.side);
}
