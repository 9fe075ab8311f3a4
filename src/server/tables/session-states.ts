/** States of a session, and the events that change them. */

/**
 * States of a session. `open`: the store has all of the table. `writing`: changes are being written. `conflicted`:
 * another server was first, and the table is being read again. `failed`: a write failed, and memory stays ahead of the
 * store. `closed`: the store no longer has the table.
 */
export type SessionState = 'open' | 'writing' | 'conflicted' | 'failed' | 'closed';
export type SessionEvent = 'write' | 'stored' | 'conflict' | 'reread' | 'fail' | 'close';

/** Every transition between states; an event that a state does not list leaves it unchanged. */
export const TRANSITIONS: Record<SessionState, Partial<Record<SessionEvent, SessionState>>> = {
  open: { write: 'writing', conflict: 'conflicted', fail: 'failed', close: 'closed' },
  writing: { stored: 'open', conflict: 'conflicted', fail: 'failed', close: 'closed' },
  conflicted: { reread: 'open', fail: 'failed', close: 'closed' },
  failed: {},
  closed: {},
};
