/** Research, and what is done with what it made. */
export const research = {
  'prompt.research.pick': 'which of these is tried?',
  'label.research': 'Let {card} do research',
  'label.try-none': 'Try none of these',
  'prompt.fit.gear': 'which gear does it carry from now on?',
  'label.fit': 'Put gear on {card}',
  'label.gear': 'Put {project} on it',
  'label.make': 'Try {project} ({cost}; difficulty {n})',
  'log.fitted': '{card} carries {project}.',
  'log.researches': '{hero} does research.',
  'log.made': '{project} is made.',
  'log.not-made': '{project} fails; half of the resources come back.',
  'refusal.no-yard':
    'Gear is put on attack cards of your hand, and on your cards at a base that is supplied and not besieged; {card} is neither.',
  'refusal.no-gear': 'No gear in your hand fits {card}, or it has no room left.',
  'refusal.worked': '{card} has done research in this turn; the next attempt is in your next turn.',
  'refusal.no-workshop':
    '{card} needs a laboratory or an academy of yours for his craft, in his hex, supplied and not besieged.',
  'refusal.no-room': 'There is no room in your hand for {project}; take another, or none.',
  'refusal.project-dear': '{project} costs more than you have; take another, or none.',
} as const;
