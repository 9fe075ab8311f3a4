/** Notification settings of the player for this table. */
import { useState } from 'preact/hooks';
import { t } from '../account/notice-words.ts';
import { NoticesBox } from '../account/notices-box.tsx';
import { wishesOfSeat } from '../net/notices.ts';
import type { ScreenState } from './context.ts';
import { ownSeat } from './own-seat.ts';

export function NoticesPanel({ screen }: { screen: ScreenState }) {
  const [isOpen, setOpen] = useState(false);
  const seat = ownSeat(screen);
  if (!seat) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('notification.title')}</summary>
      <p class="hint">{t('notification.hint')}</p>
      {isOpen && <NoticesBox wishes={wishesOfSeat(seat.table, seat.token)} />}
    </details>
  );
}
