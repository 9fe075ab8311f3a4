/** Media queries as component state. */
import { useEffect, useState } from 'preact/hooks';

/** Returns whether the window currently matches a media query. */
export function useMedia(text: string): boolean {
  const [isMatch, setMatch] = useState(() => matchMedia(text).matches);
  useEffect(() => {
    const query = matchMedia(text);
    const follow = () => setMatch(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [text]);
  return isMatch;
}
