/** What happened, line by line, with its rule; names in it point at the board. */
import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Segment } from '../../words/speaker.ts';
import type { Entry } from '../../table/messages.ts';
import { nodesOfUnits } from '../session/choices.ts';
import { differenceLine, type LogLine, linesOf } from '../session/log-lines.ts';
import { t } from '../table-words.ts';
import { RuleTag } from '../ui/rule-tag.tsx';
import type { ScreenState } from './context.ts';
import { Scrubber } from './scrubber.tsx';
import { sideStyle } from './side-style.ts';

/** So many entries are drawn; the rest on demand. */
const FIRST_SHOWN = 250;
/** Pixels from the end of the list within which somebody counts as reading there. */
const NEAR_END = 60;

export function LogPanel({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const [most, setMost] = useState(FIRST_SHOWN);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const entries = useComputed(() => model.entries.value);
  const shown = entries.value.slice(-most);
  const last = shown.at(-1)?.seq;
  // The end is followed, unless somebody is reading further up. Before the browser keeps in place what
  // it shows while older lines go: that would look as if somebody had scrolled.
  useLayoutEffect(() => {
    if (last !== undefined && isAtEnd.current) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [last]);
  return (
    <div class="log">
      <Scrubber screen={screen} />
      {entries.value.length > shown.length && (
        <button type="button" class="button small" onClick={() => setMost(most * 4)}>
          {t('entries.earlier')}
        </button>
      )}
      <ol
        ref={list}
        class="log-list"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too
        tabIndex={0}
        aria-label={t('entries.label')}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
        }}
      >
        {shown.length === 0 && <li class="log-empty hint">{t('entries.none')}</li>}
        {shown.map((entry) => (
          <LogEntry key={entry.seq} screen={screen} entry={entry} />
        ))}
      </ol>
    </div>
  );
}

function LogEntry({ screen, entry }: { screen: ScreenState; entry: Entry }) {
  const { game, view } = screen.model;
  const { difference } = view.value ?? {};
  const parts = difference?.seq === entry.seq ? [differenceLine(game, difference)] : [];
  const lines = [...parts, ...linesOf(game, entry)];
  return lines.map((line, i) => <LogItem key={i} screen={screen} line={line} isFirst={i === 0} />);
}

function LogItem(props: { screen: ScreenState; line: LogLine; isFirst: boolean }) {
  const { screen, line, isFirst } = props;
  const { model } = screen;
  return (
    <li class={`log-line log-${line.kind}`} style={sideStyle(model.game, line.side)}>
      {isFirst && (
        <button
          type="button"
          class="log-seq"
          aria-label={t('entries.look', { seq: line.seq })}
          onClick={() => void model.replay.show(line.seq)}
        >
          {line.seq}
        </button>
      )}
      <span class="log-text">
        <RuleTag rule={line.rule} onOpen={screen.openRule} />{' '}
        {line.segments.map((_, i) => (
          <Piece key={i} screen={screen} segments={line.segments} at={i} />
        ))}
      </span>
    </li>
  );
}

/** A piece of a sentence; a name takes the mark behind it along, so that no line begins with one. */
function Piece(props: { screen: ScreenState; segments: readonly Segment[]; at: number }) {
  const { screen, segments, at } = props;
  const { kind, index, text } = segments[at] as Segment;
  if (kind === undefined || index === undefined)
    return <>{segments[at - 1]?.kind ? text.replace(MARK, '') : text}</>;
  const next = segments[at + 1];
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
