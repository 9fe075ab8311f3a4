/** Notification settings of the player for this table. */
import { useState } from 'preact/hooks';
import { t } from '../../account/notification-messages.ts';
import { NotificationsBox } from '../../account/notifications-box.tsx';
import { seatPreferences } from '../../net/notifications.ts';
import type { ScreenState } from '../context.ts';
import { ownSeat } from '../seats/own-seat.ts';

export function NotificationsPanel({ screen }: { screen: ScreenState }) {
  const [isOpen, setOpen] = useState(false);
  const seat = ownSeat(screen);
  if (!seat) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('notification.title')}</summary>
      <p class="hint">{t('notification.hint')}</p>
      {isOpen && <NotificationsBox preferences={seatPreferences(seat.table, seat.token)} />}
    </details>
  );
}
