/** What dice are thrown for, as odds name it. */
export const rolls = {
  'roll.ship': 'Ship {n} strikes',
  'row.ship': 'side {n} of the map',
  'roll.attack': 'The attack in {at}',
  'aim.robots': 'The robots in {at} are eliminated',
  'aim.squads': 'The squads in {at} are hit',
  'roll.auto-defend': 'Auto-defend fires at {u} in {at}',
  'aim.auto-defend': '{u} is hit',
  'roll.recovery': '{u} tries to recover charges',
  'aim.recovery': '{u} recovers the charges',
  'roll.blast': 'The charges go off',
  'part.hex': '{at}',
  'aim.blast.robots': 'Robots are eliminated',
  'count.robots':
    '{n, plural, =0 {no robot eliminated} one {# robot eliminated} other {# robots eliminated}}',
  'aim.blast.hexes': 'Hexes are opened',
  'count.hexes': '{n, plural, =0 {no hex opened} one {# hex opened} other {# hexes opened}}',
} as const;
