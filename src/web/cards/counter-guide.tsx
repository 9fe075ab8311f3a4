/** How to read a counter: the counter that a game opens with, in large, every figure explained. */
import { useMemo } from 'preact/hooks';
import { paletteProperties } from '../../draw/art.ts';
import { artOf } from '../../draw/art-base.ts';
import { drawCounterGuide } from '../../draw/counter-guide.ts';
import type { Game } from '../../kernel/game.ts';
import type { GoalLook } from '../../kernel/look/look.ts';
import { speakers, tell } from '../messages.ts';
import './cards.css';

/** For the rules page, help and the goal card; `goal` is what the game's look says of its opening. */
export function CounterGuide({ game, goal }: { readonly game: Game; readonly goal: GoalLook }) {
  const { language } = speakers.value;
  const art = artOf(game.look);
  const svg = useMemo(
    () => drawCounterGuide(goal, art, (text) => tell(game, text)),
    [game, goal, art, language],
  );
  return (
    <div
      class="counter-guide"
      style={paletteProperties(art)}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
