/** Whether this page can have passkeys: browsers keep them by the name of a host, and over TLS or from their own machine. */
export const mayUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);
