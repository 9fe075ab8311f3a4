/** What the benchmark games say, in English. */
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
