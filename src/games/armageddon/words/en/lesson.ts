/** The guided first game, prompt by prompt. */
export const lesson = {
  'lesson.bid':
    'A round begins with dice for initiative: most successes act first, and with twelve action points. Buy one die more.',
  'lesson.deploy':
    'The round is yours. Your hand lies beside the map; deploy the hero Ostinato at your headquarters, Axle Zero.',
  'lesson.found':
    'A hero in the garrison only waits. Found an army at Axle Zero, for three points.',
  'lesson.transfer': 'Move Ostinato out of the garrison into the new army. That costs nothing.',
  'lesson.march':
    'Beside your headquarters lies ground with resources. Let the army march there, to 0905.',
  'lesson.build':
    'Resources come in every round, where something collects them. Let Ostinato build a harvester for materials in 0905.',
  'lesson.draw': 'Three points are left, just enough for another card. Draw one.',
  'lesson.end': 'Points are not saved. End your turn; then Red has his.',
  'lesson.again':
    'A new round. Whoever wins the initiative has twelve points, the other six: buy one die again.',
  'lesson.explore':
    'Red rolled better and has moved. Six points are yours: march on to 0805, and see what is there.',
  'lesson.engineer':
    'Engineers build as heroes do. Deploy the Mender Frame, so that the next harvester needs no hero.',
  'lesson.on':
    'So it goes on: scouts, mines and armies, until you take the headquarters of Red. End your turn.',
} as const;
