/** A part of a game's look: lines beside the board. */
import type { AmountLook } from './card.ts';
import type { LocalizedText } from '../text/message.ts';
import type { Side } from '../side.ts';

/** A line of a panel beside the board. */
export interface PanelLine {
  readonly label: LocalizedText;
  readonly value: LocalizedText;
  /** The value as amounts with icons; absent: it has none, and the text is shown. */
  readonly amounts?: readonly AmountLook[];
  readonly side?: Side;
  /** The figure that stands beside the name of its side at any time: how it fares, in a few characters. */
  readonly tally?: string;
  /** Its value stands beside what is asked at any time, for its side or for everybody. */
  readonly isPinned?: true;
}
