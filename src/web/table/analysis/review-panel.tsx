/** Review after the game: chances, turning points, luck and losses. Each moment links to its position. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Review } from '../../../bots/review.ts';
import { side as sideNoun, unit as unitNoun } from '../../../kernel/text/message.ts';
import { sectionName } from '../../session/log/section-name.ts';
import { sectionsOf } from '../../session/log/log-sections.ts';
import { diceText } from '../../session/log/log-lines.ts';
import {
  decidingRolls,
  gainOf,
  lossesOf,
  type Luck,
  luckBySide,
  luckOf,
  type Swing,
  swingsOf,
  turningPoints,
} from '../../session/review.ts';
import { nameOf, t, format } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';
import { Permalink } from '../log/permalink.tsx';
import { ReviewGraph } from './review-graph.tsx';
import { sideStyle } from '../board/side-style.ts';
import '../../styles/review.css';

export function ReviewPanel({ screen }: { screen: ScreenState }) {
  const { review } = screen.model;
  useEffect(() => void review.ask(), [review]);
  const found = review.found.value;
  if (review.fault.value)
    return <p role="alert">{format(screen.model.game, review.fault.value)}</p>;
  if (!found)
    return (
      <label class="review-wait">
        {t('review.working')}
        <progress max={1} value={review.part.value} />
      </label>
    );
  return <Found screen={screen} review={found} />;
}

function Found({ screen, review }: { screen: ScreenState; review: Review }) {
  const { model } = screen;
  const swings = swingsOf(review, sectionsOf(model.view.value?.entries ?? []));
  const turns = turningPoints(swings);
  const lucks = review.rolls.map(luckOf);
  const deciding = decidingRolls(lucks);
  const hasDice = lucks.length > 0;
  const turn = (swing: Swing) => (
    <Turn key={swing.section.from} screen={screen} swing={swing} hasDice={hasDice} />
  );
  return (
    <>
      <section>
        <h2 class="legend">{t('review.title')}</h2>
        <ReviewGraph screen={screen} review={review} swings={swings} />
        <p class="hint">
          {t('review.measure')} {hasDice && t('review.measure-luck')}
        </p>
      </section>
      {turns.length > 0 && (
        <section>
          <h3 class="legend">{t('review.turns')}</h3>
          <ul class="moments">{turns.map(turn)}</ul>
        </section>
      )}
      {deciding.length > 0 && (
        <section>
          <h3 class="legend">{t('review.rolls')}</h3>
          <ol class="moments">
            {deciding.map((luck) => (
              <RollLine key={luck.seq} screen={screen} luck={luck} />
            ))}
          </ol>
        </section>
      )}
      <Balance screen={screen} review={review} lucks={lucks} />
      <More title={t('review.all-turns', { n: swings.length })}>{() => swings.map(turn)}</More>
      {hasDice && (
        <More title={t('review.all-rolls', { n: lucks.length })}>
          {() => lucks.map((luck) => <RollLine key={luck.seq} screen={screen} luck={luck} />)}
        </More>
      )}
    </>
  );
}

/** A list whose content is built when it is opened, because it may have hundreds of lines. */
function More({ title, children }: { title: string; children: () => ComponentChildren }) {
  const isOpen = useSignal(false);
  return (
    <details
      class="review-more"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>{title}</summary>
      {isOpen.value && <ol class="moments">{children()}</ol>}
    </details>
  );
}

interface TurnProps {
  readonly screen: ScreenState;
  readonly swing: Swing;
  readonly hasDice: boolean;
}

/** A turn: the chances of the side that gained, and the share of the dice if the game has dice. */
function Turn({ screen, swing, hasDice }: TurnProps) {
  const { game } = screen.model;
  const { side, points } = gainOf(swing.change);
  const luck = swing.luck[side] ?? 0;
  const after = swing.after[side] ?? 50;
  const who = nameOf(game, sideNoun(side));
  const course = { who, from: whole(after - points), to: whole(after) };
  return (
    <li style={sideStyle(game, side)}>
      <Permalink screen={screen} seq={swing.seq}>
        <b>{sectionName(game, swing.section)}</b>
        <Entry seq={swing.seq} />
        <span class="hint">
          {hasDice
            ? t('review.turn', { ...course, dice: signed(luck), play: signed(points - luck) })
            : t('review.turn-still', course)}
        </span>
      </Permalink>
    </li>
  );
}

/** A roll: its subject, the side that it was good for, and by how much. */
function RollLine({ screen, luck: roll }: { screen: ScreenState; luck: Luck }) {
  const { game } = screen.model;
  const { side, points } = gainOf(roll.luck);
  return (
    <li style={sideStyle(game, points >= 0.5 ? side : -1)}>
      <Permalink screen={screen} seq={roll.seq}>
        <b>{rollText(screen, roll.seq)}</b>
        <Entry seq={roll.seq} />
        <span class="hint">
          {t('review.roll', {
            who: nameOf(game, sideNoun(side)),
            luck: signed(points),
            expected: whole(roll.expected[side] ?? 50),
            came: whole(roll.actual[side] ?? 50),
          })}
        </span>
      </Permalink>
    </li>
  );
}

/** Number of an entry, as in the log. */
const Entry = ({ seq }: { seq: number }) => (
  <span class="moment-seq">
    <span class="sr-only">{t('review.entry')}</span> {seq}
  </span>
);

/** Returns the log text of a roll in short. */
function rollText({ model }: ScreenState, seq: number): string {
  const { events = [], text = '' } = model.view.value?.entries[seq - 1] ?? {};
  const event = events.find(({ outcome }) => outcome !== undefined);
  return event ? diceText(model.game, event) : t('review.die', { text });
}

/** Luck and losses of each side. */
function Balance({ screen, review, lucks }: BalanceProps) {
  const { game } = screen.model;
  const luck = luckBySide(lucks, game.sides.length);
  const losses = lossesOf(review, game.sides.length);
  return (
    <section>
      <h3 class="legend">{t(lucks.length > 0 ? 'review.balance' : 'review.losses')}</h3>
      <table class="review-balance">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr-only">{t('review.side')}</span>
            </th>
            {lucks.length > 0 && <th scope="col">{t('review.luck')}</th>}
            <th scope="col">{t('review.losses')}</th>
          </tr>
        </thead>
        <tbody>
          {game.sides.map(({ id }, side) => (
            <tr key={id} style={sideStyle(game, side)}>
              <th scope="row">{nameOf(game, sideNoun(side))}</th>
              {lucks.length > 0 && <td>{signed(luck[side] ?? 0)}</td>}
              <td>
                <Lost screen={screen} units={losses[side] ?? []} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface BalanceProps {
  readonly screen: ScreenState;
  readonly review: Review;
  readonly lucks: readonly Luck[];
}

/** Number of lost units; a press lists them. */
function Lost({ screen, units }: { screen: ScreenState; units: readonly number[] }) {
  if (units.length === 0) return <>0</>;
  return (
    <details>
      <summary>{units.length}</summary>
      <p class="hint">{nameOf(screen.model.game, { row: units.map((u) => unitNoun(u)) })}</p>
    </details>
  );
}

const whole = (value: number): string => String(Math.round(value));

/** Returns a number with its sign: "+12", "−3", "0". */
function signed(value: number): string {
  const n = Math.round(value);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}
