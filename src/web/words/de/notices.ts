/** Wo man sagt, wie man von seinen Zügen hören will. */
import type { notices as english } from '../en/notices.ts';

export const notices: Readonly<Record<keyof typeof english, string>> = {
  'notice.title': 'Sag mir, wenn ich am Zug bin',
  'notice.hint':
    'Einmal je Zug, während du nicht hier bist. Gesagt wird nur, um welchen Tisch es geht.',
  'notice.push': 'ein Browser von dir',
  'notice.stop': 'Nichts mehr sagen',
  'notice.by-push': 'In diesem Browser',
  'notice.refused':
    'Dieser Browser darf keine Hinweise dieser Seite zeigen; seine Einstellungen können das ändern.',
  'notice.email': 'E-Mail-Adresse',
  'notice.by-email': 'Per E-Mail',
  'notice.webhook': 'Adresse eines Webhooks',
  'notice.by-webhook': 'Per Webhook',
  'notice.everywhere': 'Sag mir meine Züge und Runden',
  'notice.everywhere.hint':
    'An allen deinen Tischen, während du nicht dort bist: wenn du am Zug bist, und wenn eine Turnierrunde oder eine weitere Partie beginnt.',
  'notice.none': 'Noch wird dir nichts gesagt: sieh selbst nach, ob du am Zug bist.',
};
