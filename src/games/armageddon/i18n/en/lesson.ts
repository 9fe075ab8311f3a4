/** The guided first game, prompt by prompt. */
export const lesson = {
  'lesson.goal': 'Take or destroy Red’s headquarters.',
  'lesson.chapter.1': 'Heroes and harvesters',
  'lesson.chapter.2': 'An army for the front',
  'lesson.chapter.3': 'Scouts and a battle',
  'lesson.bid':
    'In each round, an initiative roll decides the order of play: the player with the most successes acts first and gets twelve action points. Buy one extra die.',
  'lesson.deploy':
    'You go first. Your hand is beside the map; deploy the hero Ostinato at your headquarters, Axle Zero.',
  'lesson.found': 'A garrison never leaves its base. Found an army at Axle Zero for three points.',
  'lesson.transfer': 'Move Ostinato out of the garrison into the new army. That costs nothing.',
  'lesson.march':
    'There is a hex with resources next to your headquarters. March the army there, to 0905.',
  'lesson.build':
    'A collector brings in resources every round; your faction’s collectors are called harvesters. Have Ostinato build one for materials in 0905.',
  'lesson.draw': 'Four points are left, enough for another card: a card costs three. Draw one.',
  'lesson.end':
    'You can’t save action points for later rounds. End your turn; then it is Red’s turn.',
  'lesson.again':
    'A new round. The winner of the initiative gets twelve points, the other player six: buy one extra die again.',
  'lesson.explore':
    'Red rolled better and went first. You have six points: march on to 0904, and see what is there.',
  'lesson.claim':
    'There is a discovery here. Have your army take it: each discovery can be taken only once.',
  'lesson.engineer':
    'Engineers can build, just like heroes. The Mender Frame is an engineer unit: deploy it, so that it can build your next harvester. Then end your turn.',
  'lesson.third':
    'Each round begins with the resources that your collectors bring in. Buy an extra die again.',
  'lesson.second-army':
    'You go first. Found a second army at Axle Zero, and move the Mender Frame into it.',
  'lesson.second-harvester':
    'March the new army to 1004, and have the engineers build a harvester for technology.',
  'lesson.cards':
    'Points that you do not spend are lost. Six points buy two cards: draw them, and end your turn.',
  'lesson.fourth':
    'Round 4. A second extra die would cost two more resources, and a third would cost three more: buy just one.',
  'lesson.back':
    'Armies are founded at bases, and your only base is far from the front. To build a base nearer the front, bring Ostinato back to 0905.',
  'lesson.outpost':
    'Ostinato holds 0905, and the hex is supplied: build the Relay Node there, an outpost where you can deploy units.',
  'lesson.more-cards': 'Draw two more cards: your army needs units.',
  'lesson.fit':
    'Your discovery was a Field Staff Kit. Equip Ostinato with the kit, so that your hero can lead one more unit. Then end your turn.',
  'lesson.fifth': 'Round 5. Buy a die; ties are rolled again.',
  'lesson.troops':
    'Now the troops: deploy the Vector Striker and the Tine Walker at the Relay Node.',
  'lesson.join':
    'Move both units out of the garrison into Ostinato’s army; Ostinato commands them. Then end your turn.',
  'lesson.sixth':
    'Round 6. Twelve points are enough to move a whole army, with some to spare. Buy a die.',
  'lesson.advance':
    'Marching costs 1 AP for each card in the army, and hills slow the army down. March to 0906.',
  'lesson.agent': 'Draw a card: you get Palimpsest, an agent. Deploy the agent at the Relay Node.',
  'lesson.hide':
    'Found an army, move only Palimpsest into it, and enter stealth with that army: it will be hard to see. Then end your turn.',
  'lesson.seventh':
    'Round 7. Buy a die: each round, a new roll decides which player goes first and gets twelve points.',
  'lesson.mine': 'March on to 0907, where there are materials. Build a harvester there.',
  'lesson.scout':
    'You can’t see enemies in hexes that you do not observe. Send the agent ahead to 0807, and end your turn.',
  'lesson.eighth': 'The agent has sighted an independent army in 0808. Round 8: buy a die.',
  'lesson.sortie':
    'You can attack an observed target from the air. Fly the Gnat Interceptor against 0808; the card returns to your hand afterwards.',
  'lesson.close-in':
    'Your two dice against the enemy’s three did no damage. Bring the army up to 0807 instead, and end your turn.',
  'lesson.ninth': 'Round 9. In this round you want to go first: buy a die.',
  'lesson.attack':
    'Four successes on four dice: you go first. Draw a card, then march into 0808. Independents may join you, name a price, or fight.',
  'lesson.refuse': 'The independents would join for a price. Pay nothing, and fight them now.',
  'lesson.rows':
    'Your army’s rows are already right: the walker in front, and the longer-ranged striker behind. Finish arranging the rows.',
  'lesson.blow':
    'The sides take turns, one unit at a time. Attack the first Stray Mower with the Tine Walker.',
  'lesson.accept':
    'Two successes to one: one point of damage. Fate would cost action points, so keep the dice. Then have the Vector Striker attack the same Mower.',
  'lesson.stay':
    'The Mower is destroyed. After each round of battle, you may retreat. Stay, and have the Tine Walker act again.',
  'lesson.damage':
    'Three successes to one: the last Mower loses two of its four hit points. Keep the dice.',
  'lesson.fate':
    'Two successes to one would do only one point of damage, but the Mower still has two hit points. Spend a point of fate to reroll a failed die.',
  'lesson.spoils':
    'The battle is won, and the hex is yours. Build a harvester for energy, and end your turn.',
  'lesson.tenth': 'Round 10, and four harvesters now work for you. Buy a die.',
  'lesson.colossus':
    'You can now afford the heaviest card in your hand: deploy the Bastion Colossus at the Relay Node.',
  'lesson.on':
    'Carry on with scouts, harvesters and armies until you take Red’s headquarters. End your turn.',
} as const;
