/** All messages of the game in English, in ICU message format. */
export const en = {
  // Before a game is opened
  'game.title': 'New Game',
  'game.tagline': 'Four units a side, four towns, and a secret objective.',
  'game.credits': 'Designed by its author.',
  'game.designed': 'Everything.',
  'scenario.standard.title': 'Standard',
  'scenario.standard.text': 'Two sides with four units each.',
  'option.rounds.title': 'Rounds',
  'option.rounds.text': 'Number of rounds.',

  // Names
  'side.red': 'Red',
  'side.blue': 'Blue',
  'unit.guard': '{by, select, red {Red} other {Blue}} Guard',
  'unit.infantry': '{by, select, red {Red} other {Blue}} Infantry {n}',
  'unit.cavalry': '{by, select, red {Red} other {Blue}} Cavalry',
  'terrain.clear': 'Clear',
  'terrain.woods': 'Woods',
  'terrain.hill': 'Hill',
  'terrain.town': 'Town',
  'figures.unit': 'strength {strength}, movement {movement}',
  'condition.acted': 'has acted',
  'marker.objective': 'Objective of {by}',

  // Prompts and labels
  'prompt.draw': 'The objectives are drawn.',
  'drawn.objective': 'a town',
  'prompt.move': 'choose a unit to move, or end the movement.',
  'prompt.to': 'choose a hex for {u}.',
  'prompt.attack': 'choose a unit to attack with, or end the turn.',
  'prompt.at': 'choose a target for {u}.',
  'prompt.fight': 'The attacker rolls a die.',
  'prompt.over': 'The game is over.',
  'label.draw': 'The town at {at}',
  'label.move': 'Move {u}',
  'label.to': 'To {at}',
  'label.attack': 'Attack with {u}',
  'label.at': 'Attack {v} at {at}, odds {odds}',
  'label.done.move': 'End the movement',
  'label.done.attack': 'End the turn',
  'label.roll': 'Roll {n}',
  'path.cost': '{n, plural, one {# point} other {# points}}',
  'roll.fight': '{u} attacks {v}',
  'roll.destroyed': '{v} is destroyed',

  // Beside the board
  'panel.round': 'Round',
  'panel.round.value': '{n} of {all}',
  'panel.points': 'Points of {by}',
  'panel.points.value': '{n, plural, one {# point} other {# points}}',
  'chart.odds': 'Combat results',
  'chart.die': 'Die',
  'goal.win':
    'Score the most points with towns, destroyed units [5.2] and your secret objective [5.3].',
  'goal.move': 'Move each unit once [3.1].',
  'goal.attack': 'Attack enemies beside your units [4.1].',
  'goal.support': 'Put a second unit beside the target, which adds 1 to the attack [4.2].',
  'mark.strength': 'strength',
  'mark.movement': 'movement points',

  // Log
  'log.drawn': 'Your objective is the town at {at}.',
  'log.turn': '{by}, round {n}',
  'log.moved': '{u} moves to {at}.',
  'log.fought': '{u} attacks {v} at {odds} and rolls {n}: {outcome}.',
  'log.destroyed': '{u} is destroyed.',
  'result.attacker': 'attacker destroyed',
  'result.none': 'no effect',
  'result.exchange': 'exchange',
  'result.defender': 'defender destroyed',
  'end.points': 'The most points win.',

  // Refusals
  'refusal.enemy': '{u} is not yours to use. Choose a unit of your own on the board.',
  'refusal.moved': '{u} has moved already. Choose another unit.',
  'refusal.stuck': '{u} has no free hex that it can reach. Choose another unit.',
  'refusal.far': '{at} is too far away. Choose one of the marked hexes.',
  'refusal.occupied': 'There is a unit at {at}. Choose a free hex.',
  'refusal.fought': '{u} has attacked already. Choose another unit.',
  'refusal.alone': '{u} has no enemy beside it that it could attack at 1-2 or better.',
  'refusal.weak': 'The odds against {v} are below 1-2. Choose another target.',
  'refusal.target': 'There is no enemy beside the attacker at {at}.',

  // Position files
  'fault.nowhere': '{u} is not on the map',
  'fault.shared': '{u} and {v} are both at {at}',
  'fault.objective': 'the objective must be 1 to 4, or 0 before it is drawn',

  // The lesson
  'lesson.cavalry': 'You play Red. The cavalry is your fastest unit: choose it.',
  'lesson.ride': 'Ride to 0302. A town with your unit in it scores 2 points at the end.',
  'lesson.infantry': 'Now choose the second infantry, in the lower left corner.',
  'lesson.march':
    'It has 2 movement points, and each hex on this way costs 1. Take the town at 0305.',
  'lesson.end': 'Your other units stay where they are: end the movement.',
  'lesson.beside': 'Blue’s cavalry has come close. Move the second infantry beside it, to 0405.',
  'lesson.support': 'Each other unit beside the target adds 1 to an attack: ride to 0404.',
  'lesson.attack': 'End the movement. Now your units may attack.',
  'lesson.fight': 'Attack with the infantry: 3 and 1 against 2 are odds of 2-1.',
} as const;
