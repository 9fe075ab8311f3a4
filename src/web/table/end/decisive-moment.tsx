/** The moment that decided the game, with its dice, and the figures of the game once its review is ready. */
import { useEffect } from 'preact/hooks';
import type { Review } from '../../../bots/review.ts';
import type { Side } from '../../../kernel/side.ts';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { sectionName } from '../../session/log/section-name.ts';
import { sectionsOf } from '../../session/log/log-sections.ts';
import { decisiveOf, type EndedSide } from '../../session/log/decisive.ts';
import { lineOf, piecesOf } from '../../session/log/log-lines.ts';
import { lossesOf, luckBySide, luckOf, swingsOf } from '../../session/review.ts';
import { nameOf, t } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import { ReviewGraph } from '../analysis/review-graph.tsx';
import type { ScreenState } from '../context.ts';
import { DieFace } from '../odds/die-face.tsx';
import '../../styles/review.css';

interface PartProps {
  readonly screen: ScreenState;
  /** The side at this screen, or else the first side. */
  readonly ended: EndedSide;
}

/** Maximum number of lines of an entry; further lines are left to the log. */
const MOST_LINES = 3;

export function DecisiveMoment({ screen, ended }: PartProps) {
  const { game, view, review, replay } = screen.model;
  const isOffered = screen.tabs.value.includes('review');
  useEffect(() => {
    if (isOffered) void review.ask();
  }, [review, isOffered]);
  const entries = view.value?.entries ?? [];
  const found = decisiveOf(entries, ended, review.found.value);
  const entry = entries.find(({ seq }) => seq === found?.seq);
  if (!found || !entry) return null;
  const section = sectionsOf(entries).find(({ from, to }) => from <= found.seq && found.seq <= to);
  // The same entry may also report the end of the turn.
  const told = piecesOf(entry).filter(({ event }) => !event?.heading);
  const lines = told.slice(0, MOST_LINES).map((piece) => lineOf(game, piece));
  const look = () => {
    screen.leaveEnd();
    void replay.show(found.seq, true);
  };
  return (
    <section class="decisive" aria-label={t('result.decisive')}>
      <p class="legend">{t('result.decisive')}</p>
      <p class="decisive-when">
        {/* A turn without a heading is named after a side alone, which says nothing about the chance beside it. */}
        {section?.heading && <span>{sectionName(game, section)}</span>}
        {found.swing && (
          <b>
            {t('result.swing', {
              side: nameOf(game, sideNoun(ended.side)),
              from: Math.round(found.swing.from),
              to: Math.round(found.swing.to),
            })}
          </b>
        )}
      </p>
      <p class="decisive-what">
        {entry.kind === 'die' && <DieFace game={game} entry={entry} />}
        <span>
          {lines.map(({ segments }, i) => (
            <span key={i} class="decisive-line">
              {segments.map(({ text }) => text).join('')}
            </span>
          ))}
        </span>
      </p>
      <button type="button" class="button" onClick={look}>
        <Icon name="eye" size={16} /> {t('result.decisive.show')}
      </button>
    </section>
  );
}

/** Chances to win as a line, and the losses. */
export function GameFigures({ screen, ended }: PartProps) {
  const { model } = screen;
  const review = model.review.found.value;
  if (!review) return null;
  const swings = swingsOf(review, sectionsOf(model.view.value?.entries ?? []));
  return (
    <>
      <ReviewGraph screen={screen} review={review} swings={swings} />
      <dl class="game-figures">
        {figuresOf(screen, review, ended.side, swings.length).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function figuresOf(
  { model: { game } }: ScreenState,
  review: Review,
  side: Side,
  turns: number,
): [string, string][] {
  const sides = game.sides.length;
  const lost = lossesOf(review, sides);
  const others = lost.reduce((sum, units, of) => (of === side ? sum : sum + units.length), 0);
  const luck = Math.round(luckBySide(review.rolls.map(luckOf), sides)[side] ?? 0);
  return [
    [t('result.turns'), String(turns)],
    [t('result.losses'), String(lost[side]?.length ?? 0)],
    [t('result.kills'), String(others)],
    ...(review.rolls.length > 0
      ? [[t('result.luck'), `${luck < 0 ? '−' : '+'}${Math.abs(luck)}`] as [string, string]]
      : []),
  ];
}
