/** Names of things. */
export const things = {
  'side.red': 'Red Hive',
  'side.blue': 'Blue Hive',

  // One of a kind, several, and a number of them.
  'unit.Gantua': 'Gantua',
  'unit.Phlanx': 'Phlanx',
  'unit.Termagant': 'Termagant',
  'unit.LowRender': 'Low Render',
  'unit.LowHacker': 'Low Hacker',
  'unit.ArchReaper': 'Arch Reaper',
  'unit.Plunge': 'Plunge',
  'unit.Basic': 'Basic',
  'unit.Worker': 'Worker',
  'units.Gantua': 'Gantuas',
  'units.Phlanx': 'Phlanxes',
  'units.Termagant': 'Termagants',
  'units.LowRender': 'Low Renders',
  'units.LowHacker': 'Low Hackers',
  'units.ArchReaper': 'Arch Reapers',
  'units.Plunge': 'Plunges',
  'units.Basic': 'Basics',
  'units.Worker': 'Workers',
  'count.Gantua': '{n, plural, one {# Gantua} other {# Gantuas}}',
  'count.Phlanx': '{n, plural, one {# Phlanx} other {# Phlanxes}}',
  'count.Termagant': '{n, plural, one {# Termagant} other {# Termagants}}',
  'count.LowRender': '{n, plural, one {# Low Render} other {# Low Renders}}',
  'count.LowHacker': '{n, plural, one {# Low Hacker} other {# Low Hackers}}',
  'count.ArchReaper': '{n, plural, one {# Arch Reaper} other {# Arch Reapers}}',
  'count.Plunge': '{n, plural, one {# Plunge} other {# Plunges}}',
  'count.Basic': '{n, plural, one {# Basic} other {# Basics}}',
  'count.Worker': '{n, plural, one {# Worker} other {# Workers}}',
  'piece.named': '{type} {u}',

  'class.S': 'Smasher',
  'class.H': 'Hacker',
  'class.R': 'Render',
  'class.T': 'Thruster',

  // [2.01]
  'ground.plains': 'plains',
  'ground.river': 'river',
  'ground.rough': 'rough',
  'ground.forest': 'forest',
  'ground.rough-forest': 'rough and forest',
  'ground.river-rough': 'river and rough',
  'ground.river-forest': 'river and forest',

  'region.megahex': 'Megahex {name}',
  'place.megahex': 'megahex {name}',
  'place.off': 'off the map',
  'place.hex': 'hex {n}',
  'place.battle': 'the battle at {n}',
  'place.duel': 'the duel in {air}',

  'condition.disrupted': 'disrupted',
  'condition.charging': 'charging',
  'condition.carries': 'carries token {token}',
  'condition.selected': 'selected',

  // Print on a counter.
  'figures.strength': 'strength {n}',
  'figures.unarmed': 'no attack, defence {n}',
  'figures.moves': 'movement {n}',
  'figures.flies': 'flies {n, plural, one {# megahex} other {# megahexes}}',
  'figures.charges': 'can charge',

  'marker.token': 'Harvest token {token}',
  'marker.token-worth': 'Harvest token {token}, worth {value}',
  'marker.attack': 'Attack',
  'marker.battle': 'Battle, odds {odds}',
  'marker.duel': 'Duel, odds {odds}',

  // [D1] The first column of the combat results table.
  'odds.under': 'under {odds}',

  /** Joins several messages unchanged. */
  'several.told': '{all}',
} as const;
