import type { GameNotes } from './notes.ts';

export const armageddon: GameNotes = {
  game: 'armageddon',
  title: 'Armageddon: never storm a base with riflemen',
  notes: [
    {
      at: 7,
      text: 'Both headquarters stand: Blue’s Axle Zero in 1005, Red’s Concord Keep in 0205. A player whose headquarters is destroyed is eliminated [9.2].',
    },
    {
      at: 132,
      text: 'Red founds the first army [2.16]: Marshal Vale with artillery, a Shield Truck and a light tank. Founding it costs 3 AP.',
    },
    {
      at: 199,
      text: 'Blue answers with two cards only, the Vector Striker and a Screen Node.',
    },
    {
      at: 300,
      name: 'Battle in 0703',
      text: 'An army that enters the hex of an enemy army that it sees starts a battle [5.11]. Three units of Red against two of Blue.',
    },
    {
      at: 339,
      text: 'The Vector Striker attacks twice in each round with five dice. The Shield Truck defends with two, and each success above the defender’s is 1 damage [5.2]. Red spends five points of fate on it [5.5], and still loses it in the second round.',
    },
    {
      at: 380,
      mark: '?',
      text: 'Red loses all three units, Blue none. The Longbow Battery has attacked with five dice in each of six rounds, and has done 3 damage in all.',
    },
    {
      at: 384,
      text: 'A lone hero is hunted [5.28]. Vale escapes: with these dice, one time in two.',
    },
    {
      at: 577,
      mark: '!',
      text: 'Independents join on 9 or more, and Red’s modifier of 5 makes that seven chances in ten [12.1]. Three groups will join Red in this game.',
    },
    {
      at: 643,
      mark: '!',
      text: 'The revenge in 0702. Blue’s damaged units roll two dice where they rolled four or five, and four rerolled dice of Red’s succeed [5.5].',
    },
    {
      at: 840,
      mark: '??',
      text: 'Red storms Axle Zero at once, with Line Rifles, a Beacon Cell and a Flak Crawler. The attackers roll one die each; the garrison’s Husk Drones and Tine Walkers roll four and five.',
      shapes: ['ring red 1005'],
    },
    {
      at: 882,
      text: 'Two rounds, and the army is gone. Not one success of Red’s did any damage.',
    },
    { at: 887, text: 'Its hero goes to prison as well [3.23].' },
    {
      at: 910,
      mark: '!',
      text: 'The card that decides the game: the Ogive Gun Walker attacks with eight dice.',
    },
    {
      at: 1025,
      text: 'Red’s Dune Hounds, former independents, die in two battles in 0804: Red has sent them one group after the other.',
    },
    {
      at: 1529,
      text: 'An army captures facilities that no units guard [3.15]: Blue takes the Relay Node and the Kiln of Methods.',
    },
    {
      at: 1773,
      mark: '?',
      text: 'The second storm of Axle Zero fails like the first one.',
    },
    {
      at: 1811,
      mark: '!',
      text: 'Now the same decision for Blue: fight at once, or besiege? The garrison is two weak units, and the Gun Walker is only scratched by the mines.',
    },
    {
      at: 1834,
      text: 'Concord Keep falls with everything in it [3.15], and Red is eliminated [9.2]. The last player left wins [9.3].',
    },
  ],
  branches: [
    {
      after: 383,
      moves: ['roll 50'],
      name: 'The Marshal falls',
      text: 'Three successes against two are enough. Half of all rolls end like this for Vale.',
    },
    {
      after: 576,
      moves: ['attitude 2'],
      name: 'They bargain',
      text: 'With 3 or less, the group bargains, and the result holds for the whole game [12.1].',
    },
    {
      after: 839,
      moves: ['besiege'],
      name: 'Besiege first',
      text: 'A besieged base cannot deploy new units [2.18], and Red could have waited for the independents that had joined.',
    },
    {
      after: 1810,
      moves: ['besiege'],
      name: 'The slow way',
      text: 'Blue could keep Red from deploying units instead [2.18]. But the garrison is weak now, and the fight is better.',
    },
  ],
};
