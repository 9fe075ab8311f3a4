/** Titles, captions and steps of the figures in the rulebook. */
export const figures = {
  'figure.shot.title': 'A 3 is placed and strikes a 5',
  'figure.shot.caption':
    'White’s 5 is on W, White’s point of emergence. White is about to place the 3 there [1.2].',
  'figure.shot.1':
    'White places the 3. It takes W and emits its charge into the 5, which must now move three points along one line [1.3].',
  'figure.shot.2':
    'White drives the 5 to 3b. The other lines would have led to 3a, 3c or 3d. The 3 stays on W, and the turn is over.',
  'figure.emission.title': 'A 3 emits itself and hits a 2',
  'figure.emission.caption':
    'White’s 1 on 5e is the foremost carrier, so the 3 on 2b may move in any direction [6.1].',
  'figure.emission.1': 'The 3 emits itself. It has a force of 3 and spends 1 on each point [3.2].',
  'figure.emission.2': 'The 3 moves to 3b. At each point it may change to another line [3.3].',
  'figure.emission.3':
    'On 4b, the 3 hits Black’s 2 and stops there. That was its second step, so 3 − 2 = 1 point of force is left to drive Black’s 2 [3.4].',
  'figure.emission.4':
    'White drives the 2 one point, to 5c [4.3]. Enemy particles move like your own [3.5].',
  'figure.meeting.title': 'Meeting without force',
  'figure.meeting.caption':
    'White’s 2 is on W. Black’s 5 on 2a blocks two lines. White has the 3 to place.',
  'figure.meeting.1': 'The 3 strikes the 2 with a force of 3: the 2 must move [4.2].',
  'figure.meeting.2':
    'White drives the 2 towards 3b. On 2a, one point before 3b, the 2 meets the 5 without force [4.4]. Now White chooses: annihilate both, or let the 2 emit itself [4.5].',
  'figure.meeting.3': 'The 2 emits itself: its charge of 2 passes to the 5 [4.6].',
  'figure.meeting.4':
    'White drives the 5 two points, to 4b. The 2 has taken the 5’s place on 2a [4.1].',
  'figure.annihilator.title': 'Running into an annihilator',
  'figure.annihilator.caption':
    'Black’s annihilator, the particle without charge, guards 2a. White’s 5 is on W.',
  'figure.annihilator.1': 'White places the 3, which strikes the 5.',
  'figure.annihilator.2':
    'White drives the 5 along the line through 2a. The 5 runs into the annihilator, and both leave the board [5.1]. Once they are turned over, the 5 belongs to Black and the annihilator to White [5.6]. Neither player scores, because the two particles met in the zone [7.1].',
  'figure.home.title': 'Driving the defender away',
  'figure.home.caption':
    'Black’s 5 defends B, Black’s point of emergence. White’s 3 on 4b is two points away.',
  'figure.home.1':
    'The 3 emits itself. It may move forward, because the foremost carrier is the 1 on 5a [6.1].',
  'figure.home.2': 'The first point of force takes the 3 to 5c.',
  'figure.home.3':
    'The second point of force takes the 3 to B, where it strikes the 5. One point of force is left to drive the 5.',
  'figure.home.4':
    'White drives the 5 one point, to 5e. The 3 has ended its movement on the enemy emergence: it is annihilated and scores 3 points [5.4].',
  'figure.foremost.title': 'Back, forward, and back again',
  'figure.foremost.caption':
    'The 3 on 4b is White’s foremost carrier, and the 5 on 3c is behind it. So the 3 can’t start with a step towards B (dashed) [6.1].',
  'figure.foremost.1': 'The 3 emits itself. Its first step must be backward.',
  'figure.foremost.2':
    'On 3b, the 3 is as far from B as the 5. Neither is the foremost now [R10], so the 3 may move forward [6.2].',
  'figure.foremost.3':
    'On 4a, the 3 is the foremost again and has one point of force left. That point must take it back.',
  'figure.foremost.4': 'The 3 ends on 3a. All three points of its force have been used [3.2].',
  'figure.score.title': 'Seven points',
  'figure.score.caption':
    'White’s 3 on 3b can reach White’s 5 on 4b with force to spare. Black’s 2 defends B.',
  'figure.score.1':
    'The 3 emits itself and may move forward, because the 5 is the foremost carrier.',
  'figure.score.2':
    'The 3 hits the 5 after one step: 3 − 1 = 2 points of force are left to drive the 5 [3.4].',
  'figure.score.3':
    'White drives the 5 two points, onto B. It arrives without force and meets the 2 there [5.5].',
  'figure.score.4':
    'White annihilates both. This happens on Black’s emergence, so White scores 5 + 2 = 7 points [7.1].',
} as const;
