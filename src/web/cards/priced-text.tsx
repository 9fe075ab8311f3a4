/** Text in which prices, such as `1 AP, 2 H`, are icons; the letters stay for screen readers. */
import { drawIcon } from '../../draw/card/icon.ts';
import type { Game } from '../../kernel/game.ts';
import type { IconLook } from '../../kernel/look/card.ts';
import { format } from '../messages.ts';
import { ICON_BOX } from './amounts.tsx';
import { type PriceIcon, type PricePart, pricesIn } from './prices.ts';
import './cards.css';

/** Returns the icons of a game that stand in prices, with the text of no amount of each. */
const priceIconsOf = (game: Game): PriceIcon<IconLook>[] =>
  Object.values(game.look.icons ?? {}).flatMap((look) =>
    look.price === undefined ? [] : [{ look, none: format(game, look.price) }],
  );

export function PricedText({ game, text }: { game: Game; text: string }) {
  return (
    <span>
      {pricesIn(text, priceIconsOf(game)).map((part, i) =>
        typeof part === 'string' ? part : <Price key={i} {...part} />,
      )}
    </span>
  );
}

function Price({ look, n, text, comma }: PricePart<IconLook>) {
  return (
    <span class={`price ${look.shape === 'hexagon' ? 'inside' : ''} ${comma ? 'more' : ''}`}>
      <svg
        viewBox={ICON_BOX}
        width={18}
        height={18}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawIcon(look) }}
      />
      <b data-n={n} aria-hidden="true" />
      <span class="sr-only">
        {text}
        {comma}
      </span>
    </span>
  );
}
