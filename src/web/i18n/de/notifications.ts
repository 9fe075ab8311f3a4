/** Messages of the notification settings, in German. */
import type { notifications as english } from '../en/notifications.ts';

export const notifications: Readonly<Record<keyof typeof english, string>> = {
  'notification.title': 'Zug-Benachrichtigungen',
  'notification.hint':
    'Du bekommst eine Benachrichtigung pro Zug, und nur wenn du nicht hier bist. Sie führt zum Tisch und verrät nichts über die Stellung.',
  'notification.push': 'einer deiner Browser',
  'notification.stop': 'Abschalten',
  'notification.by-push': 'Diesen Browser hinzufügen',
  'notification.refused':
    'Dieser Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.',
  'notification.email': 'E-Mail-Adresse',
  'notification.by-email': 'E-Mail hinzufügen',
  'notification.webhook': 'Webhook-URL',
  'notification.when': 'Wie oft',
  'notification.when.turn': 'Bei jedem Zug',
  'notification.when.daily': 'Einmal am Tag, um {hour}:00 Uhr',
  'notification.daily': '{place}, einmal am Tag um {hour}:00 Uhr',
  'notification.by-webhook': 'Webhook hinzufügen',
  'notification.everywhere': 'Benachrichtigungen',
  'notification.everywhere.hint':
    'Wenn du nicht hier bist, bekommst du eine Benachrichtigung, wenn du in einer deiner Partien am Zug bist und wenn eine Turnierrunde oder eine Revanche beginnt. Du bekommst auch eine, wenn du zu einer Partie eingeladen oder herausgefordert wirst und wenn deine Herausforderung abgelehnt wird oder abläuft.',
  'notification.none': 'Benachrichtigungen sind abgeschaltet.',
};
