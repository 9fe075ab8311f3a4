/** Research. */
export const research = {
  'prompt.research.pick': 'which of these is tried?',
  'label.research': 'Let {card} do research',
  'label.make': 'Try {project} ({ap} AP, difficulty {n})',
  'log.researches': '{hero} does research.',
  'log.made': '{project} is made.',
  'log.not-made': '{project} fails; half of the resources come back.',
  'refusal.worked': '{card} has done research in this turn; the next attempt is in your next turn.',
  'refusal.no-workshop':
    '{card} needs a laboratory or an academy of yours for his craft, in his hex, supplied and not besieged.',
  'refusal.no-room': 'There is no room in your hand for {project}; take another, or none.',
  'refusal.project-dear': '{project} costs more than you have; take another, or none.',
} as const;
