/** Keeps the page for when there is no network; see `service-worker/sw.ts`. */

/** Starts once the first screen has everything, so that it need not share its line. */
export function keepForOffline(): void {
  // There is none over plain HTTP from another machine, nor while the page is being worked on.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Private windows and full disks: the page works without.
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
