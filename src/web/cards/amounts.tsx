/** Amounts as icons with numbers, and as words for screen readers. */
import { drawIcon, ICON_HALF } from '../../draw/card/icon.ts';
import type { Game } from '../../kernel/game.ts';
import type { AmountLook } from '../../kernel/look/card.ts';
import { format } from '../messages.ts';
import './cards.css';

interface AmountsProps {
  readonly game: Game;
  readonly amounts: readonly AmountLook[];
  /** Size of an icon in pixels: 16, 20, 24 or 32. */
  readonly size?: number;
}

/** View box of an icon. */
export const ICON_BOX = `${-ICON_HALF} ${-ICON_HALF} ${2 * ICON_HALF} ${2 * ICON_HALF}`;

export function Amounts({ game, amounts, size = 20 }: AmountsProps) {
  const { icons = {} } = game.look;
  return (
    <span class="amounts">
      {amounts.map(({ icon, n, name }) => {
        const look = icons[icon];
        if (!look) return null;
        const isHexagon = look.shape === 'hexagon';
        return (
          <span key={icon} class="amount" role="img" aria-label={format(game, name)}>
            <svg
              viewBox={ICON_BOX}
              width={size}
              height={size}
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: drawIcon(look, isHexagon ? n : undefined) }}
            />
            {!isHexagon && <b aria-hidden="true">{n}</b>}
          </span>
        );
      })}
    </span>
  );
}
