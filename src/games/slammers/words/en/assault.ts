/** Close assault. */
export const assault = {
  'prompt.assault.hex': 'Close assault at {at}.',
  'prompt.assault.targets': 'choose the targets at {at}.',
  'prompt.assault.units': 'choose the units that attack at {at}.',
} as const;
