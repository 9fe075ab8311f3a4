/** The log, line by line, with rules; names in it point at the board. */
import { useComputed } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Segment } from '../../../i18n/translator.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { sectionName } from '../../session/log/section-name.ts';
import { nodesOfUnits } from '../../session/choices.ts';
import { type LogSection, sectionsOf } from '../../session/log/log-sections.ts';
import {
  differenceLine,
  type LogLine,
  lineOf,
  type LinePiece,
} from '../../session/log/log-lines.ts';
import { t } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import { RuleTag } from '../../ui/rule-tag.tsx';
import type { ScreenState } from '../context.ts';
import type { TableModel } from '../model.ts';
import { copyMoment } from './permalink.tsx';
import { Scrubber } from './scrubber.tsx';
import { sideStyle } from '../board/side-style.ts';

/** Distance from the end of the list, in pixels, within which the reader counts as being at the end. */
const NEAR_END = 60;
/** Number of the last turns with log lines that are open by default. */
const OPEN_TURNS = 3;

/** Keeps the end of the list in view unless the reader has scrolled up; returns the scroll handler. */
function useEndInView(
  list: { readonly current: HTMLOListElement | null },
  model: TableModel,
  last: number | undefined,
): () => void {
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const now = model.replay.seq.value;
  // Use a layout effect: later, the browser's scroll anchoring would look like scrolling by the reader.
  useLayoutEffect(() => {
    if (now !== undefined)
      list.current?.querySelector('.log-now')?.scrollIntoView({ block: 'nearest' });
    else if (last !== undefined && isAtEnd.current)
      list.current?.scrollTo(0, list.current.scrollHeight);
  }, [last, now]);
  // Also scroll to the end when the list becomes lower because the decision beside it needs more room.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      height.current = list.current?.clientHeight ?? 0;
      if (model.replay.seq.peek() === undefined && isAtEnd.current)
        list.current?.scrollTo(0, list.current.scrollHeight);
    });
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [model]);
  return () => {
    const { scrollHeight, scrollTop, clientHeight } = list.current ?? document.body;
    // Scrolling right after a change of height was not done by the reader.
    if (clientHeight === height.current)
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
  };
}

export function LogPanel({ screen }: { screen: ScreenState }) {
  const list = useRef<HTMLOListElement>(null);
  const { model } = screen;
  const sections = useComputed(() => sectionsOf(entriesOf(screen)));
  const recent = sections.value.filter(({ lines }) => lines.length > 0).slice(-OPEN_TURNS);
  const last = sections.value.at(-1)?.to;
  const onScroll = useEndInView(list, model, last);
  return (
    <div class="log">
      <Scrubber screen={screen} />
      <ol
        ref={list}
        class="log-list"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too
        tabIndex={0}
        aria-label={t('entries.label')}
        onScroll={onScroll}
      >
        {sections.value.length === 0 && <li class="log-empty hint">{t('entries.none')}</li>}
        {sections.value.map((section) => (
          <Turn
            key={section.from}
            screen={screen}
            section={section}
            isRecent={recent.includes(section)}
          />
        ))}
      </ol>
    </div>
  );
}

/** Returns all entries while the player looks back, so that later entries can be reached too. */
function entriesOf({ model }: ScreenState): readonly Entry[] {
  const { seq, seenEntries } = model.replay;
  return seq.value === undefined
    ? model.entries.value
    : (seenEntries.value ?? model.view.value?.entries ?? []);
}

interface TurnProps {
  readonly screen: ScreenState;
  readonly section: LogSection;
  readonly isRecent: boolean;
}

/** A turn: its heading, and its lines unless it is closed. */
function Turn({ screen, section, isRecent }: TurnProps) {
  const { model } = screen;
  const [chosen, choose] = useState<boolean>();
  const { from, to, heading, side, lines } = section;
  const now = model.replay.seq.value;
  const isOpen = chosen ?? (now === undefined ? isRecent : now >= from - 1 && now <= to);
  const { game } = model;
  const line = heading && lineOf(game, heading);
  const name = <b>{sectionName(game, section)}</b>;
  return (
    <li>
      <div class="log-turn" style={sideStyle(game, side)}>
        {lines.length === 0 ? (
          <span class="log-bare">{name}</span>
        ) : (
          <button type="button" aria-expanded={isOpen} onClick={() => choose(!isOpen)}>
            {name}
            {!isOpen && <span class="hint">{t('entries.lines', { n: lines.length })}</span>}
          </button>
        )}
        <RuleTag rule={line?.rule ?? ''} onOpen={screen.openRule} />
      </div>
      {isOpen && lines.length > 0 && (
        <ol>
          {lines.map((pieces, i) => (
            <LogItem key={i} screen={screen} pieces={pieces} />
          ))}
        </ol>
      )}
    </li>
  );
}

