/** The exact chances of the dice that come next, before anybody is bound to roll them. */
import { percent } from '../numbers.ts';
import { t, tell } from '../table-words.ts';
import type { Game } from '../../kernel/game.ts';
import { keyOf } from '../../kernel/message.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Chance, Odds } from '../../kernel/odds.ts';
import { Key } from '../ui/key.tsx';
import { RuleTag } from '../ui/rule-tag.tsx';
import type { ScreenState } from './context.ts';
import type { OddsCard as Card } from './decision-model.ts';

/** Longer tables are cut to their likeliest rows. */
const MOST_ROWS = 12;

/** `right`: where the card stands, so that it does not lie on what was clicked. */
export function OddsCard({ screen, right }: { screen: ScreenState; right: boolean }) {
  const { model } = screen;
  const card = model.oddsCard.value;
  if (!card || model.replay.position.value) return null;
  return <OpenCard screen={screen} card={card} place={right ? 'right' : 'left'} />;
}

function OpenCard(props: { screen: ScreenState; card: Card; place: 'left' | 'right' }) {
  const { screen, card, place } = props;
  const { model } = screen;
  const roll = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    roll.current?.focus({ preventScroll: true });
    return () => (before as HTMLElement | null)?.focus?.({ preventScroll: true });
  }, []);
  return (
    <section
      class={`card odds ${place} ${isMany(card) ? 'many' : ''}`}
      role="dialog"
      aria-label={t('chances.label')}
    >
      <header>
        <RuleTag rule={card.rule} onOpen={screen.openRule} />
        <h2>{tell(model.game, card.title)}</h2>
      </header>
      <div class="odds-body">
        {card.odds ? (
          <OddsTables game={model.game} odds={card.odds} />
        ) : (
          <p class="hint">{t('chances.waiting')}</p>
        )}
      </div>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={() => void model.undo()}>
          {t('ui.cancel')} <Key name="Esc" />
        </button>
        <button ref={roll} type="button" class="button primary" onClick={() => void model.commit()}>
          {t(card.isDrawn ? 'chances.draw' : 'chances.roll')} <Key name="Enter" />
        </button>
      </div>
    </section>
  );
}

/** So many dice that their tables stand side by side. */
const isMany = ({ odds }: Card): boolean => (odds?.bySubject.length ?? 0) > 2;

function OddsTables({ game, odds }: { game: Game; odds: Odds }) {
  const { complete, outcomes, bySubject, dice, more } = odds;
  if (!complete && bySubject.length === 0) return <p>{t('chances.too-many', { n: dice })}</p>;
  // Of one die that is all about one thing its own results tell everything.
  const [first] = bySubject.length === 1 ? bySubject : [];
  const isOne = complete && dice === 1 && first?.outcomes.length === outcomes.length;
  const single = complete && !isOne && bySubject.length < 2;
  const told = single ? [] : bySubject;
  // Where a die may not be thrown, all together would be a second account of each.
  const isJoint = single || (bySubject.every(({ only }) => !only) && outcomes.length <= MOST_ROWS);
  return (
    <>
      {told.map(({ subject, outcomes: list, only }) => (
        <OddsTable key={keyOf(subject)} game={game} caption={tell(game, subject)} chances={list}>
          {only && (
            <span class="odds-only">
              {t('chances.only', { text: only.text, percent: percent(only.p) })}
            </span>
          )}
        </OddsTable>
      ))}
      {complete && !isOne && isJoint && (
        <OddsTable
          game={game}
          caption={single ? t('chances.caption') : t('chances.together')}
          chances={outcomes}
        />
      )}
      {more && <p class="hint">{t('chances.follow')}</p>}
    </>
  );
}

interface OddsTableProps {
  readonly game: Game;
  readonly caption: string;
  readonly chances: readonly Chance[];
  /** What else is to be said of them. */
  readonly children?: ComponentChildren;
}

function OddsTable({ game, caption, chances, children }: OddsTableProps) {
  const isLong = chances.length > MOST_ROWS;
  const shown = (isLong ? chances.toSorted((a, b) => b.p - a.p) : chances).slice(0, MOST_ROWS);
  return (
    <table class="odds-table">
      <caption>
        {caption}
        {children}
      </caption>
      <thead class="sr-only">
        <tr>
          <th scope="col">{t('chances.result')}</th>
          <th scope="col">{t('chances.fraction')}</th>
          <th scope="col">{t('chances.percent')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ label, p, text }) => (
          <tr key={keyOf(label)} style={{ '--p': p }}>
            <th scope="row">{tell(game, label)}</th>
            <td>{text}</td>
            <td>{percent(p)}</td>
          </tr>
        ))}
        {shown.length < chances.length && (
          <tr>
            <th scope="row" colSpan={3}>
              {t('chances.more', { n: chances.length - shown.length })}
            </th>
          </tr>
        )}
      </tbody>
    </table>
  );
}
