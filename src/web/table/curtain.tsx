/** Between two people at one screen: nothing is shown until the right one sits before it. */
import { useEffect, useRef } from 'preact/hooks';
import { side as sideNoun } from '../../kernel/message.ts';
import { aboutGame } from '../games/phrases.ts';
import { say, t, tell } from '../table-words.ts';
import type { ScreenState } from './context.ts';
import { sideStyle } from './side-style.ts';

export function Curtain({ screen }: { screen: ScreenState }) {
  const { game, module } = screen.model;
  const side = screen.veiled.value ?? -1;
  const args = { side: sideNoun(side) };
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [side]);
  return (
    <main class="curtain" style={sideStyle(game, side)}>
      <section class="message" aria-label={t('curtain.label')}>
        <p class="legend">{aboutGame(module, 'title')}</p>
        <h1>{tell(game, say('curtain.title', args))}</h1>
        <p>{tell(game, say('curtain.text', args))}</p>
        <button ref={button} type="button" class="button primary" onClick={() => screen.unveil()}>
          {tell(game, say('curtain.ready', args))}
        </button>
      </section>
    </main>
  );
}
