/** Links to share: to an open seat, to watch, and to the player's own seats on another device. */
import { isClosed } from '../../../table/record/difference.ts';
import type { SeatView } from '../../../table/messages/messages.ts';
import { tablePath } from '../../lobby/my-tables.ts';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { aboutGame, sideName } from '../../games/phrases.ts';
import { nameOf, t } from '../../table-messages.ts';
import { Bold } from '../../ui/bold.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { ScreenState } from '../context.ts';
import { CopyLink, ShareLink } from './share-link.tsx';
import { sideStyle } from '../board/side-style.ts';
import { sitterOf } from '../state-panel.tsx';

interface Invitation {
  readonly seat: SeatView;
  readonly name: string;
  readonly href: string;
}

/** Returns the open seats, if this browser has their secrets. */
function invitationsOf({ model, place }: ScreenState): Invitation[] {
  const view = model.view.value;
  if (!view || isClosed(view)) return [];
  return view.seats.flatMap((seat) => {
    const { id = '' } = model.game.sides[seat.side] ?? {};
    const name = nameOf(model.game, sideNoun(seat.side));
    const secret = place.secrets?.seats[id];
    if (seat.kind !== 'open' || secret === undefined) return [];
    return [{ seat, name, href: hrefOf(view.table, secret) }];
  });
}

const hrefOf = (table: string, secret?: string): string =>
  new URL(tablePath(table, secret), location.href).href;

/** The invitation card, shown prominently until all players have joined or it is closed. */
export function InvitationCard({ screen }: { screen: ScreenState }) {
  const invitations = invitationsOf(screen);
  if (invitations.length === 0 || screen.invited.value) return null;
  return (
    <section class="card invitation" aria-label={t('invite.label')}>
      <h2>{t('invite.title')}</h2>
      <Sitters screen={screen} />
      <Invited screen={screen} invitations={invitations} />
      <div class="dialog-actions">
        <p class="hint">{t('invite.later')}</p>
        <button
          type="button"
          class="button"
          onClick={() => {
            screen.dispatch({ kind: 'invitation-dismissed' });
          }}
        >
          {t('invite.dismiss')}
        </button>
      </div>
    </section>
  );
}

/** Players who are here already, and those still missing. */
function Sitters({ screen }: { screen: ScreenState }) {
  const { game, view } = screen.model;
  const seats = view.value?.seats ?? [];
  return (
    <ul class="sitters">
      {seats.map((seat) => (
        <li key={seat.side} class={seat.kind} style={sideStyle(game, seat.side)}>
          <Icon name={seat.kind === 'open' ? 'link' : 'check'} size={16} />
          <b>{nameOf(game, sideNoun(seat.side))}</b>
          <span>{sitterOf(screen, seat)}</span>
        </li>
      ))}
    </ul>
  );
}

interface InvitedProps {
  readonly screen: ScreenState;
  readonly invitations: readonly Invitation[];
}

const Invited = ({ screen, invitations }: InvitedProps) =>
  invitations.map(({ seat, name, href }) => (
    <div key={seat.side} class="invited" style={sideStyle(screen.model.game, seat.side)}>
      <p>
        <Bold text={t('invite.text', { side: name })} word={name} />
      </p>
      <ShareLink
        screen={screen}
        name={t('invite.link', { side: name })}
        href={href}
        text={t('invite.share.text', {
          game: aboutGame(screen.model.module, 'title'),
          side: name,
        })}
      />
    </div>
  ));

/** Invitations in the panel, followed by the links to watch and to the player's own seats. */
export function Links({ screen }: { screen: ScreenState }) {
  const { model, place } = screen;
  const table = model.view.value?.table;
  if (place.kind !== 'server' || table === undefined) return null;
  const invitations = invitationsOf(screen);
  return (
    <>
      {invitations.length > 0 && (
        <section>
          <h2 class="legend">{t('invite.label')}</h2>
          <Invited screen={screen} invitations={invitations} />
        </section>
      )}
      <section>
        <h2 class="legend">
          <Icon name="eye" size={16} /> {t('invite.watch')}
        </h2>
        <p class="hint">{t('invite.watch.text')}</p>
        <CopyLink name={t('invite.watch.link')} href={hrefOf(table)} />
        <OwnSeats screen={screen} table={table} />
      </section>
    </>
  );
}

/** Links to the player's own seats, to continue on another device; shown only on demand. */
function OwnSeats({ screen, table }: { screen: ScreenState; table: string }) {
  const { own = [], secrets } = screen.place;
  const seats = screen.model.game.sides.filter(({ id }) => own.includes(id) && secrets?.seats[id]);
  if (seats.length === 0) return null;
  return (
    <details class="own-seats">
      <summary>{t('invite.elsewhere')}</summary>
      <p class="hint">{t('invite.elsewhere.text')}</p>
      {seats.map((seat) => (
        <CopyLink
          key={seat.id}
          name={t('invite.own', { side: sideName(screen.model.game, seat) })}
          href={hrefOf(table, secrets?.seats[seat.id])}
        />
      ))}
    </details>
  );
}
