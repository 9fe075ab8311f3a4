/** The exact chances of the dice that come next, before anybody is bound to roll them. */
import { tell } from '../words.ts';
import type { Game } from '../../kernel/game.ts';
import { keyOf } from '../../kernel/message.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { Chance, Odds } from '../../kernel/odds.ts';
import { Key } from '../ui/key.tsx';
import { RuleTag } from '../ui/rule-tag.tsx';
import type { ScreenState } from './context.ts';
import type { OddsCard as Card } from './model.ts';

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
      aria-label="Odds"
    >
      <header>
        <RuleTag rule={card.rule} onOpen={screen.openRule} />
        <h2>{card.title}</h2>
      </header>
      <div class="odds-body">
        {card.odds ? (
          <OddsTables game={model.game} odds={card.odds} />
        ) : (
          <p class="hint">Working out the chances …</p>
        )}
      </div>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={() => void model.undo()}>
          Cancel <Key name="Esc" />
        </button>
        <button ref={roll} type="button" class="button primary" onClick={() => void model.commit()}>
          Roll <Key name="Enter" />
        </button>
      </div>
    </section>
  );
}

/** So many dice that their tables stand side by side. */
const isMany = ({ odds }: Card): boolean => (odds?.bySubject.length ?? 0) > 2;

function OddsTables({ game, odds }: { game: Game; odds: Odds }) {
  const { complete, outcomes, bySubject, dice, more } = odds;
  if (!complete && bySubject.length === 0)
    return (
      <p>
        {dice} dice or more are rolled: too many ways to list them. Each die is shown as it falls.
      </p>
    );
  const single = complete && bySubject.length < 2;
  return (
    <>
      {!single &&
        bySubject.map(({ subject, outcomes: list }) => (
          <OddsTable
            key={keyOf(subject)}
            game={game}
            caption={tell(game, subject)}
            chances={list}
          />
        ))}
      {complete && (single || outcomes.length <= MOST_ROWS) && (
        <OddsTable game={game} caption={single ? 'Chances' : 'All together'} chances={outcomes} />
      )}
      {more && <p class="hint">More dice follow; each is shown as it falls.</p>}
    </>
  );
}

function OddsTable(props: { game: Game; caption: string; chances: readonly Chance[] }) {
  const { game, caption, chances } = props;
  const shown = chances.slice(0, MOST_ROWS);
  return (
    <table class="odds-table">
      <caption>{caption}</caption>
      <thead class="sr-only">
        <tr>
          <th scope="col">Result</th>
          <th scope="col">Fraction</th>
          <th scope="col">Percent</th>
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
              and {chances.length - shown.length} more, each less likely
            </th>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** `41.7 %`; never 0 or 100 for what is merely unlikely or likely. */
export function percent(p: number): string {
  if (p > 0 && p < 0.001) return '< 0.1 %';
  if (p < 1 && p > 0.999) return '> 99.9 %';
  return `${Math.round(p * 1000) / 10} %`;
}
