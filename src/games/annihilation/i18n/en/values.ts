/** Names of the values that variants change, and their units. */
export const values = {
  'value.charges': 'Charge of a carrier',
  'value.learning.charges': 'Charge of a carrier on the learning board',
  'value.points.charge': 'Points for each unit of charge',
  'value.points.particle': 'Extra points for each carrier',
  'value.repetitions': 'Times a position must occur to end the game',
  'value.quiet': 'Quiet turns that end the game',
  'value.quiet.warning': 'Quiet turns left at the first warning',
  'value.turns': 'Maximum number of turns',
  'value.unit.points': 'points',
  'value.unit.times': 'times',
  'value.unit.turns': 'turns',
} as const;
