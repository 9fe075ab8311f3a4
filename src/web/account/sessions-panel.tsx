/** Notification settings of the current user for all tables. */
import { accountPreferences } from '../net/notifications.ts';
import { t } from './notification-messages.ts';
import { NotificationsBox } from './notifications-box.tsx';

export function SessionsPanel() {
  return (
    <section class="list-box">
      <h2 class="legend">{t('notification.everywhere')}</h2>
      <p class="hint">{t('notification.everywhere.hint')}</p>
      <NotificationsBox
        preferences={accountPreferences()}
        none={t('notification.none')}
        hasDigest
      />
    </section>
  );
}
