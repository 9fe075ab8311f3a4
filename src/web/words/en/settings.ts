/** What the settings say. */
export const settings = {
  'settings.language': 'Language',
  'settings.language.auto': 'As the browser',
  'settings.language.failed': 'The words of {language} did not load. The server may be down.',
  'settings.theme': 'Colours',
  'settings.theme.system': 'As the system',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.pace': 'Show the others’ moves',
  'settings.pace.off': 'Not at all',
  'settings.pace.fast': 'Fast',
  'settings.pace.normal': 'Normal',
  'settings.pace.slow': 'Slow',
  'settings.follow': 'The board follows the moves of others',
  'settings.odds': 'Show the odds and wait before dice are rolled',
  'settings.confirm':
    'Ask before a click on the board ends my turn, and before I leave units unmoved',
  'settings.send-at-once': 'Send every decision at once, so that the others see me move',
  'settings.name': 'My name at tables',
} as const;
