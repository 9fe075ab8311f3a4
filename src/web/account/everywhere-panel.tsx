/** Notification settings of the current user for all tables. */
import { wishesOfAccount } from '../net/notices.ts';
import { t } from './notice-words.ts';
import { NoticesBox } from './notices-box.tsx';

export function EverywherePanel() {
  return (
    <section class="list-box">
      <h2 class="legend">{t('notification.everywhere')}</h2>
      <p class="hint">{t('notification.everywhere.hint')}</p>
      <NoticesBox wishes={wishesOfAccount()} none={t('notification.none')} hasDigest />
    </section>
  );
}
