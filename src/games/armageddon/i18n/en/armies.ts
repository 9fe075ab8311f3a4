/** Armies: founding, marching, what they meet. */
export const armies = {
  'prompt.march.to': 'choose where to march.',
  'label.march': 'March with {army} ({n} AP)',
  'label.go': 'To {at}',
  'label.go.people':
    'To {at}: the independents there may join you (a chance of {join} in {die}), join for a price (a chance of {bargain} in {die}), or fight [12.1]',
  'label.go.strangers':
    'To {at}: a die decides how the unidentified independents there receive you; identify them to see your chances [12.2]',
  'log.enters': '{army} enters {at}.',
  'log.captured': '{by_Cap} captures {card}.',
  'log.retaken': '{by} retakes the headquarters.',
  'refusal.no-field-army':
    '{u} can’t march. Choose one of your field armies; garrisons never march.',
  'refusal.empty-army': '{u} has no cards. Move cards into it first.',
  'refusal.moved': '{u}, or a card in it, has already moved this turn. Choose another army.',
  'refusal.shut-in':
    '{u} can’t leave: it is besieged. First break out by attacking in its own hex, or slip away in stealth.',
  'refusal.no-way':
    '{u} can’t march: every adjacent hex is unexplored, is full of your armies, or costs more movement points than the army has left.',
  'refusal.march-dear': 'You don’t have enough AP: marching with {u} costs {n}.',
  'refusal.too-far':
    '{u} can’t reach {at}: the hex is too far away, is unexplored or is full of your armies. Unexplored hexes, enemies or mines can also block a march.',
  'prompt.transfer.to': 'choose the army for the card to join.',
  'label.found': 'Found an army at {card} ({n} AP)',
  'label.join': 'Into {army} ({n} AP)',
  'label.transfer': 'Move {card} into another army',
  'label.transfer-paid': 'Move {card} into another army ({n} AP)',
  'label.hide': 'Enter stealth with {army} ({n} AP)',
  'label.show': 'Bring {army} out of stealth',
  'label.disband': 'Disband {army}',
  'log.founded': '{army} is founded in {at}.',
  'log.disbanded': '{army} in {at} is disbanded.',
  'log.transferred': 'Moved to {army}: {card}.',
  'log.hides': '{army} enters stealth.',
  'log.shows': '{army} leaves stealth.',
  'refusal.no-base':
    'You can found armies only at your strongholds and outposts. Choose one of these, not {card}.',
  'refusal.found-dear': 'You don’t have enough AP: founding an army costs {n}.',
  'refusal.full-hex':
    'You can’t found an army here: this hex already holds {n} of your field armies, the maximum. Choose another base, or move an army out first.',
  'refusal.no-army-left':
    'You already have the maximum number of armies. Disband an empty one first.',
  'refusal.not-empty':
    'You can’t disband {u}: it is not one of your empty armies. Choose an army without cards.',
  'refusal.not-in-army':
    '{card} can’t change armies. Choose one of your cards in an army or garrison on the map.',
  'refusal.regrouped':
    'You have already moved {card} to another army this turn. Choose another card.',
  'refusal.nobody-beside': 'There is nowhere to move {card}: you have no other army in its hex.',
  'refusal.not-beside': 'The card can’t join {u}: choose another of your armies in this hex.',
  'refusal.transfer-dear': 'You don’t have enough AP: moving a card between two armies costs {n}.',
  'refusal.needs-hero':
    '{card} can’t leave: without a hero, its army would have too many units. Move some units out first.',
  'refusal.no-stealth':
    'Without Stealth, {card} can’t join {u}, which is in stealth. Choose another army.',
  'refusal.has-hero': '{u} already has a hero. Choose another army.',
  'refusal.full-army': '{u} already has the maximum number of units. Choose another army.',
  'refusal.command':
    'With {card}, {u} would have more units than its command allows. Choose another army.',
  'refusal.cannot-hide':
    '{u} can’t enter stealth. Choose one of your visible field armies in which every card has Stealth.',
  'refusal.exposed':
    'An agent in {u} was exposed this turn, so the army can’t enter stealth until your next turn.',
  'refusal.hide-dear': 'You don’t have enough AP: entering stealth costs {n}.',
  'refusal.not-hidden': '{u} is not one of your armies in stealth. Choose one that is.',
  'prompt.jump.to': 'choose where to land.',
  'label.jump': 'Make an air assault with {army}, over any terrain and any enemies ({n} AP)',
  'label.clear': 'Clear mines with {army} ({n} AP)',
  'log.mined': '{army} runs into a minefield in {at}.',
  'refusal.no-jump':
    '{u} can’t make an air assault. Choose one of your field armies in which every unit has Air Assault.',
  'refusal.jump-dear': 'You don’t have enough AP: an air assault with {u} costs {n}.',
  'refusal.no-landing': 'There is no explored hex within range where {u} could land.',
  'refusal.no-mines':
    '{u} can’t clear a minefield. Choose a field army with an engineer, in the hex of an enemy minefield that you have found.',
  'refusal.cleared':
    'The engineers of {u} have already cleared mines this turn. Choose another army with engineers.',
  'refusal.clear-dear': 'You don’t have enough AP: clearing mines costs {n}.',
} as const;
