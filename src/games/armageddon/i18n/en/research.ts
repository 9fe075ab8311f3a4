/** Research, and the use of its results. */
export const research = {
  'prompt.research.pick': 'choose a card to research, or none.',
  'label.research': 'Research with {card}',
  'label.try-none': 'Try none of these',
  'prompt.fit.gear': 'choose the gear for this card.',
  'label.fit': 'Equip {card}',
  'label.gear': 'Equip with {project}',
  'label.make': 'Try {project} ({cost}; difficulty {n})',
  'log.fitted': 'Equipped with {project}: {card}.',
  'log.researches': '{hero} does research.',
  'log.made': 'Research on {project} succeeds.',
  'log.not-made': 'Research on {project} fails; half of the resources paid are returned.',
  'refusal.no-yard':
    '{card} can’t be equipped. Choose an attack card in your hand, or a hero, unit or facility at one of your bases that is supplied and not besieged.',
  'refusal.no-gear': 'No gear in your hand fits {card}, or {card} has no room for more gear.',
  'refusal.worked': 'You have already used {card} this turn. Try again next turn.',
  'refusal.no-workshop':
    '{card} can’t do research here. Choose a technologist or geneticist at your laboratory, or a tactician at your academy, in a hex that is supplied and not besieged.',
  'refusal.no-room': 'Your hand has no room for {project}. Choose another card, or none.',
  'refusal.project-dear':
    'Trying {project} costs {price}; you have {stock}. Choose another card, or none.',
} as const;
