/** Messages of the notification settings. */
export const notifications = {
  'notification.title': 'Turn notifications',
  'notification.hint':
    'You get one notification per turn, and only while you’re away. It links to the table and reveals nothing about the position.',
  'notification.push': 'one of your browsers',
  'notification.stop': 'Turn off',
  'notification.by-push': 'Add this browser',
  'notification.refused':
    'This browser blocks notifications from this page. You can allow them in its settings.',
  'notification.email': 'E-mail address',
  'notification.by-email': 'Add e-mail',
  'notification.webhook': 'Webhook URL',
  'notification.when': 'How often',
  'notification.when.turn': 'Every turn',
  'notification.when.daily': 'Once a day, at {hour}:00',
  'notification.daily': '{place}, once a day at {hour}:00',
  'notification.by-webhook': 'Add webhook',
  'notification.everywhere': 'Notifications',
  'notification.everywhere.hint':
    'While you’re away, you get a notification when it is your turn in any of your games, and when a tournament round or a rematch starts. You also get one when you are invited or challenged to a game, and when your challenge is declined or expires.',
  'notification.none': 'Notifications are off.',
} as const;
