/** What is said where one asks to be told of one's turns. */
export const notices = {
  'notice.title': 'Tell me when it is my turn',
  'notice.hint': 'Once a turn, while you are not here. Nothing is told but which table it is.',
  'notice.push': 'a browser of yours',
  'notice.stop': 'Tell me no more',
  'notice.by-push': 'In this browser',
  'notice.refused': 'This browser may not show notices of this page; its settings can change that.',
  'notice.email': 'E-mail address',
  'notice.by-email': 'By e-mail',
  'notice.webhook': 'Address of a webhook',
  'notice.by-webhook': 'By webhook',
  'notice.everywhere': 'Tell me of my turns and rounds',
  'notice.everywhere.hint':
    'At all your tables, while you are not there: when it is your turn, and when a round of a tournament or another game begins.',
  'notice.none': 'You are told nothing yet: see whether it is your turn for yourself.',
} as const;
