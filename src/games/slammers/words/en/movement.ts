/** Movement, towing, riding, fortresses. */
export const movement = {
  'prompt.move.pick': 'choose a unit to move, or be done.',
  'prompt.move.unit': 'where does {u} go?',
  'prompt.search.roll': '{u} enters the forest at {at}.',
  'label.move': 'Move {u}',
  'label.blow-up': 'Blow up the fortress at {at}',
  'label.to': 'To {at}',
  'label.tow': 'Hook up {u}',
  'label.unhook': 'Set the gun up',
  'label.load': 'Take {u} in',
  'label.unload': 'Let the infantry out',
  'label.mount': 'Mount the skimmers',
  'label.dismount': 'Dismount',
  'label.inside': 'Go into the fortress',
  'label.take': 'Take a container',
  'label.exit': 'Leave the map',
} as const;
