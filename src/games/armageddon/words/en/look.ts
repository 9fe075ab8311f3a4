/** What is shown beside the map. */
export const look = {
  'cost.humans': '{n} H',
  'cost.materials': '{n} M',
  'cost.energy': '{n} E',
  'cost.technology': '{n} T',
  'cost.all': '{row}',
  'cost.nothing': 'no resources',
  'cost.card': '{ap} AP, {cost}',
  'printed.unit':
    '{cost}; attack {attack}, defence {defence}, {points} points, movement {movement}, range {range}',
  'printed.hero': '{cost}; command {command}, fate {fate}, {points} wounds, movement {movement}',
  'printed.attack':
    '{cost}; attack {attack}, defence {defence}, fate {fate}, {points} points, range {range}',
  'printed.facility': '{cost}; defence {defence}, {points} structure',
  'zone.hand': '{by}’s hand',
  'zone.deck': '{by}’s deck',
  'zone.tactics': '{by}’s tactics',
  'zone.discards': '{by}’s discards',
  'zone.card': '{printed}{more}',
  'zone.damaged': '; {left} of {points} left',
  'zone.carries': '; with {gear}',
  'zone.tactic': '{n} AP in a challenge',
  'zone.gear.attachment': 'attachment',
  'zone.gear.munition': 'munition',
  'zone.gear.enhancement': 'enhancement',
} as const;
