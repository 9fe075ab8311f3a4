/** Links to hand out: to a seat that waits for somebody, to watch, and to one's own on another device. */
import { useRef, useState } from 'preact/hooks';
import { isClosed } from '../../table/difference.ts';
import type { SeatView } from '../../table/messages.ts';
import { tablePath } from '../lobby/my-tables.ts';
import { side as sideNoun } from '../../kernel/message.ts';
import { sideName } from '../games/phrases.ts';
import { nameOf, t } from '../table-words.ts';
import { Bold } from '../ui/bold.tsx';
import { Icon } from '../ui/icons.tsx';
import type { ScreenState } from './context.ts';
import { sideStyle } from './side-style.ts';

interface Invitation {
  readonly seat: SeatView;
  readonly name: string;
  readonly href: string;
}

/** Seats that wait for somebody, if this browser has their secrets. */
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

/** The invitation, where nobody can overlook it, until somebody has come or it is put away. */
export function InvitationCard({ screen }: { screen: ScreenState }) {
  const invitations = invitationsOf(screen);
  if (invitations.length === 0 || screen.invited.value) return null;
  return (
    <section class="card invitation" aria-label={t('invite.label')}>
      <h2>{t('invite.title')}</h2>
      {invitations.map(({ seat, name, href }) => (
        <div key={seat.side} class="invited" style={sideStyle(screen.model.game, seat.side)}>
          <p>
            <Bold text={t('invite.text', { side: name })} word={name} />
          </p>
          <CopyLink name={t('invite.link', { side: name })} href={href} />
        </div>
      ))}
      <div class="dialog-actions">
        <p class="hint">{t('invite.later')}</p>
        <button
          type="button"
          class="button"
          onClick={() => {
            screen.invited.value = true;
          }}
        >
          {t('invite.put-away')}
        </button>
      </div>
    </section>
  );
}

/** The same in the panel, with the links of another kind apart from it. */
export function Links({ screen }: { screen: ScreenState }) {
  const { model, place } = screen;
  const table = model.view.value?.table;
  if (place.kind !== 'server' || table === undefined) return null;
  const invitations = invitationsOf(screen);
  return (
    <>
      {invitations.length > 0 && (
        <section class="invited">
          <h2 class="legend">{t('invite.label')}</h2>
          {invitations.map(({ seat, name, href }) => (
            <CopyLink key={seat.side} name={t('invite.link', { side: name })} href={href} />
          ))}
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

/** One's own seats, to be gone on with elsewhere; shown only when asked for. */
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

const COPY_WORDS = { no: 'invite.copy', yes: 'invite.copied', failed: 'invite.by-key' } as const;

function CopyLink({ name, href }: { name: string; href: string }) {
  const [copied, setCopied] = useState<keyof typeof COPY_WORDS>('no');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    setCopied((await copyText(href, field.current)) ? 'yes' : 'failed');
    setTimeout(() => setCopied('no'), 3000);
  };
  return (
    <div class="copy-link">
      <label>
        <span>{name}</span>
        <input
          ref={field}
          type="text"
          readOnly
          value={href}
          onFocus={(e) => e.currentTarget.select()}
        />
      </label>
      <button type="button" class="button small" onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'check' : 'copy'} size={16} /> {t(COPY_WORDS[copied])}
      </button>
    </div>
  );
}

/** Pages without a certificate have no clipboard: there the field is selected and copied as of old. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
