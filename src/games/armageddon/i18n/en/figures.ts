/** Titles, captions and steps of the figures in the rulebook. */
export const figures = {
  'figure.outpost.title': 'An outpost in the hills',
  'figure.outpost.caption':
    'Red has 9 AP, and an outpost and Line Rifles in hand. A hero is at 0604. The hex is supplied, and Red controls it [3.13] [3.16].',
  'figure.outpost.1':
    'With the hero there, Red may build the outpost [2.19]. It costs 6 resources and half as many AP, 3 [1.5].',
  'figure.outpost.2':
    'The outpost has Barracks. Red deploys the rifles into its garrison [2.18]. They cost 3 resources and 2 AP [1.5].',
  'figure.outpost.3': 'Red founds an army at the outpost for 3 AP [2.16]. 1 AP is left.',
  'figure.march.title': 'A march of two units',
  'figure.march.caption':
    'The Line Rifles have a movement of 2, the light tank has 3. The army goes as far as its slowest card: 2 points [3.9]. That is one hex of hills, or two flat hexes [3.2].',
  'figure.march.1': 'Red chooses the army. It moves once a turn [3.9].',
  'figure.march.2':
    'The army enters the hills. Red pays 1 AP for each of the two units [3.10], and both sides check whether they observe each other [4.7].',
  'figure.supply.title': 'Cut off',
  'figure.supply.caption':
    'Blue controls five hexes between Red’s stronghold at 0404 and the army at 0604 [3.13]. The path of supply may not cross them, and a detour is longer than 4 points [3.16].',
  'figure.supply.1':
    'Out of supply, the army moves only one hex a turn. Its rifles attack with 4 - 3 = 1 die, and defend with 3 - 2 = 1 [3.18].',
  'figure.find.title': 'A Sealed Clinic',
  'figure.find.caption':
    'The hero and the rifles are both damaged. At 0604 there is a Sealed Clinic.',
  'figure.find.1':
    'The army enters the hex for 1 movement point and 2 AP [3.9] [3.10], so it may take what is there [3.6].',
  'figure.find.2':
    'Red takes the clinic: it heals the hero and the rifles completely, and is gone [14.2]. The army does not move on [3.6].',
  'figure.fate.title': 'Dice and fate',
  'figure.fate.caption':
    'A hero leads Red’s rifles against the same unit of Blue. Blue is in the hills and has no hero.',
  'figure.fate.1':
    'Red enters, fights at once [5.12] and acts first [5.15]. Red rolls 4 dice and 1 more for Military Genius [10.1.14], Blue 3 and 2 more for the hills [3.2].',
  'figure.fate.2': 'Red has 3 successes, Blue 2. That is 1 damage [5.2].',
  'figure.fate.3':
    'Red spends 1 fate of the hero and 1 AP to reroll a failed die [5.5]. It is a success: 4 against 2. Blue’s unit has no hero and no fate [5.6].',
  'figure.fate.4':
    'Red accepts, and Blue’s rifles take 2 damage [5.2]. Now Blue’s unit acts [5.16].',
  'figure.rows.title': 'Fire from the rear row',
  'figure.rows.caption':
    'Each army has one unit for the front row and a Longbow Battery with range 3 [5.14].',
  'figure.rows.1':
    'Red enters and fights at once [5.12]. Both batteries are in the rear row, behind the other unit [5.14].',
  'figure.rows.2':
    'Red acts first. Its battery has range 3 and reaches everything [5.17]. It fires at Blue’s battery: 7 dice against 2 [5.18].',
  'figure.rows.3': '5 successes against 1 do 4 damage [5.2]. Next, a unit of Blue acts [5.16].',
  'figure.strike.title': 'A bomber strikes',
  'figure.strike.caption':
    'A bomber with a Cluster Load is in Red’s hand. Blue’s army at 0605 is in its range, counted from the stronghold [6.2], and no gun guards it.',
  'figure.strike.1':
    'Red pays the resources and 2 AP of the card [6.1] and names the army as target [6.5].',
  'figure.strike.2':
    'Without Precision, the target is drawn at random: the light tank [25.16]. The bomber rolls 7 dice, the tank 4 [25.18].',
  'figure.strike.3':
    '4 successes against 2 are a hit. The Cluster Load adds 2, so the tank takes 4 damage [25.22]. The bomber returns to the hand [6.7].',
  'figure.gun.title': 'A gun fires first',
  'figure.gun.caption':
    'The same flight against a Flak Crawler with Anti-Air 5. Guns fire before the strike [6.6].',
  'figure.gun.1':
    'The gun is the attacker and rolls 5 dice [25.8]. The bomber defends with 3 [25.9].',
  'figure.gun.2': '4 successes against 1 would be 3 damage [25.10]. The bomber has 4 hit points.',
  'figure.gun.3':
    'Red spends the fate of the bomber and 1 AP to reroll a die [5.5] [5.6]. It is a success: 2 damage.',
  'figure.gun.4':
    'The bomber survives and makes its strike [25.15]. The only target is the gun itself [25.16].',
} as const;
