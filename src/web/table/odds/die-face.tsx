/** Faces of dice: pips, a sum, or pools of dice with successes. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { Game } from '../../../kernel/game.ts';
import type { DicePool } from '../../../kernel/text/log.ts';
import { parseAction } from '../../../kernel/text/notation.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { t } from '../../table-messages.ts';

/** Cells of the pips of each face on a grid of three by three. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568'] as const;

/** The die of an entry; nothing if it is hidden or if a unit was drawn. */
export function DieFace({ game, entry }: { readonly game: Game; readonly entry: Entry }) {
  const pools = entry.events.find((e) => e.outcome !== undefined)?.pools;
  if (pools) return pools.length > 0 ? <Pools pools={pools} /> : null;
  if (entry.text === '' || isNamed(game, entry)) return null;
  return <Face {...faceOf(game, entry)} />;
}

/** Whether a unit was drawn. The text names the unit, while the record has only its number. */
const isNamed = (game: Game, { text }: Entry): boolean =>
  game.verbs.list[verbOf(parseAction(game, text))]?.noun === 'unit';

interface FaceProps {
  readonly value: number | undefined;
  readonly text: string;
  /** Number of dice that were summed. */
  readonly dice: number;
}

/** Returns the print on the die: its number, if it has one. */
function faceOf(game: Game, { text, dice = 1 }: Entry): FaceProps {
  const action = parseAction(game, text);
  const isNumber = game.verbs.list[verbOf(action)]?.noun === 'number';
  const value = isNumber ? nounOf(action) : undefined;
  return { value, text: text.split(' ').at(-1) ?? text, dice };
}

function Face({ value, text, dice }: FaceProps) {
  if (dice > 1) return <Sum text={text} dice={dice} />;
  const pips = value === undefined ? undefined : PIPS[value];
  if (!pips) return <span class="die text">{text}</span>;
  return (
    <svg class="die" viewBox="0 0 24 24" role="img" aria-label={t('dice.face', { value: text })}>
      <rect x="1" y="1" width="22" height="22" rx="4.5" />
      {[...pips].map((place) => (
        <circle
          key={place}
          cx={6 + (Number(place) % 3) * 6}
          cy={6 + Math.floor(Number(place) / 3) * 6}
          r="2.1"
        />
      ))}
    </svg>
  );
}

/** Several dice of which only the sum is known: two overlapping dice with the sum. */
function Sum({ text, dice }: Pick<FaceProps, 'text' | 'dice'>) {
  return (
    <svg class="die sum" viewBox="0 0 32 24" role="img" aria-label={t('dice.sum', { dice, text })}>
      <rect x="11" y="1" width="20" height="20" rx="4" />
      <rect x="1" y="3" width="20" height="20" rx="4" />
      <text x="11" y="17.6">
        {text}
      </text>
    </svg>
  );
}

/** Successes of each pool, one row for each, followed by its failures. */
function Pools({ pools }: { pools: readonly DicePool[] }) {
  return (
    <span class="die-pools">
      {pools.map(({ dice, successes }, i) => (
        <span key={i} role="img" aria-label={t('dice.pool', { successes, dice })}>
          {Array.from({ length: dice }, (_, n) => (
            <span key={n} class={n < successes ? 'yes' : 'no'} />
          ))}
        </span>
      ))}
    </span>
  );
}