function LogItem({ screen, pieces }: { screen: ScreenState; pieces: readonly LinePiece[] }) {
  const { model } = screen;
  const { game, view } = model;
  const [first, ...others] = pieces;
  if (!first) return null;
  const { entry } = first;
  const { difference } = view.value ?? {};
  const parted = difference?.seq === entry.seq && first.event === entry.events[0];
  const lines = [lineOf(game, first), ...others.map((piece) => lineOf(game, piece))] as const;
  return (
    <>
      {parted && difference && <Line screen={screen} lines={[differenceLine(game, difference)]} />}
      <Line screen={screen} lines={lines} entry={entry} />
    </>
  );
}

interface LineProps {
  readonly screen: ScreenState;
  readonly lines: readonly [LogLine, ...LogLine[]];
  /** Entry of the lines, whose effect is drawn on the board. */
  readonly entry?: Entry;
}

function Line({ screen, lines, entry }: LineProps) {
  const { model } = screen;
  const { seq, side, kind } = lines[0];
  const flags = entry ? flagsOf(screen, entry) : [];
  // A click shows the board after the last of the merged lines.
  const last = lines.at(-1)?.seq ?? seq;
  const point = (at: Entry | undefined) => () => model.trace.point(at);
  return (
    <li
      class={['log-line', `log-${kind}`, ...flags].join(' ')}
      style={sideStyle(model.game, side)}
      onPointerEnter={point(entry)}
      onPointerLeave={point(undefined)}
    >
      <button
        type="button"
        class="log-seq"
        aria-label={t('entries.look', { seq: last })}
        onFocus={point(entry)}
        onBlur={point(undefined)}
        onClick={() => void model.replay.show(last)}
      >
        {seq}
      </button>
      <span class="log-text">
        {lines.map((line, i) => (
          <Fragment key={i}>
            {i > 0 && ' '}
            <RuleTag rule={line.rule} onOpen={screen.openRule} />{' '}
            {line.segments.map((segment, k) => (
              <Part
                key={k}
                screen={screen}
                segment={segment}
                before={line.segments[k - 1]}
                next={line.segments[k + 1]}
              />
            ))}
          </Fragment>
        ))}
      </span>
      {entry && screen.place.kind === 'server' && (
        <button
          type="button"
          class="log-link"
          aria-label={t('entries.link', { seq })}
          title={t('scrub.link')}
          onClick={() => void copyMoment(screen, seq)}
        >
          <Icon name="link" size={16} />
        </button>
      )}
    </li>
  );
}

/** Returns classes for an entry: current, later than the position on the board, or new to the reader. */
function flagsOf({ model, freshFrom }: ScreenState, { seq, side }: Entry): string[] {
  const now = model.replay.seq.value;
  if (now === undefined)
    return seq > freshFrom.value && side !== model.view.value?.side ? ['log-fresh'] : [];
  if (seq === now) return ['log-now'];
  return seq > now ? ['log-later'] : [];
}

interface PartProps {
  readonly screen: ScreenState;
  readonly segment: Segment;
  readonly before: Segment | undefined;
  readonly next: Segment | undefined;
}

/** A piece of a sentence. A name keeps the punctuation mark after it, so that no line begins with one. */
function Part({ screen, segment, before, next }: PartProps) {
  const { kind, index, text } = segment;
  if (kind === undefined || index === undefined)
    return <>{before?.kind ? text.replace(MARK, '') : text}</>;
  return (
    <span class="with-mark">
      <button type="button" class="name" onClick={() => point(screen, kind, index)}>
        {text}
      </button>
      {next && !next.kind && MARK.exec(next.text)?.[0]}
    </span>
  );
}

const MARK = /^[,.:;]/;

function point(screen: ScreenState, kind: 'unit' | 'node', index: number): void {
  const state = screen.model.shown.value;
  if (!state) return;
  const node = kind === 'node' ? index : nodesOfUnits(screen.model.game, state).get(index);
  if (node !== undefined) screen.light([node]);
}
