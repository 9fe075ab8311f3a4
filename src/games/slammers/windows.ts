/** Reactions for which a side may leave standing orders [5.4]. */
import type { ReactionWindow } from '../../kernel/window.ts';
import { dropWindow } from './rules/fire/08-drop-fire.ts';
import { shellWindow } from './rules/fire/13-shells.ts';
import { jamWindow } from './rules/fire/23-jam.ts';
import type { Slammers } from './state.ts';

export const windows: readonly ReactionWindow<Slammers>[] = [dropWindow, shellWindow, jamWindow];
