/**
 * Reloads the page when the server has a newer build. The parts of the page that are not loaded yet no longer exist on
 * the server then. A reload loses nothing: a game is stored on the server or in the browser, and unsent choices are
 * stored in the tab.
 */

const KEY = 'countermarch.renewed';
/** Minimum time between two reloads, in milliseconds. A reload that did not help is not repeated at once. */
const LEAST = 60_000;

/** Checks for a newer build whenever `import()` fails to load a part of the page. */
export function watchForRenewal(): void {
  addEventListener('vite:preloadError', () => void renewIfStale());
}

/** Reloads the page if the server has another build. Called directly for files that `import()` does not load. */
export async function renewIfStale(): Promise<void> {
  if ((await hasOtherBuild()) && mayRenew()) location.reload();
}

/** Returns whether the server's current page starts with another script. */
async function hasOtherBuild(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  const answer = await fetch('/index.html', { cache: 'no-store' }).catch(() => undefined);
  if (!script || !answer?.ok) return false;
  return !(await answer.text()).includes(new URL(script.src).pathname);
}

/** Allows one reload per minute, and none if the browser cannot store the time of the last one. */
function mayRenew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < LEAST) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
