/** Messages of the benchmark games, in English. */
export const en = {
  'side.white': 'White',
  'side.black': 'Black',
  'terrain.square': 'square',
  'marker.man': '{by} man',
  'prompt.turn': 'make your move.',
  'panel.side': 'To move',
  'end.draw': 'Nobody can win any more.',
  'end.won': '{by} has won.',
} as const;

/** The same messages, and Breakthrough's texts for lists of games. */
export const breakthroughMessages = {
  ...en,
  'game.title': 'Breakthrough',
  'game.tagline': 'Men that only go ahead: a small game, to measure what plays it.',
  'game.credits': 'Dan Troyka, 2000.',
  'game.designed': 'None of it.',
  'scenario.standard.title': 'Eight by eight',
  'scenario.standard.text': 'Sixteen men each, on two rows.',
} as const;
