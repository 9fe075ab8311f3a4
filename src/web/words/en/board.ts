/** What is said of a board, most of it to those who do not see it. */
export const board = {
  'board.of': '{game} board',
  'board.label': 'Board',
  'board.role': 'board',
  'board.keys':
    'Arrow keys move over the board. Tab goes to the next legal pick, Enter or Space picks, F spreads a stack out, plus and minus zoom, 0 shows the whole board, Escape takes back.',
  'board.zoom': 'Zoom',
  'board.zoom-in': 'Zoom in',
  'board.zoom-out': 'Zoom out',
  'board.whole': 'Whole board',
  'board.stack': 'Stack on {node}',
  'board.pick-node': 'Pick {node} itself',
  'board.about': '{unit}: {state}',
  'board.pick': '{what}: pick',
  'board.facing': 'facing {direction}',
  'board.on': '{unit}, on {node}',
  'board.edge': '{from} to {to}',
  'board.direction': 'direction {direction}',
  'board.can-pick-place': 'You can pick this place',
  'board.can-pick': 'You can pick {units}',
  'board.described': '{parts}.',
  'board.tabbed': 'Pick {n} of {all}: {what}',
} as const;
