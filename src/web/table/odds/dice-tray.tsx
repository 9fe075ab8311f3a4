/** The dice that fell last, with what they did. */
import { useComputed } from '@preact/signals';
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { Game } from '../../../kernel/game.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { parseAction } from '../../../kernel/text/notation.ts';
import type { DicePool } from '../../../kernel/text/log.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import type { CasualtyGroup } from '../../session/battle.ts';
import { nameOf, t, tell } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import { diceWords, sentenceOf } from '../../session/log/log-lines.ts';
import type { ScreenState } from '../context.ts';
import { PiecePicture } from '../board/piece-picture.tsx';

const MOST_DICE = 8;

/** Places of the pips of a die on a grid of three by three. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568'] as const;

export function DiceTray({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const dice = useComputed(() => lastDice(model.entries.value));
  const shown = dice.value.filter((e) => e.seq > screen.diceAway.value).slice(-MOST_DICE);
  if (shown.length === 0 || model.oddsCard.value) return null;
  const left = dice.value.length - shown.length;
  return (
    <section class="dice-tray" aria-label={t('dice.label')}>
      <ul>
        {left > 0 && <li class="hint">{t('dice.before', { n: left })}</li>}
        {shown.map((entry) => (
          <Die key={entry.seq} game={model.game} entry={entry} />
        ))}
        <Dead game={model.game} fallen={model.battle.fallen.value} />
      </ul>
      <button
        type="button"
        class="button quiet small"
        aria-label={t('dice.away')}
        onClick={() => {
          screen.dispatch({ kind: 'dice-dismissed', seq: shown.at(-1)?.seq ?? 0 });
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}

/** Losses since the dice fell. */
function Dead({ game, fallen }: { game: Game; fallen: readonly CasualtyGroup[] }) {
  if (fallen.length === 0) return null;
  return (
    <li class="dead-line">
      <span>{t('dice.lost')}</span>
      {fallen.map(({ look, n }) => (
        <span key={look.unit} class="dead" role="img" aria-label={nameOfDead(game, look, n)}>
          <PiecePicture game={game} shown={look} />
          {n > 1 && <b aria-hidden="true">×{n}</b>}
        </span>
      ))}
    </li>
  );
}

const nameOfDead = (game: Game, { name, side }: CounterLook, n: number): string =>
  t('dice.dead', { unit: tell(game, name), side: nameOf(game, sideNoun(side)), n });

/** The last series of dice. */
function lastDice(entries: readonly Entry[]): readonly Entry[] {
  const end = entries.findLastIndex((e) => e.kind === 'die');
  if (end < 0) return [];
  let start = end;
  while (entries[start - 1]?.kind === 'die') start -= 1;
  return entries.slice(start, end + 1).filter(isTold);
}

/** The results of hidden dice appear on the board and in the log: the dice themselves show nothing. */
const isTold = ({ text, events }: Entry): boolean =>
  text !== '' || events.some(({ outcome }) => outcome !== undefined);

function Die({ game, entry }: { game: Game; entry: Entry }) {
  const told = entry.events.find((e) => e.outcome !== undefined);
  // A hidden card has no face: the log line states the result.
  const isHidden = entry.text === '' && !told?.pools;
  const words = told && (isHidden ? sentenceOf(game, told) : diceWords(game, told));
  return (
    <li class="die-line">
      {told?.pools
        ? told.pools.length > 0 && <Pools pools={told.pools} />
        : !isHidden && !isNamed(game, entry) && <Face {...faceOf(game, entry)} />}
      {words && <span>{words}</span>}
    </li>
  );
}

/** A unit that was drawn: its words name it, where the record has its number. */
const isNamed = (game: Game, { text }: Entry): boolean =>
  game.verbs.list[verbOf(parseAction(game, text))]?.noun === 'unit';

interface FaceProps {
  readonly value: number | undefined;
  readonly text: string;
  /** How many dice the number is the sum of. */
  readonly dice: number;
}

/** Print on the die: its number, if it has one. */
function faceOf(game: Game, { text, dice = 1 }: Entry): FaceProps {
  if (text === '') return { value: undefined, text: '?', dice };
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

/** Several dice of which only the sum is known: one lies behind the other, and the number on both. */
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

/** Dice that succeed, and behind them those that do not, a row for each pool. */
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
