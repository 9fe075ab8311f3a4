/** Exact chances of the next dice, shown before the player commits to the roll. */
import { percent, shortFraction } from '../../numbers.ts';
import { t, format } from '../../table-messages.ts';
import type { Game } from '../../../kernel/game.ts';
import { keyOf } from '../../../kernel/text/message.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { FollowingRoll, RollOdds } from '../../../kernel/odds/card.ts';
import type { ShownOdds } from '../../../kernel/odds/samples.ts';
import { type Chance, shownHeadline } from '../../../kernel/odds/rows.ts';
import { errorOf } from '../../../study/node-odds.ts';
import { PricedText } from '../../cards/priced-text.tsx';
import { Key } from '../../ui/key.tsx';
import { RuleTag } from '../../ui/rule-tag.tsx';
import type { ScreenState } from '../context.ts';
import { likeliestFirst, type OddsCard as Card } from './odds-source.ts';

/** Id of the main number of the card, which describes the dialog. */
const HEADLINE = 'odds-headline';

export function OddsCard({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const card = model.oddsCard.value;
  if (!card || model.replay.position.value) return null;
  return <OpenCard screen={screen} card={card} />;
}

function OpenCard({ screen, card }: { screen: ScreenState; card: Card }) {
  const { model } = screen;
  const roll = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    roll.current?.focus({ preventScroll: true });
    return () => (before as HTMLElement | null)?.focus?.({ preventScroll: true });
  }, []);
  return (
    <section
      class="card odds"
      role="dialog"
      aria-label={t('chances.label')}
      aria-describedby={card.odds && HEADLINE}
    >
      <div class="odds-head">
        <RuleTag rule={card.rule} onOpen={screen.openRule} />
        <h2>
          <PricedText game={model.game} text={format(model.game, card.title)} />
        </h2>
      </div>
      <div class="odds-body">
        {card.odds ? (
          <OddsBody
            game={model.game}
            odds={card.isDrawn ? likeliestFirst(card.odds) : card.odds}
            id={HEADLINE}
          />
        ) : (
          <p class="hint">{t('chances.waiting')}</p>
        )}
      </div>
      <div class="dialog-actions">
        {card.odds?.first && (
          <b class="odds-brief" aria-hidden="true">
            {shareOf(card.odds.first.headline, card.odds.samples)}
          </b>
        )}
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

function OddsBody({ game, odds, id }: { game: Game; odds: ShownOdds; id: string }) {
  const { first, sure, next, samples } = odds;
  return (
    <>
      {samples !== undefined && <p class="hint">{t('chances.sampled', { n: samples })}</p>}
      {first ? (
        <RollTable game={game} roll={first} samples={samples} id={id} />
      ) : (
        <p id={id}>{t('chances.chain')}</p>
      )}
      {sure.length > 0 && (
        <p>
          <b>{t('chances.sure')}</b> {sure.map((text) => format(game, text)).join(' · ')}
        </p>
      )}
      {next.length > 0 && <Following game={game} rolls={next} samples={samples} />}
    </>
  );
}

interface RollProps {
  readonly game: Game;
  /** Number of random rolls; undefined: the odds are exact. */
  readonly samples: number | undefined;
}

/** A roll: its main number, its results, and on demand the dice of each part. */
function RollTable({ game, roll, samples, id }: RollProps & { roll: RollOdds; id?: string }) {
  const { rows, each } = roll;
  const headline = shownHeadline(roll);
  return (
    <>
      <p class="odds-headline" id={id}>
        <b>{shareOf(headline, samples)}</b> <span>{format(game, headline.label)}</span>
      </p>
      {rows.length > 1 && (
        <>
          <div class="odds-bar" aria-hidden="true">
            {rows.map((row) => (
              <i key={keyOfRow(row)} class={toneOf(row)} style={{ '--p': row.p }} />
            ))}
          </div>
          <OddsTable game={game} samples={samples} caption={t('chances.caption')} chances={rows} />
        </>
      )}
      {each.length > 0 && (
        <details class="odds-each">
          <summary>{t('chances.each', { n: each.length })}</summary>
          {each.map(({ subject, outcomes }) => (
            <OddsTable
              key={keyOf(subject)}
              game={game}
              samples={samples}
              caption={format(game, subject)}
              chances={outcomes}
            />
          ))}
        </details>
      )}
    </>
  );
}

/** The rolls that follow before the next decision, by name; each shows its chances on demand. */
function Following({ game, samples, rolls }: RollProps & { rolls: readonly FollowingRoll[] }) {
  return (
    <section class="odds-then">
      <h3>{t('chances.then')}</h3>
      <ol>
        {rolls.map((roll) => (
          <li key={keyOf(roll.title)}>
            <details>
              <summary>
                {format(game, roll.title)}{' '}
                <b>{roll.isSure ? shareOf(roll.headline, samples) : t('chances.perhaps')}</b>
              </summary>
              {roll.given !== undefined && (
                <p class="hint">{t('chances.given', { result: format(game, roll.given) })}</p>
              )}
              <RollTable game={game} roll={roll} samples={samples} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns a chance as "58 %", or as a word if it is certain; with its error if it comes from random rolls. */
function shareOf({ p }: { readonly p: number }, samples: number | undefined): string {
  if (samples !== undefined)
    return t('chances.about', { p: percent(p), error: percent(errorOf(p, samples)) });
  return p === 1 ? t('chances.certain') : percent(p);
}

const keyOfRow = ({ label, ends }: Chance): string => `${keyOf(label)} ${ends}`;

/** Returns the class of a result, which shows its meaning by more than colour. */
const toneOf = ({ meaning = 'none', ends }: Chance): string => ends ?? meaning;

interface OddsTableProps extends RollProps {
  readonly caption: string;
  readonly chances: readonly Chance[];
}

function OddsTable({ game, samples, caption, chances }: OddsTableProps) {
  return (
    <table class="odds-table">
      <caption>{caption}</caption>
      <thead class="sr-only">
        <tr>
          <th scope="col">{t('chances.result')}</th>
          <th scope="col">{t('chances.fraction')}</th>
          <th scope="col">{t('chances.percent')}</th>
        </tr>
      </thead>
      <tbody>
        {chances.map((row) => (
          <tr key={keyOfRow(row)} style={{ '--p': row.p }}>
            <th scope="row">
              {format(game, row.label)}
              {row.ends && !isEnding(row.label) && (
                <>
                  {': '}
                  <b>{t(`chances.ends.${row.ends}`)}</b>
                </>
              )}
            </th>
            <td>{row.p === 1 || samples !== undefined ? '' : shortFraction(row.text)}</td>
            <td {...(samples === undefined && row.p < 1 && { title: row.text })}>
              {shareOf(row, samples)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether the label already says that the game ends. */
const isEnding = (label: Chance['label']): boolean =>
  typeof label !== 'string' && ['odds.win', 'odds.loss', 'odds.draw'].includes(label.key);
