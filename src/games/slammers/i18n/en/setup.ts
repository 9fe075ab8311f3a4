/** Buying and setting up. */
export const setup = {
  'prompt.setup.buy.militia':
    'choose whether the infantry is militia, at {price, plural, one {# point} other {# points}} a unit ({budget}).',
  'prompt.setup.buy.buses':
    'choose whether the armoured cars are buses, at {price, plural, one {# point} other {# points}} each ({budget}).',
  'prompt.setup.buy.units':
    'choose the number of {kind} counters, at {price, plural, one {# point} other {# points}} each ({budget}).',
  'prompt.setup.buy.gas':
    'choose whether to buy gas for all {kind} counters, at {price, plural, one {# point} other {# points}} each ({budget}).',
  'prompt.setup.buy.electronics':
    'choose whether to buy electronics for all {kind} counters, at {price, plural, one {# point} other {# points}} each ({budget}).',
  'prompt.setup.buy.drops':
    'choose the number of {kind} counters that arrive by parachute, at {price, plural, one {# point} other {# points}} each ({budget}).',
  'prompt.setup.buy.fortresses':
    'choose how many fortresses to buy, at {price, plural, one {# point} other {# points}} each ({budget}).',
  'prompt.setup.buy.morale': 'choose the morale ({budget}).',
  'prompt.setup.buy.left': '{left, plural, one {# point} other {# points}} left',
  'prompt.setup.buy.left.of': '{colour}: {left, plural, one {# point} other {# points}} left',
  'prompt.setup.fortress': 'choose a hex for a fortress.',
  'prompt.setup.fortress.of': 'choose a hex for one of {colour}’s fortresses.',
  'prompt.setup.place': 'choose a hex for {u}.',
  'prompt.setup.panel': '{colour} rolls for the panel where it enters.',
  'prompt.setup.lot':
    'Each side rolls a die: the side with the higher roll decides who moves first.',
  'prompt.setup.first': 'choose whether to move first or second.',
  'label.count': 'Choose {n}',
  'label.count.price': '{answer} ({points, plural, one {# point} other {# points}})',
  'label.count.yes': 'Yes',
  'label.count.no': 'No',
  'label.count.morale': 'Morale {n}',
  'label.claim.first': 'Move first',
  'label.claim.second': 'Move second',
  'log.bought':
    '{count, plural, =0 {{colour} buys nothing.} other {{colour} buys {units}, for {n} points.}}',
  'log.bought.kind': '{n} × {kind}',
  'log.fortress': 'A fortress is built at {at}.',
  'log.placed': '{u} is set up at {at}.',
  'log.placed.usually': '{by} auto-places the remaining units.',
  'log.panel': '{colour} enters at panel {n}.',
  'log.lot': '{by} rolls {n}.',
  'log.first': '{by} moves first.',
  'roll.panel': 'Panel where {colour} enters',
  'roll.lot': 'Roll for the first move',
  'row.lot': '{by} decides who moves first',
  'outcome.panel': 'panel {n}',
  'outcome.lot': '{by} rolls {n}',
  'refusal.buy-most': 'You can have at most {most} counters of this type in this scenario.',
  'refusal.buy-counters': 'There are only {most} counters of this type.',
  'refusal.buy-points':
    'You can’t afford this: you have only {left, plural, one {# point} other {# points}} left.',
  'refusal.fortress-there': 'There is already a fortress at {at}.',
  'refusal.fortress-ground': 'A fortress can’t be built on the terrain at {at}.',
  'refusal.fortress-area': '{at} is not in the set-up area.',
  'refusal.no-skimmers': 'The unit can’t mount skimmers: it is already on skimmers, or has none.',
  'refusal.outside': '{at} is not in the set-up area of {u}.',
  'refusal.ground': '{u} can’t be set up on the terrain at {at}.',
  'refusal.enemy-there': 'You can’t set up a unit at {at}: there is an enemy there.',
  'refusal.no-room': 'There is no room at {at} for {u} and the units still to be placed.',
} as const;
