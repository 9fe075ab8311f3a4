import type { GameNotes } from './notes.ts';

export const armageddon: GameNotes = {
  game: 'armageddon',
  title: 'Armageddon: never attack out of supply',
  notes: [
    {
      at: 7,
      text: 'Both headquarters are built: Blue’s Axle Zero in 1005, Red’s Concord Keep in 0205. A player whose headquarters is captured or destroyed is eliminated [9.1] [9.2].',
    },
    {
      at: 132,
      text: 'Red founds the first army: Marshal Vale with artillery, a Shield Truck and a light tank. Founding an army costs 3 AP [2.16], but Concord Keep has a Muster Yard, so the first one in a turn costs only 1 AP [10.3.17].',
    },
    {
      at: 199,
      text: 'Blue answers with only two units, a Vector Striker and a Screen Node: without a hero, an army may not have more [3.19].',
    },
    {
      at: 300,
      name: 'Battle in 0703',
      text: 'An army that enters the hex of an enemy army that it sees starts a battle [5.11]. Red has three units against two, but its army is out of supply: it attacks with 3 fewer dice and defends with 2 fewer [3.18].',
    },
    {
      at: 339,
      text: 'The Vector Striker attacks twice in each round, with five dice [10.2.24]. Out of supply, the Shield Truck defends with only two, and each success above the defender’s is 1 damage [5.2]. In the first round, Red saved the truck with five rerolls, at 1 fate and 1 AP each [5.5]. Now Red has no AP left, and the truck is lost.',
    },
    {
      at: 374,
      mark: '?',
      text: 'Only the Longbow Battery is left, and Red stays for a sixth round. Red could have retreated after any round [5.19].',
    },
    {
      at: 380,
      text: 'Red loses all three units, Blue none. The Longbow Battery has attacked in each of six rounds, with five dice instead of eight [3.18], and has done 3 damage in all.',
    },
    {
      at: 384,
      text: 'Blue hunts the lone hero [5.28]. With four dice against five, Vale escapes one time in two, and does so here.',
    },
    {
      at: 577,
      text: 'Independents join on 9 or more [12.1]. Red’s Compact adds 5 when it meets humans [12.2], so this group joins seven times in ten. Three groups will join Red in this game.',
    },
    {
      at: 619,
      mark: '!',
      text: 'The revenge, in 0702. This time Blue’s army is out of supply [3.18]: its units roll two dice where they rolled four or five.',
    },
    {
      at: 643,
      text: 'Both of Blue’s units are destroyed. Of seven dice that Red rerolled, four have succeeded [5.5].',
    },
    {
      at: 840,
      mark: '??',
      text: 'Red storms Axle Zero at once, with an army out of supply [3.18]: Line Rifles, a Beacon Cell and a Flak Crawler attack with one die each. The garrison’s Husk Drones roll five dice and its Tine Walkers four. And Red has only 1 AP left, enough for one reroll [5.5].',
      shapes: ['ring red 1005'],
    },
    {
      at: 882,
      text: 'After two rounds the army is gone. None of Red’s attacks did any damage.',
    },
    {
      at: 887,
      text: 'The hero, Jump Major Pell, is hunted and captured [5.28]. A prisoner gives Blue 3 more AP in each round [2.11].',
    },
    {
      at: 910,
      mark: '!',
      text: 'The card that decides the game: led by Axiom, the Ogive Gun Walker attacks with eight dice, and with range 3 it reaches both enemy rows [5.17].',
    },
    {
      at: 1025,
      text: 'Red’s Dune Hounds, former independents, attack twice in 0804, out of supply [3.18]. Three of the four died in the first battle; Red has sent the last one back alone, and it dies too.',
    },
    {
      at: 1529,
      text: 'An army with units captures a base that no units guard, with the facilities in its slots [3.15]. Blue takes Red’s Waystation in 0406 and the Test Foundry in it, from now on called Relay Node and Kiln of Methods. The base will supply Blue’s last attack [3.16].',
    },
    {
      at: 1742,
      mark: '?',
      text: 'Red storms Axle Zero a second time, again with an army out of supply [3.18]. Mines have already destroyed one of its three units [5.29]. The attack fails like the first one.',
    },
    {
      at: 1811,
      mark: '!',
      text: 'Now Blue has the same decision: fight at once, or besiege. Blue’s army is in supply, thanks to the captured base in 0406 [3.16]. The garrison has only two weak units, and the mines have done just 1 damage to the Gun Walker.',
    },
    {
      at: 1834,
      text: 'Blue captures Concord Keep with the facilities in its slots [3.15]. Red does not retake it before the turn ends, so Red is eliminated [9.1] and Blue, the last player left, wins [9.3].',
    },
  ],
  branches: [
    {
      after: 383,
      moves: ['roll 50'],
      name: 'The Marshal falls',
      text: 'Three successes beat two. They are fewer than the four dice that Vale rolled, so Vale dies; with four, Blue would capture Vale [5.28]. Half of all rolls end in death or capture.',
    },
    {
      after: 576,
      moves: ['attitude 2'],
      name: 'They bargain',
      text: 'On 3 or less, the group bargains, and this holds for the whole game [12.1]. Red could then pay half of what its cards cost, and the group would join [12.4].',
    },
    {
      after: 839,
      moves: ['besiege'],
      name: 'Besiege first',
      text: 'A besieged base cannot deploy new units [2.18], and Red could have waited for the independents that had joined. But the army would still be out of supply, and the garrison could break out [3.25].',
    },
    {
      after: 1810,
      moves: ['besiege'],
      name: 'The slow way',
      text: 'A siege would keep Red from deploying units [2.18]. But the garrison is weak now, so it is better to fight at once.',
    },
  ],
};
