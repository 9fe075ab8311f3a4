/** What is wrong with a position file. */
export const faults = {
  // Steps, and what they remember
  'fault.no-step': 'there is no step',
  'fault.step': 'no game can come to {step} so',
  'fault.ending': 'it is 0 until the game is over',
  'fault.ending.missing': 'the game goes on: values.ending is 0',
  'fault.ends': '[3.02] both sides cannot have one end',
  'fault.setup.round': '[3.00] it is 0 during the set-up',
  'fault.setup.revealed': '[R50] no force is shown during the set-up',
  'fault.setup.nobody': '[6.01] nobody is there during the set-up',
  'fault.round': '[R49] expected 1 to {most}',
  'fault.revealed': '[R50] forces are shown once play has begun',
  'fault.die': '[3.02] 0: it is rolled for the first move only',
  'fault.standstill': '[R59] it is counted in advanced games only',
  'fault.force': '[3.03] {by} has {n} points of units, and may have {most}',

  // Where units are
  'fault.nowhere': '{u} stands nowhere: {n}',
  'fault.waits': '[6.01] {u} waits beside its own end',
  'fault.worker-left': '[6.07] Workers wait off the map: {u} too',
  'fault.centre': '[8.011] {u} flies over the centre of a megahex',
  'fault.basic-flyer': '{u} flies in a basic game',
  'fault.facing': '[6.06] {u} has a wrong facing',
  'fault.four': '[6.05] {u} is too many: {at} holds {n} units',
  'fault.two-types': '[6.051] {u} is too many: {at} holds two types of warriors',
  'fault.two-sides': '[6.09] {u} shares a hex with the enemy',
  'fault.two-facings': '[6.06] {u} faces another way than its stack',

  // In what condition they are
  'fault.moved': '[6.02] {u} has moved too far',
  'fault.points': '[6.02] {u}: expected 0 to {most}',
  'fault.disrupted': '[7.065] {u} cannot be disrupted',
  'fault.recovered': '[7.064] the mover has recovered before combat',
  'fault.moving': 'nobody moves at this point',
  'fault.arrived.ground': '0: {u} does not fly',
  'fault.arrived.enemy': '0: {u} has not moved in this turn',
  'fault.arrived': 'a bit for each of {n} megahexes',
  'fault.charge.type': '[8.02] {u} cannot charge',
  'fault.charge.enemy': '[8.021] {u} charges in the turn of the enemy',
  'fault.charge.disrupted': '[8.025] {u} charges though it is disrupted',
  'fault.charge.late': '[8.021] {u} charges outside of movement and combat',
  'fault.charge.alone': '[8.021] {u} charges with no enemy in front of it',

  // Attacks and battles
  'fault.aim.enemy': '[7.01] only the side on turn attacks',
  'fault.aim.early': '[5.00] attacks are declared after movement',
  'fault.aim': 'a bit for each of six directions; flyers: a hex, or their own megahex',
  'fault.battle.unknown': '[5.00] that battle has not been announced',
  'fault.battle.early': '[5.00] battles are announced after movement',
  'fault.attack': '[7.04] 0 or more',
  'fault.defence': '[7.04] 1 or more',

  // Tokens, bodies, scores
  'fault.carries.elsewhere': '[6.081] {u} carries token {token} that is elsewhere',
  'fault.carries.warrior': '[6.081] only Workers carry: not {u}',
  'fault.carries.nearest': '[R59] {u} carries token {token} from nowhere',
  'fault.token.value': '[8.043] expected 0 to {most}',
  'fault.token.unknown': '[3.01] this scenario has no token {token}',
  'fault.token.absent': 'token {token} is not there',
  'fault.hex': 'a hex of the map',
  'fault.bodies': '[R43] nobody is dead',
  'fault.negative': '0 or more',
} as const;
