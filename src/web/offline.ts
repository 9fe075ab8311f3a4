/** Stores the page for use without a network; see `service-worker/sw.ts`. */

/** Registers the service worker once the first screen is loaded, so that the two do not compete for bandwidth. */
export function cacheForOffline(): void {
  // Browsers have no service worker over plain HTTP from another machine, and a development build uses none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Private windows and full disks cannot store the page; it works without.
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
