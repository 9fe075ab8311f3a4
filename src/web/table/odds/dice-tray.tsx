/** The dice rolled last, with their effects. */
import { useComputed } from '@preact/signals';
import type { Game } from '../../../kernel/game.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import type { CasualtyGroup } from '../../session/battle.ts';
import { nameOf, t, format } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import { diceText, sentenceOf } from '../../session/log/log-lines.ts';
import type { ScreenState } from '../context.ts';
import { DieFace } from './die-face.tsx';
import { PiecePicture } from '../board/piece-picture.tsx';

const MOST_DICE = 8;

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

/** Losses since the dice were rolled. */
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
  t('dice.dead', { unit: format(game, name), side: nameOf(game, sideNoun(side)), n });

/** Returns the last series of dice. */
function lastDice(entries: readonly Entry[]): readonly Entry[] {
  const end = entries.findLastIndex((e) => e.kind === 'die');
  if (end < 0) return [];
  let start = end;
  while (entries[start - 1]?.kind === 'die') start -= 1;
  return entries.slice(start, end + 1).filter(isTold);
}

/** Whether a die is shown. The results of hidden dice appear on the board and in the log instead. */
const isTold = ({ text, events }: Entry): boolean =>
  text !== '' || events.some(({ outcome }) => outcome !== undefined);

function Die({ game, entry }: { game: Game; entry: Entry }) {
  const told = entry.events.find((e) => e.outcome !== undefined);
  // A hidden card has no face: the log line states the result.
  const isHidden = entry.text === '' && !told?.pools;
  const text = told && (isHidden ? sentenceOf(game, told) : diceText(game, told));
  return (
    <li class="die-line">
      <DieFace game={game} entry={entry} />
      {text && <span>{text}</span>}
    </li>
  );
}
