/**
 * Golden games in `test/golden`: whole games as text. Actions and the hashes of positions are read and compared with
 * the current rules; sentences and boards are not.
 */
import { actor, apply, refusalOf, start, stepOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { type LocalizedText, msg } from '../kernel/text/message.ts';
import { parseAction } from '../kernel/text/notation.ts';
import { InputError, type SetupRequest } from '../kernel/setup/setup.ts';
import { type GameState, hashState } from '../kernel/state.ts';
import { NOBODY } from '../kernel/side.ts';
import { viewOf } from '../kernel/view.ts';
import type { Difference } from '../table/record/difference.ts';

/** Text of a golden game, as far as it is compared with the rules. */
interface Golden {
  readonly game: string;
  readonly setup: SetupRequest;
  /** Version of the rules under which it was written. */
  readonly rules: number;
  readonly lines: readonly GoldenLine[];
}

/** An action, or the hashes of a position: of the whole state, and of each side's view by its id. */
type GoldenLine =
  | { readonly action: string }
  | {
      readonly step: string;
      readonly state: string;
      readonly views: Readonly<Record<string, string>>;
    };

const HEAD = /^# (\S+), scenario (\S+), (.+)$/;
const RULES = /^# rules version (\d+), seed /;
const ACTION = /^(?:> )?[^:]+: (.+)$/;
const HASHES = /^-- (\S+), state ([0-9a-f]{16}), (.+)$/;
/** Prefix of the actions of games that are replayed from their text. */
const KEPT = '> ';

export const isGolden = (text: string): boolean =>
  HEAD.test(text.split('\n', 1)[0] ?? '') && RULES.test(text.split('\n', 2)[1] ?? '');

/** Reads a golden game; throws `InputError` if the text is not one. */
export function parseGolden(text: string): Golden {
  const [first = '', second = '', ...rest] = text.split('\n');
  const [, game, scenario = '', list = ''] = HEAD.exec(first) ?? [];
  const [, rules] = RULES.exec(second) ?? [];
  if (game === undefined || rules === undefined)
    throw new InputError('expected a golden game, with game, scenario and rules on two lines');
  const chosen = list.split(', ').flatMap((pair) => {
    const [, id, value] = /^(\S+)=(-?\d+)$/.exec(pair) ?? [];
    return id === undefined ? [] : [[id, Number(value)] as const];
  });
  const setup = { scenario, options: Object.fromEntries(chosen) };
  return { game, setup, rules: Number(rules), lines: linesOf(rest) };
}

/** Boards are between two empty lines; the final texts follow everything else. */
function linesOf(lines: readonly string[]): GoldenLine[] {
  const isKept = lines.some((line) => line.startsWith(KEPT));
  let isBoard = false;
  return lines.flatMap((line): GoldenLine[] => {
    if (line === '') isBoard = !isBoard;
    const hashes = HASHES.exec(line);
    if (hashes) return [hashesOf(hashes)];
    if (isBoard || line.startsWith(' ') || isKept !== line.startsWith(KEPT)) return [];
    const [, action] = ACTION.exec(line) ?? [];
    return action === undefined ? [] : [{ action }];
  });
}

function hashesOf([, step = '', state = '', list = '']: RegExpExecArray): GoldenLine {
  const views = list.split(', ').map((pair) => pair.split(' '));
  return { step, state, views: Object.fromEntries(views) as Record<string, string> };
}

/**
 * Returns the number of actions of a golden game, and its first difference from the rules. Only some positions are in
 * the text: if one differs, the difference begins at the first action after the last equal position, with the rules of
 * all actions since. `see` gets the position before each action, and the one at the end.
 */
export function retraceGolden(
  game: Game,
  { rules: played, lines }: Golden,
  see: (s: GameState) => void = () => {},
): { readonly entries: number; readonly difference?: Difference } {
  const s = start(game);
  let entries = 0;
  /** Rules of the actions since the last position in the text. */
  let since: string[] = [];
  const part = (seq: number, rule: string, reason: LocalizedText) => ({
    entries,
    difference: { seq, rule, reason, played, now: game.version },
  });
  for (const line of lines) {
    if ('state' in line) {
      const fault = whyNotSame(game, s, line);
      if (fault) return part(entries - since.length + 1, ...suspectsOf(fault, since, entries));
      since = [];
      continue;
    }
    if (actor(game, s) === NOBODY) break;
    see(s);
    entries += 1;
    since.push(stepOf(game, s).rule);
    const refusal = playText(game, s, line.action);
    if (refusal) return part(entries, refusal.rule, refusal.reason);
  }
  see(s);
  if (actor(game, s) === NOBODY) return { entries };
  return part(entries, stepOf(game, s).rule, 'the text ends before the game does');
}

/** Returns the rule that caused a different position, if only one is possible; else words with all possible rules. */
function suspectsOf(
  fault: LocalizedText,
  since: readonly string[],
  upTo: number,
): [string, LocalizedText] {
  const [rule = '', ...more] = new Set(since);
  if (more.length === 0) return [rule, fault];
  const rules = [rule, ...more].map((id) => `[${id}]`).join(', ');
  return ['', msg('fault.at', { at: `or a later entry up to ${upTo}, under ${rules}`, fault })];
}

/** Plays an action if it is legal; else returns the refusal. */
function playText(
  game: Game,
  s: GameState,
  text: string,
): { rule: string; reason: LocalizedText } | undefined {
  try {
    const action = parseAction(game, text);
    const refusal = refusalOf(game, s, action);
    if (!refusal) apply(game, s, action);
    return refusal;
  } catch (error) {
    const reason = error instanceof InputError ? error.text : String(error);
    return { rule: stepOf(game, s).rule, reason };
  }
}

function whyNotSame(
  game: Game,
  s: GameState,
  { step, state, views }: Exclude<GoldenLine, { action: string }>,
): LocalizedText | undefined {
  const differ = (at: string, expected: string, found: string): LocalizedText | undefined =>
    expected === found
      ? undefined
      : msg('fault.at', { at, fault: msg('rules.state', { expected, found }) });
  return (
    differ('step', game.stepNames[s.step] ?? '', step) ??
    differ('state', hashState(s), state) ??
    game.sides
      .map(({ id }, side) => differ(id, hashState(viewOf(game, s, side)), views[id] ?? ''))
      .find((fault) => fault !== undefined)
  );
}
