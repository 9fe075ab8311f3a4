/** State of the game: the game's own lines, the seats and the forces. */
import { Zones } from './board/zones-panel.tsx';
import { msg, t, format } from '../table-messages.ts';
import { keyOf, side as sideNoun } from '../../kernel/text/message.ts';
import type { Chart } from '../../kernel/look/look.ts';
import type { SeatView } from '../../table/messages/messages.ts';
import { Amounts } from '../cards/amounts.tsx';
import { levelName } from '../ui/level-name.ts';
import { ShapePicture } from '../cards/shape-picture.tsx';
import { RuleTag } from '../ui/rule-tag.tsx';
import { RuleText } from '../ui/rule-text.tsx';
import { counterState } from '../board/describe.ts';
import { CataloguePanel } from './lesson/catalogue-panel.tsx';
import { VariantButton } from '../variant/variant-dialog.tsx';
import type { ScreenState } from './context.ts';
import { CasualtiesRow } from './log/casualties-row.tsx';
import { sideStyle } from './board/side-style.ts';

export function StatePanel({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  return (
    <>
      <VariantButton
        variant={model.game.setup.variant}
        onOpen={() => screen.openDialog('variant')}
      />
      <Zones screen={screen} rows />
      <dl class="lines">
        {model.lines.value.map(({ label, value, amounts, side }) => (
          <div
            key={`${keyOf(label)} ${side}`}
            style={sideStyle(model.game, side ?? -1)}
            class={side === undefined ? '' : 'sided'}
          >
            <dt>{format(model.game, label)}</dt>
            <dd>
              {amounts ? (
                <Amounts game={model.game} amounts={amounts} />
              ) : (
                format(model.game, value)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <CasualtiesRow screen={screen} />
      <Zones screen={screen} rows={false} />
      <Forces screen={screen} />
    </>
  );
}

/** All counters by side, to find them on the board; also serves as a list of the whole board. */
function Forces({ screen }: { screen: ScreenState }) {
  const { game } = screen.model;
  const state = screen.model.shown.value;
  if (!state) return null;
  const counters = game.look.counters(state);
  return (
    <div class="forces">
      {game.sides.map(({ id }, side) => {
        const own = counters.filter((c) => c.side === side);
        if (own.length === 0) return null;
        return (
          <details key={id} style={sideStyle(game, side)}>
            <summary>
              {format(game, msg('counters.of', { side: sideNoun(side), n: own.length }))}
            </summary>
            <ul>
              {own.map((c) => (
                <li key={c.unit}>
                  <button type="button" class="name" onClick={() => screen.light([c.node])}>
                    {format(game, c.name)}
                  </button>
                  <span class="hint">
                    {[game.board.labels[c.node], counterState(game, c)].filter(Boolean).join(': ')}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

export function ChartsPanel({ screen }: { screen: ScreenState }) {
  const { charts, catalogue } = screen.model.game.look;
  if (charts.length === 0 && !catalogue) return <p class="hint">{t('charts.none')}</p>;
  return (
    <>
      {catalogue && <CataloguePanel screen={screen} part={catalogue} />}
      {charts.map((chart) => (
        <ChartTable key={keyOf(chart.title)} screen={screen} chart={chart} />
      ))}
    </>
  );
}

function ChartTable({ screen, chart }: { screen: ScreenState; chart: Chart }) {
  const { model } = screen;
  const { game } = model;
  return (
    <figure class="chart">
      <figcaption>
        <RuleTag rule={chart.rule} onOpen={screen.openRule} /> {format(game, chart.title)}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
      <section class="scroll" tabIndex={0} aria-label={format(game, chart.title)}>
        <table>
          <thead>
            <tr>
              {chart.columns.map((column) => (
                <th key={keyOf(column)} scope="col">
                  {unbroken(format(game, column))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row, y) => (
              <tr key={row.map(keyOf).join()}>
                {row.map((cell, x) =>
                  x === 0 ? (
                    <th key={keyOf(chart.columns[x] ?? '')} scope="row">
                      {chart.shapes?.[y] && (
                        <ShapePicture
                          shape={chart.shapes[y]}
                          layout={model.orientation.layout.value}
                        />
                      )}
                      {format(game, cell)}
                    </th>
                  ) : (
                    <td
                      key={keyOf(chart.columns[x] ?? '')}
                      class={isShort(format(game, cell)) ? 'short' : ''}
                    >
                      <RuleText text={format(game, cell)} onOpen={screen.openRule} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {chart.designed && <p class="hint">{format(game, chart.designed)}</p>}
    </figure>
  );
}

/** Whether a text is a short result such as D-1, which must not break at its hyphen. */
const isShort = (text: string): boolean => text.length <= 6;

/** Wraps words freely, but keeps results and odds such as 1-2 on one line. */
const unbroken = (text: string) =>
  text.split(/( )/).map((word, i) =>
    word.includes('-') && isShort(word) ? (
      <span key={i} class="short">
        {word}
      </span>
    ) : (
      word
    ),
  );

/** Returns the player of a seat, as text. */
export function sitterOf(screen: ScreenState, seat: SeatView): string {
  // On the analysis board, one player plays all sides.
  if (screen.place.kind === 'explore') return '';
  const { kind, name, standIn, takenOver } = seat;
  const isOwn = screen.isOwn(seat.side);
  const owner = isOwn ? t('occupant.you') : ownerOf(seat, screen.isPast.value);
  if (standIn !== undefined)
    return t('occupant.substitute', { level: levelName(standIn), who: owner });
  if (kind === 'bot' && !takenOver) return t('occupant.computer', { level: levelName(name) });
  if (takenOver)
    return t('occupant.taken-over', { who: isOwn ? t('occupant.you') : t('occupant.somebody') });
  return owner;
}

/** Returns the owner of a seat. An open seat waits for a player; after the end of the game, its player left no name. */
function ownerOf({ kind, name }: SeatView, isPast: boolean): string {
  if (kind === 'open') return t(isPast ? 'occupant.no-name' : 'occupant.nobody-yet');
  return name || t('occupant.somebody');
}
