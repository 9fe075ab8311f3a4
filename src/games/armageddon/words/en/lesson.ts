/** The guided first game, prompt by prompt. */
export const lesson = {
  'lesson.bid':
    'A round begins with dice for initiative: most successes act first, and with twelve action points. Buy one die more.',
  'lesson.deploy':
    'The round is yours. Your hand is beside the map; deploy the hero Ostinato at your headquarters, Axle Zero.',
  'lesson.found':
    'A hero in the garrison only waits. Found an army at Axle Zero, for three points.',
  'lesson.transfer': 'Move Ostinato out of the garrison into the new army. That costs nothing.',
  'lesson.march':
    'There is ground with resources next to your headquarters. Let the army march there, to 0905.',
  'lesson.build':
    'Resources come in every round where a collector stands. Let Ostinato build a harvester for materials in 0905.',
  'lesson.draw': 'Three points are left, just enough for another card. Draw one.',
  'lesson.end': 'Points are not saved. End your turn; then Red moves.',
  'lesson.again':
    'A new round. The winner of the initiative has twelve points, the other player six: buy one die again.',
  'lesson.explore':
    'Red rolled better and has moved. Six points are yours: march on to 0904, and see what is there.',
  'lesson.claim':
    'There is a find here. Let the army take it: a find belongs to the first army that takes it.',
  'lesson.engineer':
    'Engineers build as heroes do. Deploy the Mender Frame for the next harvester, then end your turn.',
  'lesson.third': 'Each round begins with what your collectors bring in. Buy a die once more.',
  'lesson.second-army':
    'You are first. Found a second army at Axle Zero, and move the Mender Frame into it.',
  'lesson.second-harvester':
    'March it to 1004, and let the engineers build a harvester for technology.',
  'lesson.cards':
    'Points you do not spend are lost. Six points are two cards: draw them, and end your turn.',
  'lesson.fourth':
    'Round 4. The second die would cost two resources more, the third three: one die is cheap.',
  'lesson.back':
    'Armies are raised at bases, and yours is far from the front. Bring Ostinato back to 0905.',
  'lesson.outpost':
    'Ostinato holds 0905, and it is supplied: build the Relay Node there, an outpost that units can be deployed at.',
  'lesson.more-cards': 'Two more cards: a card you draw now fights for you in two rounds.',
  'lesson.fit':
    'The find was a Field Staff Kit. Put it on Ostinato, who can then lead more units, and end your turn.',
  'lesson.fifth': 'Round 5. Buy a die; ties are rolled again.',
  'lesson.troops':
    'Now the troops: deploy the Vector Striker and the Tine Walker at the Relay Node.',
  'lesson.join':
    'Move both out of the garrison into the army of Ostinato, who commands them. Then end your turn.',
  'lesson.sixth':
    'Round 6. Twelve points move a whole army, and leave some for other things. Buy a die.',
  'lesson.advance':
    'Each card of an army costs a point to march, and hills slow it down. March to 0906.',
  'lesson.agent': 'Draw a card. It is Palimpsest, an agent: deploy it at the Relay Node.',
  'lesson.hide':
    'Give it an army of its own and enter stealth with it: few will see it. Then end your turn.',
  'lesson.seventh':
    'Round 7. Buy a die: each round decides anew which player is first and has twelve points.',
  'lesson.mine': 'On to 0907, where there are materials. Build a harvester there.',
  'lesson.scout':
    'You can’t see hexes that you do not observe. Send the agent ahead to 0807, and end your turn.',
  'lesson.eighth': 'The agent has sighted an independent army in 0808. Round 8: buy a die.',
  'lesson.sortie':
    'You can attack an observed target from the air. Fly the Gnat Interceptor against 0808: its card returns to your hand.',
  'lesson.close-in':
    'Two dice against three: no damage. Bring the army up to 0807 instead, and end your turn.',
  'lesson.ninth': 'Round 9. This is the round to be first in: buy a die.',
  'lesson.attack':
    'Four of four: you are first. Draw a card, then march into 0808. Independents may join you, name a price, or fight.',
  'lesson.refuse': 'They would join for a price. Pay nothing, and fight them now.',
  'lesson.rows':
    'Your army stands in two rows: the walker in front, the striker with its range behind. Keep the rows.',
  'lesson.blow':
    'Each side lets one unit act at a time. Let the Tine Walker attack, at the first Stray Mower.',
  'lesson.accept':
    'Two successes to one: a point of damage. Fate costs points; keep the dice, and let the Vector Striker attack the same one.',
  'lesson.stay':
    'It is destroyed. After each round you may retreat: stay, and let the Tine Walker act again.',
  'lesson.damage': 'Three to one: two of the four points of the last Mower. Keep the dice.',
  'lesson.fate':
    'The striker has two to one, and needs two. Spend a point of fate: a failed die is rolled again.',
  'lesson.spoils':
    'The battle is won, and the hex is yours. Build a harvester for energy, and end your turn.',
  'lesson.tenth': 'Round 10, and four harvesters feed you. Buy a die.',
  'lesson.colossus':
    'That pays for the heaviest card in your hand: deploy the Bastion Colossus at the Relay Node.',
  'lesson.on':
    'And so on: scouts, mines and armies, until you take Red’s headquarters. End your turn.',
} as const;
