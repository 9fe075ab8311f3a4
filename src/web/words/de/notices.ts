/** Wo man sagt, wie man von seinen Zügen hören will. */
import type { notices as english } from '../en/notices.ts';

export const notices: Readonly<Record<keyof typeof english, string>> = {
  'notice.title': 'Zug-Benachrichtigungen',
  'notice.hint':
    'Eine Benachrichtigung pro Zug, nur wenn du nicht hier bist. Sie nennt nur den Tisch.',
  'notice.push': 'einer deiner Browser',
  'notice.stop': 'Abschalten',
  'notice.by-push': 'In diesem Browser',
  'notice.refused':
    'Dieser Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.',
  'notice.email': 'E-Mail-Adresse',
  'notice.by-email': 'Per E-Mail',
  'notice.webhook': 'Webhook-Adresse',
  'notice.when': 'Wie oft',
  'notice.when.turn': 'Bei jedem Zug',
  'notice.when.daily': 'Einmal am Tag, um {hour}:00 Uhr',
  'notice.daily': '{place}, einmal am Tag um {hour}:00 Uhr',
  'notice.by-webhook': 'Per Webhook',
  'notice.everywhere': 'Benachrichtigungen',
  'notice.everywhere.hint':
    'Für alle deine Partien, wenn du nicht hier bist: wenn du am Zug bist und wenn eine Turnierrunde oder eine Revanche beginnt.',
  'notice.none': 'Benachrichtigungen sind abgeschaltet.',
};
