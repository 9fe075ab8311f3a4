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
  /** Score of a side in a few characters, always shown beside the side's name. */
  readonly tally?: string;
  /** Whether the value is always shown beside the prompt, to its side or to all. */
  readonly isPinned?: true;
}
