/** Whether passkeys work on this page, and why not. */

/**
 * Returns what keeps passkeys from working here. Browsers offer them only at a host name, over TLS or on their own
 * machine, and some do not offer them at all. A browser without a secure address hides that it has them, so the address
 * comes first.
 */
export function passkeyObstacle(): 'address' | 'browser' | undefined {
  if (!isSecureContext || /^[\d.]+$|^\[/.test(location.hostname)) return 'address';
  return 'PublicKeyCredential' in globalThis ? undefined : 'browser';
}
