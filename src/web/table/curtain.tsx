/** Between two people at one screen: nothing is shown until the right one sits before it. */
import { useEffect, useRef } from 'preact/hooks';
import type { ScreenState } from './context.ts';
import { sideStyle } from './side-style.ts';

export function Curtain({ screen }: { screen: ScreenState }) {
  const { game, module } = screen.model;
  const side = screen.veiled.value ?? -1;
  const name = game.sides[side]?.name;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [side]);
  return (
    <main class="curtain" style={sideStyle(game, side)}>
      <section class="message" aria-label="Pass the screen on">
        <p class="legend">{module.title}</p>
        <h1>Pass to {name}</h1>
        <p>What comes next is for {name} alone to see. The others look away.</p>
        <button ref={button} type="button" class="button primary" onClick={() => screen.unveil()}>
          I am {name}
        </button>
      </section>
    </main>
  );
}
