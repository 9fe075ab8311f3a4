/** Indirect and direct fire, gas, answers to them. */
export const fire = {
  'prompt.strike.hex': 'choose a hex for indirect fire, or press Done.',
  'prompt.strike.guns': 'choose the guns that fire at {at}.',
  'prompt.strike.roll': 'Shells land at {at}, odds {odds}.',
  'prompt.direct.hex': 'choose a hex to fire at, or press Done.',
  'prompt.direct.targets': 'choose the targets at {at}.',
  'prompt.direct.guns': 'choose the units that fire at {at}.',
  'prompt.attack.roll': 'Roll for the attack at {at}, odds {odds}.',
  'prompt.gas.roll': 'Gas from {gun} reaches {target}.',
  'prompt.react.jam':
    'an attack at {at} has been announced ({odds}): choose whether to jam an enemy.',
  'prompt.react.shell': 'incoming shells at {at} ({odds}): choose whether to stop any.',
  'label.jam': 'Use {u} to jam an enemy',
  'label.stop': 'Stop shells with {u}',
  'label.aim': 'Fire at {at}',
  'label.all': 'Target all units there',
  'label.target': 'Target {u}',
  'label.shell': 'Shells from {u}',
  'label.gas': 'Gas from {u}',
  'label.join': 'Add {u}',
  'label.fire': 'Fire',

  'log.direct': 'Direct fire at {at}: {units} against {targets}, odds {odds}.',
  'log.attack': 'Attack at {at}, odds {odds}, rolled {n}: {what}.',
  'log.gas': '{u} fires gas at {at}.',
  'log.gas.roll': 'Gas from {gun} on {u}, rolled {n}: {what}.',

  'log.direct.jammed': 'Jammed: {units}. The odds at {at} are now {odds}.',
  'log.direct.off': 'Jammed: {units}. The attack at {at} is cancelled.',
  'log.strike': 'Indirect fire at {at}: {guns}.',
  'log.strike.jammed': 'Jamming removes these units from the indirect fire at {at}: {units}.',
  'log.strike.lapsed':
    'The remaining shells, from {units}, are too few to have any effect at {at}.',
  'log.strike.roll': 'Shells at {at}, odds {odds}, rolled {n}: {what}.',
  'log.stop': '{u} stops the shells from {gun}.',
  'log.jam': '{tank} jams {u}.',
  'odds.gas': 'gas',
  'label.odds': '{label}: {odds}, {results}',
  'label.odds.same': '{label}: still {odds}, {results}',
  'label.odds.change': '{label}: {from} → {odds}, {results}',
  'label.odds.nothing':
    '{label}: no effect, because an earlier attack has already eliminated the targets',
  'odds.disrupt': 'disrupt {share}',
  'odds.eliminate': 'eliminate {share}',
  'odds.share': '{n}%',
  'odds.share.change': '{was} → {n}%',
  'plan.attack': 'Attack at {at}',
  'plan.announced': 'Announced attack',
  'plan.now': 'Now',
  'plan.coming': 'As announced',
  'plan.at': 'All units against {units}',
  'plan.with': 'With {u}',
  'plan.all': 'With all units',
  'plan.without': 'Without {u}',
  'plan.unit': '{u}',
  'plan.shift': 'column shift',
  'area.attack': 'Attack',
  'odds.all': '{odds}',
  'odds.class': '{odds} against class {class}',
  'odds.inside': '{odds} against class {class} in the fortress',

  'roll.attack': 'Attack at {at}',
  'aim.attack': 'Hit on {units}',
  'roll.strike': 'Indirect fire at {at}',
  'aim.strike': 'Units at {at} are hit',
  'roll.gas': 'Gas attack at {at}',
  'count.hit': '{n, plural, =0 {no unit hit} one {# unit hit} other {# units hit}}',
  'subject.unit': '{u}',
  'subject.shells': 'shells',
  'outcome.nothing': 'no effect',
  'outcome.eliminated': '{units} eliminated',
  'outcome.disrupted': '{units} disrupted',
  'outcome.rubble': 'rubble',
  'outcome.starred': 'rubble (if only shells attack the hex this player turn)',
  'outcome.several': '{parts}',
  'outcome.gas.eliminated': 'eliminated',
  'outcome.gas.disrupted': 'disrupted',

  'refusal.off-map': '{u} is not on the map.',
  'refusal.not-yours': '{u} is not one of the units you can use now.',
  'refusal.calliope': 'Calliopes can fire only at shells and drops, so {u} can’t attack here.',
  'refusal.howitzer': 'Howitzers can fire only indirectly, so {u} can’t fire here.',
  'refusal.fired': '{u} has already attacked this player turn.',
  'refusal.disrupted': '{u} is disrupted and can’t fire.',
  'refusal.disrupted-jam': '{u} is disrupted and can’t jam.',
  'refusal.assaulted': '{u} is in a close assault and can’t fire out of it.',
  'refusal.towed': '{u} can’t fight while {carrier} is towing it.',
  'refusal.carrier-disrupted': '{u} can’t fire from {carrier}, which is disrupted.',
  'refusal.surprised':
    '{u} is surprised: in turn 1 it can fire only after it has been fired at or assaulted.',
  'refusal.too-far':
    '{u} can’t reach {at}: the distance is {far} hexes, and its extended range is only {most}.',
  'refusal.unseen': '{u} can’t see {at}: {by} is in the way.',
  'refusal.no-enemy': 'There is no enemy at {at}.',
  'refusal.partisans':
    'You can’t fire in this scenario: all combat with partisans is close assault.',
  'refusal.battlefield': '{at} is not on the panel where attacks are allowed.',
  'refusal.own-there': '{u} is at {at}: you can’t fire directly into a hex with your own units.',
  'refusal.nobody-left': 'You have no units left that can fire.',
  'refusal.none-in-range': '{at} is out of range of all your units that can still fire.',
  'refusal.odds-direct':
    'Even with all your fire at {at}, the odds would be below {least}. Choose another hex.',
  'refusal.odds-all':
    'All enemies at {at} together are too strong a target: the odds would be below {least}. Choose fewer targets.',
  'refusal.odds-target':
    'With {u} as a target, the odds would be below {least}, even if all your units attacked together. Leave {u} out.',
  'refusal.odds-firer':
    'You can’t add {u} next: units join in the order they are listed, and even with {u} and all units after it, the odds would be below {least}. Choose one of the units offered.',
  'refusal.no-target': 'Choose a target first.',
  'refusal.target-elsewhere': '{u} is not at {at}: all targets must be in one hex.',
  'refusal.target-carried':
    '{u} is being carried or towed and can’t be a separate target: choose its vehicle instead.',
  'refusal.target-order':
    'Choose targets in the order they are listed: the next one must come after {last}.',
  'refusal.target-apart':
    'You can’t target {u} together with {last}: only one of them is in the fortress.',
  'refusal.target-chosen':
    'You have already chosen an individual target, so you can only add more targets or press Done.',
  'refusal.no-gas': '{u} can’t fire gas, because it has none.',
  'refusal.firer-order':
    'Add units in the order they are listed: the next one must come after {last}.',
  'refusal.not-allies': '{u} and {last} are enemies and can’t attack together.',
  'refusal.no-artillery': '{u} is not artillery, so it can’t fire indirectly.',
  'refusal.struck':
    '{at} has already been shelled: all guns that fire at the same hex must do so together.',
  'refusal.guns-range': '{at} is out of range of all your artillery that can still fire.',
  'refusal.unobserved': 'No friendly unit sees {at}, so {u} has no observer.',
  'refusal.blinded': '{u} is jammed and can fire only at hexes in its own line of sight.',
  'refusal.odds-so-far':
    'With the units added so far, the odds at {at} are still below {least}. Add more units.',
  'refusal.odds-shells-so-far':
    'With the guns added so far, the odds at {at} are still below {least}. Add more guns.',
  'refusal.odds-strike':
    'Even with all shells that can reach {at}, the odds would be below {least}. Choose another hex.',
  'refusal.odds-gun':
    'You can’t add {u} next: guns join in the order they are listed, and even with {u} and all guns after it, the odds would be below {least}. Choose one of the guns offered.',
  'refusal.no-stopper': '{u} can’t stop shells: only calliopes and hover tanks can.',
  'refusal.stopper-range':
    '{at} is beyond the range of {u} ({range} hexes); extended range does not apply here.',
  'refusal.no-friend': 'There is no friendly unit at {at} for {u} to protect.',
  'refusal.not-coming': 'None of the incoming shells are from {u}.',
  'refusal.alike':
    'Another gun on the list fires shells with the same effect: choose that gun instead.',
  'refusal.too-few':
    'The remaining shells are too few to have any effect, so there is nothing to stop.',
  'refusal.nothing-drops': 'You can’t fire at drops now: no unit is in the air.',
  'refusal.nothing-jams':
    'You can jam only right after an attack is announced: first choose the tank, then the unit it jams.',
  'refusal.nothing-comes':
    'There are no incoming shells now, or you have already chosen the unit that stops them.',
  'refusal.no-shells-yet': 'First choose the unit that stops shells, then the shells.',
  'refusal.half-answered': 'You have already chosen a unit to react with. Now choose its target.',
  'refusal.no-electronics': '{u} can’t jam, because it has no electronics.',
  'refusal.jams': '{u} has already jammed a unit this player turn.',
  'refusal.nobody-to-jam': 'No unit that {u} can see is worth jamming now.',
  'refusal.mercenary': '{u} is a mercenary and can’t be jammed.',
  'refusal.jam-idle': 'Jamming {u} would make no difference now.',
  'refusal.jammed': '{u} is jammed and can attack only on its own.',
} as const;
