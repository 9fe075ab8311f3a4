/** Movement, towing, riding, fortresses. */
export const movement = {
  'prompt.move.pick': 'choose a unit to move, or press Done.',
  'prompt.move.unit': 'choose a destination or an action for {u}.',
  'prompt.search.roll': '{u} enters the forest at {at}.',
  'label.move': 'Move {u}',
  'label.blow-up': 'Blow up the fortress at {at}',
  'label.to': 'To {at}',
  'label.tow': 'Tow {u}',
  'label.unhook': 'Set up the gun',
  'label.load': 'Load {u}',
  'label.unload': 'Unload the infantry',
  'label.mount': 'Mount the skimmers',
  'label.dismount': 'Dismount',
  'label.inside': 'Enter the fortress',
  'label.take': 'Take a container',
  'label.priced': '{label} ({n, plural, one {# movement point} other {# movement points}})',
  'label.priced.each':
    '{label} ({n, plural, one {# movement point} other {# movement points}} per unit)',
  'label.exit': 'Leave the map',
  'marker.blown-up': 'fortress about to be blown up',

  'log.moved': '{u} moves to {at}.',
  'log.hooked': '{u} hooks up {gun} at {at}.',
  'log.set-up-gun': '{gun} is unhooked from {u} and set up at {at}.',
  'log.loaded': '{u} mounts {carrier} at {at}.',
  'log.unloaded': '{u} dismounts from {carrier} at {at}.',
  'log.mounted': '{u} mounts its skimmers.',
  'log.dismounted': '{u} dismounts.',
  'log.inside': '{u} enters the fortress at {at}.',
  'log.blown-up': 'The fortress at {at} is about to be blown up.',
  'log.taken': '{u} takes a container at {at}.',
  'log.safe': '{u} brings a container home for {colour}.',
  'log.exit': '{u} leaves the map at {at}.',
  'log.searched':
    '{u} enters the forest at {at}: {n, plural, =0 {no partisans} one {one partisan} other {# partisans}}.',
  'roll.search': 'Forest search at {at}',
  'aim.search': 'Partisans at {at}',
  'outcome.searched': '{n, plural, =0 {no partisans} one {one partisan} other {# partisans}}',

  'refusal.not-moving': '{u} can’t move now: only units of the moving player can move.',
  'refusal.nowhere': '{u} is not on the map, so it can’t move.',
  'refusal.moved': '{u} has already ended its move.',
  'refusal.carried': '{u} can’t move by itself: it moves with {carrier}.',
  'refusal.comes-down': '{u} can’t move onto the map: it arrives by parachute, in the drops phase.',
  'refusal.comes-later': '{u} can’t enter the map before turn {n}.',
  'refusal.only-towed': '{u} can’t move by itself; a vehicle must tow it.',
  'refusal.surprised-moves':
    '{u} is surprised: in turn 1 it can move only after it has been fired at or assaulted.',
  'refusal.pinned': '{u} is disrupted and towing a gun, so it can’t move until it rallies.',
  'refusal.landed-among': '{u} has landed among enemies and can’t move.',
  'refusal.in-contact': '{u} can’t leave {at} while there are enemies there.',
  'refusal.relieve-first':
    'One hex holds more than three of your counters: move a counter out of it first.',
  'refusal.leave-first':
    'A fortress is about to be blown up: first move the units inside it to other hexes.',
  'refusal.choose-hex': '{at} is not a hex on the map. Choose a hex for {u}.',
  'refusal.has-gone':
    '{u} has already moved to the hex you chose: you can’t choose another hex now.',
  'refusal.here-already': '{u} is already at {at}. Choose another hex.',
  'refusal.take-gun':
    '{u} must tow a gun out of the fortress, because no other vehicle can. Hook up a gun first.',
  'refusal.blown-up':
    'The fortress at {at} is about to be blown up, so your units can’t enter its hex.',
  'refusal.blown-up-before': 'The fortress at {at} is already about to be blown up.',
  'refusal.held-back':
    '{u} must stay on its panel until a Red unit has left the next panel to the west.',
  'refusal.home-of-others': '{at} is on an opponent’s panel, and your units can’t enter it.',
  'refusal.disrupted-assault': '{u} is disrupted and can’t enter a close assault.',
  'refusal.assault-full':
    'You can’t enter the close assault at {at}: each side can have at most three units there.',
  'refusal.bars': '{u} can’t enter the terrain at {at}.',
  'refusal.disrupted-wet': '{u} is disrupted and can’t enter a river or lake.',
  'refusal.tows-over-river': '{u} is towing a gun and can cross rivers only at bridges.',
  'refusal.tows-and-swims':
    '{u} is towing a gun and can’t cross lakes or swamps: only hover units can tow across them.',
  'refusal.hex-full':
    'There is no room for {u} at {at}: a hex can hold at most three counters per side.',
  'refusal.enemies-between':
    '{u} can’t reach {at}: it would have to stop in a hex with enemies on the way.',
  'refusal.forests-between':
    '{u} can’t reach {at}: it would have to stop in an unsearched forest on the way.',
  'refusal.no-way-in': '{u} can’t enter the map at {at}.',
  'refusal.cannot-reach': '{u} doesn’t have enough movement points to reach {at}.',
  'refusal.tows-not':
    '{u} is still moving, and it can’t tow: only vehicles can. To move another unit, end this move first.',
  'refusal.not-towed':
    '{gun} can’t be towed: only guns, howitzers and calliopes that are not self-propelled can be towed.',
  'refusal.tower-disrupted': '{u} is disrupted and can’t hook up a gun.',
  'refusal.has-cargo': '{u} is already carrying or towing a unit.',
  'refusal.hook-late':
    'You can’t hook up a gun now: a vehicle can do so only at the start of its move, in the hex where it began the turn.',
  'refusal.gun-elsewhere': '{gun} is not in the same hex as {u}.',
  'refusal.gun-not-loose':
    '{gun} can’t be hooked up to {u}. The gun must be friendly and not in tow, and must not have landed or been set up this turn. In a fortress hex, both units must be inside the fortress or both outside.',
  'refusal.no-gun': '{u} has no gun hooked up.',
  'refusal.gun-on-water': 'A gun can’t be set up at {at}: the hex is a lake, swamp or river.',
  'refusal.unhook-late':
    'You can’t set up the gun now: a vehicle can do so only at the start of its move, and only if it was already towing the gun when the turn began.',
  'refusal.carries-not': '{carrier} can’t carry {u}.',
  'refusal.rides-not': '{u} is not infantry, so {carrier} can’t carry it.',
  'refusal.carrier-closed': '{carrier} is disrupted: infantry can’t get in or out.',
  'refusal.infantry-elsewhere': '{u} is not in the same hex as {carrier}.',
  'refusal.boarded':
    '{carrier} has already loaded a unit this turn, or {u} has already mounted. Each can do so only once a turn.',
  'refusal.no-boarding':
    'To mount or dismount, {u} and {carrier} need {n, plural, one {# movement point} other {# movement points}} each, and at least one of them has fewer left.',
  'refusal.not-from-start':
    '{u} can mount only before it moves, and only if the carrier began the turn in the same hex. In a hex with a fortress, both units must be inside it or both outside.',
  'refusal.no-rider': '{carrier} is not carrying any infantry.',
  'refusal.alighted':
    '{carrier} has already unloaded a unit this turn, or {u} has already dismounted. Each can do so only once a turn.',
  'refusal.too-wet': '{u} can’t dismount at {at}: infantry on foot can’t enter that terrain.',
  'refusal.no-change':
    '{u} doesn’t have enough movement points: mounting or dismounting takes {n} from its points on foot and {n} from its points on skimmers.',
  'refusal.on-foot': '{u} can’t dismount: it is not on skimmers.',
  'refusal.not-on-map': '{u} is not on the map yet, so it can’t dismount.',
  'refusal.no-fortress':
    '{u} can’t enter a fortress: there is none in its hex, or the unit is already inside.',
  'refusal.fortress-full': 'There is no room in the fortress: it holds at most three units.',
  'refusal.no-points-inside':
    '{u} doesn’t have enough movement points: entering the fortress costs {n}.',
  'refusal.no-fortress-at': 'There is no fortress at {at}.',
  'refusal.not-in-fortress':
    'You can’t blow up the fortress at {at}: it is empty, or not all units inside are yours.',
  'refusal.cannot-all-leave':
    'You can’t blow up the fortress at {at}: not all units inside can leave the hex now.',
  'refusal.no-spice': '{u} is not in a hex with a container.',
  'refusal.no-points-to-take':
    '{u} doesn’t have enough movement points: taking a container costs {n}.',
  'refusal.no-exit': '{u} is not in a hex where its side can leave the map.',
  'refusal.no-points-to-exit': '{u} doesn’t have enough movement points to leave the map.',
} as const;
