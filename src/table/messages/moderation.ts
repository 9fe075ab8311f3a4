/**
 * Actions of moderators on an account or (`close`) on a table. They are separate from the schemas so that the page can
 * load them alone.
 */
export const ACTS = ['ban', 'unban', 'mute', 'unmute', 'close'] as const;
