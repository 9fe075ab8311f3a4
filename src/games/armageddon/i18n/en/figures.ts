/** Titles, captions and steps of the figures in the rulebook. */
export const figures = {
  'figure.outpost.title': 'An outpost in the hills',
  'figure.outpost.caption':
    'Red has 9 AP, and an outpost and Line Rifles in hand. A Red hero is at 0604. Red controls this hex [3.13], and it is supplied [3.16].',
  'figure.outpost.1':
    'Because the hero is there, Red may build the outpost [2.19]. It costs 6 resources and half as many AP, which is 3 [1.5].',
  'figure.outpost.2':
    'The outpost has Barracks. Red deploys the rifles into the garrison there [2.18]. The rifles cost 3 resources and 2 AP [1.5].',
  'figure.outpost.3': 'Red founds an army at the outpost for 3 AP [2.16] and has 1 AP left.',
  'figure.march.title': 'A march of two units',
  'figure.march.caption':
    'The Line Rifles have a movement of 2, and the light tank has 3. The army moves as far as its slowest card: 2 points [3.9]. That is enough for one hex of hills or two flat hexes [3.2].',
  'figure.march.1': 'Red chooses the army, which may move once a turn [3.9].',
  'figure.march.2':
    'The army enters the hills. Red pays 1 AP for each of the two units [3.10], and both sides check whether they observe each other [4.7].',
  'figure.supply.title': 'Cut off',
  'figure.supply.caption':
    'Blue controls five hexes between Red’s stronghold at 0404 and the army at 0604 [3.13]. No supply path may cross these hexes, and every detour costs more than 4 movement points [3.16].',
  'figure.supply.1':
    'The army is out of supply, so it moves only one hex a turn. Its rifles attack with 4 − 3 = 1 die and defend with 3 − 2 = 1 die [3.18].',
  'figure.find.title': 'A sealed clinic',
  'figure.find.caption':
    'Red’s hero is wounded, and the rifles are damaged. There is a sealed clinic at 0604.',
  'figure.find.1':
    'The army enters the hex for 1 movement point [3.9] and 2 AP [3.10]. It may now take the discovery there [3.6].',
  'figure.find.2':
    'Red takes the clinic, which heals the hero and the rifles completely and is then gone [14.2]. The army’s move is over [3.6].',
  'figure.fate.title': 'Dice and fate',
  'figure.fate.caption':
    'A hero leads Red’s Line Rifles against Blue’s Line Rifles, which are in the hills and have no hero.',
  'figure.fate.1':
    'Red enters, fights at once [5.12] and acts first [5.15]. Red rolls 4 dice, plus 1 for Military Genius [10.1.14]. Blue rolls 3 dice, plus 2 for the hills [3.2].',
  'figure.fate.2': 'Red has 3 successes and Blue has 2. That would be 1 damage [5.2].',
  'figure.fate.3':
    'Red spends 1 AP and 1 point of the hero’s fate to reroll a failed die [5.5]. The reroll succeeds, so Red now has 4 successes against 2. Blue’s unit has no hero, so it has no fate [5.6].',
  'figure.fate.4':
    'Red keeps the dice, and Blue’s rifles take 2 damage [5.2]. Now Blue’s unit acts [5.16].',
  'figure.rows.title': 'Fire from the rear row',
  'figure.rows.caption':
    'Each army has one unit for the front row and a Longbow Battery, which has range 3 [5.14].',
  'figure.rows.1':
    'Red enters and fights at once [5.12]. Each battery is in the rear row, behind the other unit of its army [5.14].',
  'figure.rows.2':
    'Red acts first. With range 3, Red’s battery reaches every enemy unit [5.17]. It fires at Blue’s battery: 7 dice against 2 [5.18].',
  'figure.rows.3':
    'Red’s battery has 5 successes against 1, so it does 4 damage [5.2]. Next, a Blue unit acts [5.16].',
  'figure.strike.title': 'A bomber strikes',
  'figure.strike.caption':
    'Red’s hand holds a bomber with a Cluster Load. Blue’s army at 0605 is within the bomber’s range, measured from Red’s stronghold [6.2]. The army has no guns.',
  'figure.strike.1':
    'Red pays the bomber’s cost in resources and 2 AP [6.1], and names the army as the target [6.5].',
  'figure.strike.2':
    'The bomber has no Precision, so a unit is drawn at random: the light tank [25.16]. The bomber rolls 7 dice, and the tank rolls 4 [25.18].',
  'figure.strike.3':
    'The bomber has 4 successes against 2, which is 2 damage. The Cluster Load adds 2, so the tank takes 4 damage [25.22]. The bomber returns to Red’s hand [6.7].',
  'figure.gun.title': 'A gun fires first',
  'figure.gun.caption':
    'Red flies a bomber against a Flak Crawler with Anti-Air 5. Guns fire before the strike [6.6].',
  'figure.gun.1':
    'The gun is the attacker and rolls 5 dice [25.8]. The bomber defends with 3 dice [25.9].',
  'figure.gun.2':
    'The gun has 4 successes against 1. That would do 3 damage [25.10] and leave the bomber only 1 of its 4 hit points.',
  'figure.gun.3':
    'Red spends 1 AP and 1 point of the bomber’s own fate to reroll a failed die [5.5] [5.6]. The reroll succeeds: 4 successes against 2 do only 2 damage.',
  'figure.gun.4':
    'The bomber survives and makes its strike [25.15]. The only target is the gun itself [25.16].',
} as const;
