/** Reactions for which a side may leave standing orders. */
import type { ReactionWindow } from '../../kernel/window.ts';
import { interceptWindow } from './rules/sorties/25-intercept.ts';
import type { Armageddon } from './state.ts';

export const windows: readonly ReactionWindow<Armageddon>[] = [interceptWindow];
