/**
 * Actions of moderators on an account or (`close`) on a table. They are separate from the schemas so that the page can
 * load them alone.
 */
export const MODERATOR_ACTIONS = ['ban', 'unban', 'mute', 'unmute', 'close'] as const;
