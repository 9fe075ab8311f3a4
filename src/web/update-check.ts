/**
 * The server may get another build while a page is open; parts that the page has not loaded yet are
 * gone then. Loading the page anew mends that, and loses nothing: a game is kept at the server or in
 * the browser, and what was picked but not sent in the tab.
 */

const KEY = 'countermarch.renewed';
/** Loaded anew less than this ago (milliseconds), and still something is missing: not again. */
const LEAST = 60_000;

/** Looks whether the page is out of date, whenever `import()` does not get a part of it. */
export function watchForRenewal(): void {
  addEventListener('vite:preloadError', () => void renewIfStale());
}

/** Loads the page anew if the server has another build of it; for what `import()` does not load. */
export async function renewIfStale(): Promise<void> {
  if ((await hasOtherBuild()) && mayRenew()) location.reload();
}

/** Whether the page as the server has it now starts with another script. */
async function hasOtherBuild(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  const answer = await fetch('/index.html', { cache: 'no-store' }).catch(() => undefined);
  if (!script || !answer?.ok) return false;
  return !(await answer.text()).includes(new URL(script.src).pathname);
}

/** Once in a while. Never where nothing can be kept: it would not be known how often. */
function mayRenew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < LEAST) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
