/** The form for a new table. */
export const form = {
  'form.title': 'A table for {game}',
  'form.your-name': 'Your name at the table',
  'form.open': 'Open the table',
  'form.scenario': 'Scenario',
  'form.document': 'Bring along: {name}',
  'form.document.make': 'Make one on screen',
  'form.document.taken': 'It is in order, and will be played.',
  'form.document.usual': 'Without a file the usual one is played.',
  'form.seats': 'Who sits where',
  'form.me': 'I do',
  'form.somebody': 'Somebody I send the link to',
  'form.computer': 'The computer: {level}',
  'form.options': 'Options',
  'form.hints': 'Hints',
  'form.hints.text':
    'Whoever plays here may ask what a strong computer would do. The record says if not.',
} as const;
