/** Titles, captions and steps of the figures in the rulebook. */
export const figures = {
  'figure.distance': '{hexes} hexes: {attack}',
  'figure.rally.title': 'A desperate rally',
  'figure.rally.caption':
    'The tank is disrupted. Tan’s morale is 8 [31.4], so the tank rallies on a roll of 8 or more [6.2].',
  'figure.rally.1': 'The roll is 6. The tank stays disrupted [6.3].',
  'figure.rally.2':
    'Tan may try once more and again needs 8 or more [6.4]. A second failure would eliminate the tank [6.5]. The roll is 9: the tank rallies.',
  'figure.drop.title': 'Blown off course',
  'figure.drop.caption': 'Infantry drops towards 4-0703, a hex without enemies [7.2].',
  'figure.drop.1': 'The die shows 5: the infantry is blown off course [7.3].',
  'figure.drop.2': 'The next die shows 2. Since 1 means north, 2 means northeast [7.4].',
  'figure.drop.3':
    'The last die shows 3: the infantry lands 3 hexes from the drop zone, at 4-1001 [7.5]. That is a forest, where a vehicle or gun would be eliminated [7.8].',
  'figure.drop-fire.title': 'Fire at a drop',
  'figure.drop-fire.caption':
    'Infantry drops towards 4-0703. Blue’s hover tank, with range 4 and attack 8, is nearby [D1].',
  'figure.drop-fire.1':
    'The die shows 2: the infantry is on course [7.3]. The landing hex is 3 hexes from the hover tank, so the tank may fire [8.3].',
  'figure.drop-fire.2': 'An attack of 8 against a defence of 2 gives odds of 4-1 [8.5].',
  'figure.drop-fire.3':
    'The roll is 7, so the result is DE [26.1]: the infantry is removed at once [8.7]. The hover tank makes no other attack in this player turn [8.9].',
  'figure.advance.title': 'Along the road, into the enemy',
  'figure.advance.caption':
    'Two tanks, each with 4 movement points, begin on the road. Green’s infantry is four hexes farther along it.',
  'figure.advance.1': 'Tan chooses the first tank, which has 4 movement points [9.1].',
  'figure.advance.2':
    'Along the road, each hex costs ½ point [25.3]. The tank spends 2 points to reach the infantry’s hex and has to stop there [9.10].',
  'figure.advance.3':
    'The second tank turns off at the crossroads. The road to 3-0704 leads north, and the road rate still applies [9.11].',
  'figure.tow.title': 'A tank tows a gun',
  'figure.tow.caption': 'The tank and the small gun began the turn in the same hex.',
  'figure.tow.1':
    'Green hooks the gun up at the start of the move [10.2]. The tank now has 2 movement points instead of 4 [10.3].',
  'figure.tow.2':
    'On the road, 2 points are enough for four hexes [25.3]. The towed gun cannot fire [10.4].',
  'figure.skimmers.title': 'Infantry rides on skimmers',
  'figure.skimmers.caption': 'Red’s infantry has 2 movement points on foot and 6 on skimmers [D1].',
  'figure.skimmers.1':
    'To mount, the infantry pays 1 of its points on foot and 1 of its points on skimmers [11.10].',
  'figure.skimmers.2': 'On skimmers, four clear hexes cost 4 points [25.2].',
  'figure.skimmers.3':
    'To dismount, the infantry again pays 1 point on foot and 1 point on skimmers. All points are spent: 2 on foot and 6 on skimmers [11.11].',
  'figure.half.title': 'Full and half attack',
  'figure.half.caption':
    'The tank has range 3 and attack 5. It can fire with an attack of 5 at the car 3 hexes away [12.3], or with half of that at the car 4 hexes away [12.5].',
  'figure.half.1':
    'The tank fires at the farther car: 2½ against 2 gives odds of 1-1 [16.7]. Against the nearer car, 5 against 2 would give 2-1.',
  'figure.half.2':
    'The roll is 8, so the result is Dis [26.1]: the car is disrupted after all attacks of this player turn [19.1].',
  'figure.shells.title': 'A hover tank stops shells',
  'figure.shells.caption':
    'Two large guns fire at the city at 3-0802, which defends with 8 [17.2].',
  'figure.shells.1':
    'The guns’ attacks add up to 6 + 6 = 12, and 12 against 8 gives odds of 1-1 [14.5]. Before the roll, Red may fire at the shells [13.1].',
  'figure.shells.2':
    'The hover tank is 3 hexes from the city, within its range. It stops the shells of one gun without a roll [13.2]. That leaves 6 against 8, which is 1-2.',
  'figure.shells.3':
    'The roll is 8. At 1-2 it has no effect; at 1-1 the result for class B would be Dis [26.2].',
  'figure.indirect.title': 'Guns fire over a hill',
  'figure.indirect.caption':
    'The two small guns cannot see 3-1008, because the hill is in the way [21.6]. Tank A sees the hex and is their observer [14.3].',
  'figure.indirect.1':
    'Each gun attacks with 4, and the slope defends with 4. The odds are 4 + 4 = 8 against 4, so 2-1 [14.5].',
  'figure.indirect.2':
    'One roll counts for both classes [14.9]. The roll is 9: the infantry, which is class B, is eliminated. The armoured car is class A, so its result is in the 1-1 column of direct fire: it is disrupted [26.2].',
  'figure.gas.title': 'Gas in a city',
  'figure.gas.caption':
    'Red’s artillery has gas. There are militia and a bus in the city hex 4-0302. Infantry A sees the hex and is the observer [14.3].',
  'figure.gas.1':
    'Red chooses gas for the attack [15.1]. Odds and terrain do not matter, so the city is no help [15.3].',
  'figure.gas.2':
    'Roll once for each unit [15.2]. The roll for the militia is 7, so the result is Dis. Militia that is disrupted is eliminated [33.4].',
  'figure.gas.3':
    'The roll for the bus is 9, so the result is DE: the bus is eliminated [26.4]. Gas never makes rubble [15.4].',
  'figure.hill.title': 'Four units fire at the hill',
  'figure.hill.caption':
    'A tank and two units of infantry are on the hilltop. Their defences are added up, and the hilltop adds 2 for the whole stack: 11 in all [16.5].',
  'figure.hill.1':
    'Tan fires at the whole stack [16.3]. The hill is within tank A’s range of 3, so the tank’s attack counts in full [12.3].',
  'figure.hill.2':
    'B, C and D fire at extended range, so their attacks are halved [12.5]. The sum is 5 + 2½ + 2½ + 1½ = 11½; against 11, the odds are 1-1 [16.7].',
  'figure.hill.3':
    'The roll is 9, so the result is Dis [26.1]. The tank is disrupted, but infantry on foot ignores disruption [19.7].',
  'figure.melee.title': 'A close assault',
  'figure.melee.caption':
    'Tan’s tank and infantry are in the hex of a Green tank. All three units have to attack [18.2].',
  'figure.melee.1':
    'The infantry doubles its attack of 2 [18.5]. The odds are 5 + 4 = 9 against 5, so 1-1. The shift of one column to the right makes that 2-1 [18.4].',
  'figure.melee.2':
    'The roll is 9, so the result is DE [26.1]. All attacks are simultaneous, so the Green tank still makes its own [18.3].',
  'figure.melee.3':
    'The Green tank attacks both units. The odds are 5 against 5 + 2 = 7, so 1-2. The shift makes that 1-1 [18.4].',
  'figure.melee.4':
    'The roll is 7, so the result is Dis. The Green tank is removed and Tan’s tank is disrupted [19.1]; infantry on foot ignores disruption [19.7].',
  'figure.sight.title': 'A tank’s line of sight',
  'figure.sight.caption':
    'The tank is on clear ground, height 0. It sees A: the slope in between has height 1 and is lower than the hilltop, which has height 2. It does not see B, because the slope is higher than both ends. It does not see C, because the forest in between has height 2 and C’s slope only height 1 [21.5] [21.6].',
  'figure.costs.title': 'Movement costs of a tank',
  'figure.costs.caption':
    'A clear hex costs 1 movement point; a slope or forest hex costs 2 [25.1]. Along the road, each hex costs ½ point [25.3].',
} as const;
