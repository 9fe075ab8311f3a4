/** Media queries as state of a component. */
import { useEffect, useState } from 'preact/hooks';

/** Whether the window matches a media query, as it changes. */
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
