/** Cards that lie over the board keep off everything that can be picked there. */
import { useEffect } from 'preact/hooks';
import { freePlace, overlaps, type Rect } from '../../board/view/placement.ts';
import type { TableModel } from '../model.ts';

/** Things on the board that must not be covered: highlighted counters, places and arrows, signs, and a stack that is open. */
const TARGETS =
  '.b-live .b-can, .b-live .b-lit path, .b-handles [data-direction], .b-beyond, .b-fan';
/** Where a card that has to go does not go either. */
const CONTROLS = '.b-zoom, .b-mini, .b-compass, .overlays summary';
/** Area that a card beside its subject leaves free as well, or covers least of. */
const COUNTERS = '.b-live .b-counter';
/** Elements above or below a pickable thing are not cut through either. */
const PILED = '.b-live :is(.b-counter, .b-count)';
const PICKED = '.b-live .b-counter.b-can';
/** Pixels that a card stands off what it makes way for, where there is room. */
const AIR = 6;
/** Milliseconds after which the board has come to rest where a decision or a hand has moved it. */
const AT_REST = 500;

/**
 * Moves a card from its usual place to the nearest one where it covers nothing. If there is none it is `tight`, by
 * which styles leave out what is not needed most, and what is left of it is moved. If there is no place for that
 * either it is `covering`. `beside`: a node of the board that it stands next to instead, where there is room, and where
 * it covers the least of the counters.
 */
export function useOffTargets(
  card: { current: HTMLElement | null },
  model: TableModel,
  beside?: number,
): void {
  // Choices and events make it look again.
  model.choices.value;
  useEffect(() => {
    const host = card.current?.closest<HTMLElement>('.board-host');
    if (!host) return;
    let timer = 0;
    const look = () => {
      if (card.current) moveOff(card.current, host, beside);
    };
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, AT_REST);
    };
    look();
    later();
    // A stack is opened to be picked from at once; signs come when the board has come to rest, be it later than that.
    const comings = new MutationObserver((changes) => {
      if (changes.some((change) => concerns(change, '.b-fan'))) look();
      if (changes.some((change) => concerns(change, '.b-beyond'))) later();
    });
    const board = host.querySelector('.b');
    if (board) comings.observe(board, { childList: true });
    for (const type of ['pointerup', 'wheel', 'keyup']) host.addEventListener(type, later);
    // A sheet makes the board lower, or larger again.
    const resizes = new ResizeObserver(later);
    const frame = host.querySelector('.b-window');
    if (frame) resizes.observe(frame);
    return () => {
      clearTimeout(timer);
      comings.disconnect();
      resizes.disconnect();
      for (const type of ['pointerup', 'wheel', 'keyup']) host.removeEventListener(type, later);
    };
  });
}

/** Whether something of that kind came or went. */
const concerns = ({ addedNodes, removedNodes }: MutationRecord, kind: string): boolean =>
  [...addedNodes, ...removedNodes].some((node) => node instanceof Element && node.matches(kind));

function moveOff(card: HTMLElement, host: HTMLElement, beside?: number): void {
  card.classList.remove('tight', 'covering');
  if (isMovedOff(card, host, beside)) return;
  card.classList.add('tight');
  if (!isMovedOff(card, host, beside)) card.classList.add('covering');
}

/** Whether a card covers nothing that can be picked, in its usual place or another one. */
function isMovedOff(card: HTMLElement, host: HTMLElement, beside?: number): boolean {
  card.style.translate = '';
  const frame = host.querySelector('.b-window')?.getBoundingClientRect();
  if (!frame) return true;
  const within = (element: Element): Rect => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - frame.x, y: y - frame.y, width, height };
  };
  const usual = within(card);
  const taken = (selector: string) => [...host.querySelectorAll(selector)].map(within);
  const seen = { x: 0, y: 0, width: frame.width, height: frame.height };
  const targets = taken(TARGETS).filter((target) => overlaps(target, seen));
  // A card docked beside the board covers nothing, whatever lies below it.
  if (!overlaps(usual, seen)) return true;
  const [wanted] = beside === undefined ? [] : taken(`.b-hits [data-node="${beside}"]`);
  const near = wanted && overlaps(wanted, seen) ? wanted : undefined;
  const picked = taken(PICKED);
  const piled = taken(PILED).filter((one) => picked.some((other) => overlaps(one, other)));
  const isOn = (others: readonly Rect[]) => others.some((other) => overlaps(usual, other));
  const hasToGo = near !== undefined || isOn(targets);
  if (!hasToGo && !isOn(piled)) return true;
  const at = near ?? usual;
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  const size = { width: usual.width, height: usual.height };
  const others = [...targets, ...taken(CONTROLS), ...(near ? [near] : [])];
  const place = (off: readonly Rect[]) =>
    freePlace(size, frame, middle, off, near && taken(COUNTERS));
  const free = place([...others.map(withAir), ...piled]) ?? (hasToGo ? place(others) : undefined);
  if (free) card.style.translate = `${free.x - usual.x}px ${free.y - usual.y}px`;
  return free !== undefined || !hasToGo;
}

const withAir = ({ x, y, width, height }: Rect): Rect => ({
  x: x - AIR,
  y: y - AIR,
  width: width + 2 * AIR,
  height: height + 2 * AIR,
});
