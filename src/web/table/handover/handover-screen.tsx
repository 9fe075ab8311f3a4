/** Screen between two players at one device: hides everything until the next player takes over. */
import { useEffect, useRef } from 'preact/hooks';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { aboutGame } from '../../games/phrases.ts';
import { msg, t, format } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';
import { sideStyle } from '../board/side-style.ts';

export function HandoverScreen({ screen }: { screen: ScreenState }) {
  const { game, module } = screen.model;
  const side = screen.handoverSide.value ?? -1;
  const args = { side: sideNoun(side) };
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [side]);
  return (
    <main class="handover" style={sideStyle(game, side)}>
      <section class="message" aria-label={t('handover.label')}>
        <p class="legend">{aboutGame(module, 'title')}</p>
        <h1>{format(game, msg('handover.title', args))}</h1>
        <p>{format(game, msg('handover.text', args))}</p>
        <button
          ref={button}
          type="button"
          class="button primary"
          onClick={() => screen.confirmHandover()}
        >
          {format(game, msg('handover.ready', args))}
        </button>
      </section>
    </main>
  );
}
