/** Explains how to read a counter: a large counter from the game's opening, with every figure labelled. */
import { useMemo } from 'preact/hooks';
import { paletteProperties } from '../../draw/art.ts';
import { artOf } from '../../draw/art-base.ts';
import { drawCounterGuide, type GuideShape } from '../../draw/counter-guide.ts';
import type { Game } from '../../kernel/game.ts';
import type { GoalLook } from '../../kernel/look/look.ts';
import { translators, format } from '../messages.ts';
import { useMedia } from '../ui/media.ts';
import './cards.css';

const NARROW = '(max-width: 36rem)';

/** Returns the shape for the current width of the window. */
const useShape = (): GuideShape => (useMedia(NARROW) ? 'narrow' : 'wide');

/** Guide for the rules page, help and the goal card. `goal`: the part of the game's look that describes the opening. */
export function CounterGuide({ game, goal }: { readonly game: Game; readonly goal: GoalLook }) {
  const { language } = translators.value;
  const art = artOf(game.look);
  const shape = useShape();
  const svg = useMemo(
    () => drawCounterGuide(goal, art, (text) => format(game, text), shape),
    [game, goal, art, language, shape],
  );
  return (
    <div
      class="counter-guide"
      style={paletteProperties(art)}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
