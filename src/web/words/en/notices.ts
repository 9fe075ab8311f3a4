/** Messages of the notification settings. */
export const notices = {
  'notice.title': 'Turn notifications',
  'notice.hint':
    'One notification per turn, only while you’re away. It names the table and nothing else.',
  'notice.push': 'one of your browsers',
  'notice.stop': 'Turn off',
  'notice.by-push': 'In this browser',
  'notice.refused':
    'This browser blocks notifications from this page. You can allow them in its settings.',
  'notice.email': 'E-mail address',
  'notice.by-email': 'By e-mail',
  'notice.webhook': 'Webhook address',
  'notice.when': 'How often',
  'notice.when.turn': 'At each turn',
  'notice.when.daily': 'Once a day, at {hour}:00',
  'notice.daily': '{place}, once a day at {hour}:00',
  'notice.by-webhook': 'By webhook',
  'notice.everywhere': 'Notifications',
  'notice.everywhere.hint':
    'For all your games, while you’re away: when it is your turn, and when a tournament round or a rematch starts.',
  'notice.none': 'Notifications are off.',
} as const;
