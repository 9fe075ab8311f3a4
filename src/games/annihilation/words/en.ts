/** Everything that Annihilation says, in English; the rulebook is in `rulebook.ts`. */
import { lesson } from './en/lesson.ts';

export const en = {
  ...lesson,
  // Before a game is opened
  'game.title': 'Annihilation',
  'game.tagline':
    'Shoot charged particles along crossing lines of force onto the point where your opponent comes into being.',
  'game.credits':
    'Annihilation, a print-and-play game for two; its rules name neither designer nor year.',
  'game.designed':
    'The board is ours, since its picture is lost: both boards, the drawing, and the ways to end a game that does not come to the winning score. Rulings marked R settle what the rules leave open.',
  'scenario.standard.title': 'Standard board',
  'scenario.standard.text': 'The whole game: 49 points on 8 lines of force, seven particles each.',
  'scenario.learning.title': 'Learning board',
  'scenario.learning.text':
    'A smaller field for a first game: 24 points on 6 lines, and no 8. For a short one, play to 12.',
  'option.target.title': 'Winning score',
  'option.target.text': 'The first to have this many points at the end of a turn wins.',
  'option.starter.title': 'Who starts',
  'option.starter.text': 'Draw lots for the first game, and change from game to game.',
  'option.starter.0': 'White',
  'option.starter.1': 'Black',

  // Names of things
  'side.white': 'White',
  'side.black': 'Black',
  'unit.carrier': "{side, select, white {White} other {Black}}'s {n}",
  'unit.annihilator': "{side, select, white {White} other {Black}}'s annihilator",
  'figures.charge': 'charge {n}',
  'condition.closest': "closest to the opponent's emergence",
  'condition.emitted': 'has emitted',
  'condition.flying': 'in flight',
  'condition.tray': 'in the tray',
  'terrain.point': 'location point',
  'terrain.emergence': "{side}'s point of emergence",
  'terrain.tray': "{side}'s Ex Nihilo tray",
  'marker.emergence': "{side}'s point of emergence",

  // What is asked
  'prompt.all': '{told}',
  'prompt.action':
    'place a particle from your tray, or send one of yours off on its own charge: it emits itself.',
  'prompt.pass':
    'your tray is empty and none of your carriers may emit itself, so you can only pass [R15].',
  'prompt.repeated': 'This position stands for the second time; the third ends the game [R18].',
  'prompt.quiet':
    '{n, plural, one {This is the last turn} other {# turns are left}} unless something is placed or annihilated [R16].',
  'prompt.annihilator': 'put the annihilator on any empty point between the emergences.',
  'prompt.path': '{u} is on {at} with force {n}; choose its next point.',
  'prompt.line': '{u} is struck with force {n}; choose where it is driven.',
  'prompt.meeting': '{u} meets {v} on {at} with no force left; {choice}.',
  'prompt.ends': 'The turn ends.',
  'prompt.choice': 'it may use up its whole charge, or both are annihilated{scores}',

  // Actions, and what comes of them
  'label.whole': '{act}{what}',
  'label.place': 'Place {u}',
  'label.emit': 'Use up the charge of {u}',
  'label.self': 'Send {u} off from {at} on its own charge, with force {n}',
  'label.annihilate': 'Annihilate both',
  'label.at': 'Put it on {at}',
  'label.to': 'Go to {at}',
  'label.drive': 'Drive {u} to {at}',
  'label.pass': 'Pass',
  'label.striking': ', striking {v} with force {n}',
  'label.meeting': ', meeting {v}',
  'label.choice': ': {choice}',
  'label.both': ': both are annihilated',
  'label.lost': ': {u} is annihilated',
  'label.scores': ', {by} scores {n}',
  'label.ends': '. That ends the game: {how}',

  // Before a choice is made
  'path.left': 'force {n} left',
  'path.of': '{n} of {all}',
  'area.arrive': '{u} comes here',
  'area.strike': '{u} is struck here',
  'area.annihilated': '{u} is annihilated here',
  'area.score': '{u} scores here',
  'area.drive': '{u} can be driven here',
  'area.reach': '{u} can end its motion here',
  'area.lost': 'lost',
  'area.hit': 'hit {n}',
  'area.either': '{one}/{other}',

  // Overlays
  'overlay.closest': 'Closest carriers',
  'overlay.distance': 'Distance to the enemy emergence',
  'overlay.reach': 'Reach of a carrier',
  'area.closest': "{side}'s closest carrier",
  'area.back': 'back',
  'area.distance': 'steps left for {side}',

  // Beside the board
  'goal.points':
    'Whatever is annihilated on the emergence of your opponent brings you its charge in points [7.1].',
  'goal.target': 'Whoever has {n} points at the end of a turn has won [0.2].',
  'goal.place':
    'Bring a carrier into play on your own emergence; one that stands there is shot along a line [1.1] [1.3].',
  'goal.annihilator':
    'Or put an annihilator on any empty point between: whatever runs into it is gone, and it too [2.1] [5.1].',
  'goal.emit':
    'Or let a carrier emit itself: it goes as many points as its charge, and gives what is left to whatever it hits [3.1] [4.1].',
  'goal.mark.charge': 'charge: how far it goes by itself, and what it counts [3.2] [7.1]',

  'panel.turn': 'Turn',
  'panel.by': 'On turn',
  'panel.score': "{side}'s score",
  'panel.tray': "{side}'s Ex Nihilo tray",
  'panel.empty': 'empty',
  'panel.quiet': 'Quiet turns',
  'panel.stood': 'Times this position stood',
  'panel.of': '{n} of {all}',

  // Charts
  'chart.force': 'force left',
  'chart.rule': 'rule',
  'chart.any': 'any',
  'chart.some': '1 or more',
  'chart.both': 'both are annihilated',
  'chart.meeting.title': 'When a particle meets another',
  'chart.meeting.met': 'the one it meets',
  'chart.meeting.what': 'what happens',
  'chart.meeting.annihilator': 'an annihilator, anybody’s',
  'chart.meeting.carrier': 'a carrier',
  'chart.meeting.own': 'a carrier, met by your own that has not emitted',
  'chart.meeting.emitted': 'a carrier, met by one that emitted already',
  'chart.meeting.enemy': 'a carrier, met by your opponent’s',
  'chart.meeting.driven': 'takes its point and drives it that far along a line',
  'chart.meeting.choice': 'you choose: emit the whole charge into it, or both are annihilated',
  'chart.arrival.title': 'When a particle comes to the enemy’s emergence',
  'chart.arrival.where': 'the emergence',
  'chart.arrival.what': 'annihilated there',
  'chart.arrival.empty': 'empty',
  'chart.arrival.held': 'held by a carrier',
  'chart.arrival.one': 'the one that came',
  'chart.arrival.never': 'it cannot go there',
  'chart.arrival.both': 'both, unless the one that came emits its charge',
  'chart.arrival.driven': 'the one that came; the defender is driven away',

  // What happened
  'log.place': '{u} is placed on {at}.',
  'log.emit': '{u} emits its charge: force {n}.',
  'log.strike': '{u} takes {at} and strikes {v} with force {n}.',
  'log.driven': '{u} is driven to {at}.',
  'log.meet': '{u} meets {v} on {at}{how}.',
  'log.rest': '{u} ends its motion on {at}.',
  'log.annihilated': '{u} is annihilated on {at} and goes to the tray of {to}.',
  'log.score': '{by} scores {n} for {u}.',
  'log.pass': '{by} has no action and passes.',
  'log.end': '{reason} {result}, {white} to {black} (White first).',
  'loss.annihilator': ', which takes it along',
  'loss.choice': ' without force, and does not emit',
  'loss.emitted': ' without force, and emitted already in this turn',
  'loss.placed': ' without force, and emitted already when it was placed',
  'loss.enemy': ' without force, and the opponent’s particles do not emit',
  'loss.spent': ' with the last of its own force',

  // How the game ended
  'end.target': 'The winning score was reached.',
  'end.passed': 'Both players passed.',
  'end.quiet': 'For {n} turns nothing was placed or annihilated.',
  'end.last': '{n} turns were played.',
  'end.repeated': 'A position stood for the third time with the same player to act.',
  'end.told': '{reason} {result}, {white} to {black} (White first).',
  'end.won': '{by} wins',
  'end.draw': 'Drawn',
  'end.drawn': 'The game is drawn',

  // Why not
  'refusal.pass': 'You have an action, and may pass only without one.',
  'refusal.enemy': '{u} is not yours. Choose one of yours.',
  'refusal.placed': '{u} is on the board already. Place a particle of your tray.',
  'refusal.annihilator': '{u} never moves.',
  'refusal.tray': '{u} is in your tray: place it first.',
  'refusal.emergence': '{u} stands on its emergence and must be driven off it first.',
  'refusal.at':
    '{at} is {what, select, tray {in a tray} emergence {an emergence} other {occupied}}; annihilators go on empty points between the emergences.',
  'refusal.room':
    'Whatever {u} could hit from {at} would be struck with more force than any line from there has room for.',
  'refusal.backwards':
    'At {at} {u} is your closest carrier and must go backwards; no such way is {n} long.',
  'refusal.far': '{to} is not next to {at} on any line. Go point by point.',
  'refusal.forwards': 'At {at} {u} is your closest carrier, so it must go backwards.',
  'refusal.struck':
    'Struck with {n}, {v} would have to go that far, and no line from {to} is long enough.',
  'refusal.early': '{u} may reach {to} only with its last step of force; it has {n}.',
  'refusal.line': 'No line leads from {at} straight to {to}: {u} is driven by {n} along one.',
  'refusal.short':
    'That line ends at {to} after {n}, with nothing in the way: too short for a force of {force}.',
  'refusal.blocked': '{v} on {at} is in the way: {u} stops there and meets it.',
  'refusal.exact': '{u} is driven by {n}, neither more nor less: on that line to {to}.',
  'refusal.other': 'Only {u}, which came to the meeting, may emit now.',

  // What cannot be in a position file
  'fault.frames': 'frames: no game can come to these steps',
  'fault.scores': 'values: [R17] both sides cannot have {n} points',
  'fault.before.many': 'before: at most {n} positions by turn {n}',
  'fault.before.other': 'before[0]: is not the position on the board',
  'fault.before.third': 'before: [R18] this position stands for the third time: the game is over',
  'fault.newest': 'it is not the position on the board',
  'fault.drawing': '{u} is on {at}, a drawing of the tray; write "tray"',
  'fault.emergence': '[2.1] {u} never stands on {at}, an emergence',
  'fault.shared': '{u} shares {at} with {v}, which has taken it',
  'fault.alive': "[5.4] {u} cannot live on {at}, the enemy's emergence",
  'fault.lost': '{u} is not found where it stands',
  'fault.ending.on': 'it is 0 until the game is over',
  'fault.ending.over': 'the game goes on: values.ending is 0',
  'fault.ending.reason': 'the game is not over for this reason',
  'fault.turn': '[D6] expected 1 to {n}',
  'fault.target': '[0.2] with {n} points the game is over',
  'fault.quiet': '[R16] after {n} the game is over',
  'fault.quiet.most': '[R16] at most {n}',
  'fault.passes': '[R15] after {n} the game is over',
  'fault.passes.none': '[R15] who acts does not pass',
  'fault.placed.running': '[R7] it counts for the running turn only',
  'fault.placed.emitted': '[R7] a carrier placed onto another has emitted',
  'fault.emitted.running': '[4.6] it counts for the running turn only',
  'fault.emitted.never': '[R12] annihilators never emit',
  'fault.emitted.own': '[4.6] only particles of the player on turn emit',
  'fault.flight.annihilator': '[2.1] it is an own annihilator, and nothing has happened yet',
  'fault.flight.emitter': '[3.1] it is the one that emits itself',
  'fault.flight.force': '[3.2] its force is its charge at most',
  'fault.flight.meeting': '[4.6] only an own one that has not emitted may',
  'fault.flight.driven': '[4.5] somebody has driven it',
  'fault.flight.struck': '[4.2] somebody has emitted the force',
} as const;
