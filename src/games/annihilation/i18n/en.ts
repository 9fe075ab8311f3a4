/** All messages of Annihilation in English; the rulebook is in `rulebook.ts`. */
import { figures } from './en/figures.ts';
import { lesson } from './en/lesson.ts';
import { values } from './en/values.ts';

export const en = {
  ...lesson,
  ...figures,
  ...values,
  // Before a game is opened
  'game.title': 'Annihilation',
  'game.tagline': 'Shoot charged particles at your opponent’s point of emergence.',
  'game.credits':
    'Annihilation, a print-and-play game for two; its rules name neither designer nor year.',
  'game.designed':
    'The picture of the original board is lost, so we designed both boards. We also added ways to end a game in which no player reaches the winning score. Rulings marked R settle questions that the rules leave open.',
  'scenario.standard.title': 'Standard board',
  'scenario.standard.text':
    'The whole game: 49 points on 8 force lines, and seven particles for each player.',
  'scenario.learning.title': 'Learning board',
  'scenario.learning.text':
    'A smaller board for a first game: 24 points on 6 lines, and no carriers of charge 8. For a short game, set the winning score to 12.',
  'option.target.title': 'Winning score',
  'option.target.text': 'The first player to have this many points at the end of a turn wins.',
  'option.starter.title': 'First player',
  'option.starter.text':
    'The side that moves first. Draw lots for the first game, then alternate from game to game.',
  'option.starter.0': 'White',
  'option.starter.1': 'Black',

  // Names of things
  'side.white': 'White',
  'side.black': 'Black',
  'unit.carrier': '{side, select, white {White} other {Black}}’s {n}',
  'unit.annihilator': '{side, select, white {White} other {Black}}’s annihilator',
  'figures.charge': 'charge {n}',
  'condition.closest': 'foremost carrier',
  'condition.emitted': 'has emitted',
  'condition.flying': 'in flight',
  'condition.tray': 'in the tray',
  'terrain.point': 'point',
  'terrain.emergence': '{side}’s point of emergence',
  'terrain.tray': '{side}’s Ex Nihilo tray',
  'marker.emergence': '{side}’s point of emergence',

  // Prompts
  'prompt.all': '{told}',
  'prompt.action':
    'place a particle from your tray, or let one of your carriers emit itself and fly as many points as its charge.',
  'prompt.place': 'place a particle from your tray.',
  'prompt.emit':
    'let one of your carriers emit itself and fly as many points as its charge. Your tray is empty.',
  'prompt.pass':
    'your tray is empty and none of your carriers may emit itself, so you can only pass [R15].',
  'prompt.repeated':
    'This is the {times, plural, =2 {second} =3 {third} other {fourth}} time this position has occurred; the {all, plural, =3 {third} =4 {fourth} other {fifth}} time ends the game [R18].',
  'prompt.quiet':
    '{n, plural, one {This is the last turn} other {# turns are left}} unless a particle is placed or annihilated [R16].',
  'prompt.annihilator': 'place the annihilator on any empty point between the emergences.',
  'prompt.path': '{u} is on {at} with force {n}; choose its next point.',
  'prompt.line': '{u} is struck with force {n}; choose where to drive it.',
  'prompt.meeting': '{u} meets {v} on {at} with no force left; {choice}.',
  'prompt.choice':
    'the arriving particle may emit its whole charge, or both are annihilated{scores}',

  // Actions and their effects
  'label.whole': '{act}{what}',
  'label.place': 'Place {u}',
  'label.emit': 'Let {u} emit its charge',
  'label.self': 'Let {u} emit itself from {at}, with force {n}',
  'label.annihilate': 'Annihilate both',
  'label.at': 'Place the annihilator on {at}',
  'label.to': 'Go to {at}',
  'label.drive': 'Drive {u} to {at}',
  'label.pass': 'Pass',
  'label.striking': ', striking {v} with force {n}',
  'label.meeting': ', meeting {v}',
  'label.choice': ': {choice}',
  'label.both': ': both are annihilated',
  'label.lost': ': {u} is annihilated',
  'label.scores': ', and {by} scores {n}',
  'label.ends': '. {reason} {result}: White {white}, Black {black}',

  // Before a choice is made
  'path.left': 'force left: {n}',
  'path.of': '{n} of {all}',
  'area.arrive': '{u} lands here',
  'area.strike': '{u} is struck here',
  'area.annihilated': '{u} is annihilated here',
  'area.score': '{u} scores here',
  'area.drive': '{u} can be driven here',
  'area.reach': '{u} can end its movement here',
  'area.lost': 'lost',
  'area.hit': 'force {n}',
  'area.either': '{one}/{other}',

  // Overlays
  'overlay.closest': 'Foremost carriers',
  'overlay.distance': 'Distance to the enemy emergence',
  'overlay.reach': 'Movement range',
  'area.closest': '{side}’s foremost carrier',
  'area.back': 'backward only',
  'area.distance': '{side}: steps to the enemy emergence',

  // Beside the board
  'goal.points':
    'When a particle is annihilated on your opponent’s emergence, you score points equal to its charge [7.1].',
  'goal.target':
    'The first player with {n, plural, one {# point} other {# points}} at the end of a turn wins [0.2].',
  'goal.place':
    'Place a carrier on your own emergence; a carrier already there is struck and driven along a line [1.1] [1.3].',
  'goal.annihilator':
    'Or place an annihilator on any empty point between the emergences: if a particle runs into it, both are annihilated [2.1] [5.1].',
  'goal.emit':
    'Or let a carrier emit itself: it moves as many points as its charge. If it hits another particle, it passes on its remaining force [3.1] [4.1].',
  'goal.mark.charge':
    'charge: how far the carrier moves when it emits itself, and how many points it scores [3.2] [7.1]',

  'panel.turn': 'Turn',
  'panel.by': 'Player to move',
  'panel.score': '{side}’s score',
  'panel.tray': '{side}’s Ex Nihilo tray',
  'panel.empty': 'empty',
  'panel.quiet': 'Quiet turns',
  'panel.stood': 'Occurrences of this position',
  'panel.of': '{n} of {all}',

  // Charts
  'chart.force': 'force left',
  'chart.rule': 'rule',
  'chart.any': 'any',
  'chart.some': '1 or more',
  'chart.both': 'both are annihilated',
  'chart.meeting.title': 'When a particle meets another',
  'chart.meeting.met': 'the other particle',
  'chart.meeting.what': 'result',
  'chart.meeting.annihilator': 'an annihilator of either side',
  'chart.meeting.carrier': 'a carrier',
  'chart.meeting.own': 'a carrier; the arriving particle is yours and has not emitted yet',
  'chart.meeting.emitted': 'a carrier; the arriving particle has already emitted',
  'chart.meeting.enemy': 'a carrier; the arriving particle belongs to your opponent',
  'chart.meeting.driven':
    'the arriving particle takes the point; its remaining force drives the other particle along a line, 1 point for each point of force',
  'chart.meeting.choice':
    'you choose: the arriving particle emits its whole charge into the other, or both are annihilated',
  'chart.arrival.title': 'When a particle reaches the enemy emergence',
  'chart.arrival.where': 'the emergence',
  'chart.arrival.what': 'annihilated there',
  'chart.arrival.empty': 'empty',
  'chart.arrival.held': 'held by a carrier',
  'chart.arrival.one': 'the arriving particle',
  'chart.arrival.never': 'none: a particle can’t go there with force left',
  'chart.arrival.both': 'both, unless the arriving particle emits its charge',
  'chart.arrival.driven': 'the arriving particle; the defender is driven away',

  // Log lines
  'log.place': '{u} is placed on {at}.',
  'log.emit': '{u} emits its charge: force {n}.',
  'log.strike': '{u} takes {at} and strikes {v} with force {n}.',
  'log.driven': '{u} is driven to {at}.',
  'log.meet': '{u} meets {v} on {at}{how}.',
  'log.rest': '{u} stops on {at}.',
  'log.annihilated': '{u} is annihilated on {at} and goes to {to}’s tray.',
  'log.score': '{by} scores {n} for {u}.',
  'log.pass': '{by} has no legal action and passes.',
  'log.end': '{reason} {result}: White {white}, Black {black}.',
  'loss.annihilator': ', and both are annihilated',
  'loss.choice': ' with no force left, and does not emit',
  'loss.emitted': ' with no force left, and has already emitted this turn',
  'loss.placed': ' with no force left, having already emitted when it was placed',
  'loss.enemy': ' with no force left, and can’t emit in the other player’s turn',
  'loss.spent': ' using the last of its force, and both are annihilated',

  // End of the game
  'end.target': 'The winning score was reached.',
  'end.passed': 'Both players passed.',
  'end.quiet': 'No particle was placed or annihilated for {n} turns.',
  'end.last': 'The limit of {n} turns was reached.',
  'end.repeated':
    'The same position occurred for the {n, plural, =3 {third} =4 {fourth} other {fifth}} time with the same player to move.',
  'end.told': '{reason} {result}: White {white}, Black {black}.',
  'end.won': '{by} wins',
  'end.draw': 'Draw',
  'end.drawn': 'The game is drawn',

  // Reasons for refusals
  'refusal.pass': 'You have a legal action, so you can’t pass.',
  'refusal.enemy': '{u} is not yours. Choose one of your own particles.',
  'refusal.placed': '{u} is already on the board. Place a particle from your tray.',
  'refusal.annihilator': '{u} never moves. Choose a carrier.',
  'refusal.tray': '{u} is in your tray: place it first.',
  'refusal.emergence':
    '{u} is on your point of emergence and can’t emit itself until it has been driven off.',
  'refusal.at':
    '{what, select, tray {That place is in a tray} emergence {{at} is a point of emergence} other {{at} is occupied}}; annihilators go on empty points between the two emergences.',
  'refusal.room':
    '{u} has no legal path from {at}: every particle that it could hit would have to move farther than any line allows.',
  'refusal.backwards':
    'From {at}, {u} must move backward because it is your foremost carrier there, but no backward path is {n, plural, one {# point} other {# points}} long.',
  'refusal.far':
    '{what, select, tray {That place is in a tray, not} other {{to} is not next to {at}}} on any line. Move point by point.',
  'refusal.forwards': '{u} on {at} is your foremost carrier, so it must move backward.',
  'refusal.struck':
    'Struck with force {n}, {v} would have to move {n, plural, one {# point} other {# points}}, but no line from {to} is long enough.',
  'refusal.early': '{u} may reach {to} only with its last point of force; it still has {n}.',
  'refusal.line':
    '{what, select, tray {That place is in a tray, not on any line} other {No line leads straight from {at} to {to}}}. {u} must move {n, plural, one {# point} other {# points}} along one line.',
  'refusal.short':
    'That line is too short for a force of {force}: it ends at {to} after {n, plural, one {# point} other {# points}}, and nothing is in the way.',
  'refusal.blocked':
    '{v} is in the way: on this line, {u} can only be driven to {at}, where the two meet.',
  'refusal.exact':
    '{u} must move exactly {n, plural, one {# point} other {# points}}. On that line, choose {to}.',
  'refusal.other': 'Only {u}, the arriving particle, may emit now.',

  // Faults of position files
  'fault.frames': 'frames: no game can reach these steps',
  'fault.scores':
    'values: [R17] only one side can have reached the winning score of {n, plural, one {# point} other {# points}}',
  'fault.before.many':
    'before: expected at most {n, plural, one {# position} other {# positions}} by turn {n}',
  'fault.before.other': 'before[0]: expected the same position as on the board',
  'fault.before.third':
    'before: [R18] this position has occurred {n, plural, =3 {three} =4 {four} other {five}} times, so the game is over',
  'fault.newest': 'expected the same position as on the board',
  'fault.drawing':
    '{u} can’t be on {at}: that is a place in the tray, not a point of the board. For a particle in the tray, write "tray"',
  'fault.emergence': '[2.1] {u} can never be on {at}, a point of emergence',
  'fault.shared': '{u} shares {at} with {v}, but a point holds only one particle',
  'fault.alive': '[5.4] {u} can’t survive on {at}, the enemy’s point of emergence',
  'fault.lost': 'expected {u} here, because its “place” is this point',
  'fault.ending.on': 'expected 0 until the game is over',
  'fault.ending.over': 'in a finished game, values.ending must not be 0',
  'fault.ending.reason': 'this reason for ending the game does not match the position',
  'fault.turn': '[D6] expected 1 to {n}',
  'fault.target':
    '[0.2] expected fewer than {n, plural, one {# point} other {# points}}: with that score, the game is over',
  'fault.quiet': '[R16] expected fewer than {n}: after {n} quiet turns, the game is over',
  'fault.quiet.most': '[R16] expected at most {n}',
  'fault.passes': '[R15] expected fewer than {n}: after {n} passes, the game is over',
  'fault.passes.none': '[R15] expected 0 during a turn: any action resets the count',
  'fault.placed.running':
    '[R7] leave this out at the start of a turn: no carrier has been placed yet',
  'fault.score.most': '[7.1] expected at most {n} in this scenario',
  'fault.placed.emitted':
    '[R7] a carrier placed onto another counts as having emitted, so it needs "emitted": true',
  'fault.emitted.running':
    '[4.6] leave this out at the start of a turn: no particle has emitted yet',
  'fault.emitted.never': '[R12] annihilators never emit',
  'fault.emitted.own': '[4.6] only the moving player’s particles can have emitted this turn',
  'fault.flight.annihilator':
    '[2.1] expected one of the moving player’s annihilators, and no particle with "emitted" set',
  'fault.flight.emitter':
    '[3.1] expected one of the moving player’s particles, with "emitted" set for that particle only',
  'fault.flight.force': '[3.2] expected a force no greater than the charge of the particle',
  'fault.flight.meeting':
    '[4.6] a particle may emit only if it belongs to the player to move and has not emitted yet',
  'fault.flight.driven':
    '[4.5] another particle must have driven this one: set "emitted" for the particle that drove it',
  'fault.flight.struck':
    '[4.2] another particle must have emitted the force: set "emitted" for that particle',
} as const;
