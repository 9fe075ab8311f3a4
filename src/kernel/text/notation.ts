/**
 * Actions as text: `move A3`, `to 0814`, `roll 4`, `done`. Every action has exactly one text, which parses back to it.
 * Records store the text, so that verbs may be renumbered.
 */
import { type LocalizedText, msg } from './message.ts';
import { type Action, nounOf, pack, type Verb, verbOf } from '../action.ts';
import type { Game } from '../game.ts';
import { InputError, requireName } from '../setup/setup.ts';

/** Returns an action as text: `move A3`, `roll 4`. Throws if the game has no such verb. */
export function formatAction(game: Game, action: Action): string {
  const verb = game.verbs.list[verbOf(action)];
  if (!verb) throw new Error(`${game.id}: no verb ${verbOf(action)}`);
  return verb.noun === 'none'
    ? verb.name
    : `${verb.name} ${formatNoun(game, verb, nounOf(action))}`;
}

function formatNoun(game: Game, verb: Verb, noun: number): string {
  const { board } = game;
  switch (verb.noun) {
    case 'unit':
      return game.units[noun]?.id ?? `#${noun}`;
    case 'node':
      return board.labels[noun] ?? `#${noun}`;
    case 'edge':
      return `${board.labels[Math.floor(noun / board.slots)]}/${slotName(game, noun % board.slots)}`;
    case 'item':
      return game.items?.[noun] ?? `#${noun}`;
    case 'direction':
      return slotName(game, noun);
    case 'option':
      return verb.options[noun] ?? `#${noun}`;
    default:
      return String(noun);
  }
}

/** Returns the name of a direction, or its number if the board does not name its directions. */
const slotName = (game: Game, slot: number): string => game.board.directions[slot] ?? String(slot);

/** Reads an action, legal or not. Throws an `InputError` with the unknown word and the known ones. */
export function parseAction(game: Game, text: string): Action {
  const [name = '', word, ...rest] = text.trim().split(/\s+/);
  const { list } = game.verbs;
  const index = indexOf(msg('kind.verb'), name, list, (v) => v.name);
  const verb = list[index];
  if (rest.length > 0) throw new InputError(msg('input.action.long', { text }));
  if (verb.noun === 'none') {
    if (word !== undefined) throw new InputError(msg('input.action.alone', { text, name }));
    return pack(index);
  }
  if (word === undefined)
    throw new InputError(msg('input.action.noun', { text, name, noun: msg(`kind.${verb.noun}`) }));
  return pack(index, parseNoun(game, verb, word));
}

function parseNoun(game: Game, verb: Verb, word: string): number {
  switch (verb.noun) {
    case 'unit':
      return indexOf(msg('kind.unit'), word, game.units, (u) => u.id);
    case 'node':
      return indexIn(msg('kind.node'), word, game.board.labels);
    case 'edge': {
      const [node = '', slot = ''] = word.split('/');
      return (
        indexIn(msg('kind.node'), node, game.board.labels) * game.board.slots +
        parseSlot(game, slot)
      );
    }
    case 'item':
      return indexIn(verb.name, word, game.items ?? []);
    case 'direction':
      return parseSlot(game, word);
    case 'option':
      return indexIn(verb.name, word, verb.options);
    default:
      if (!/^\d{1,5}$/.test(word) || Number(word) > 0xffff)
        throw new InputError(msg('input.action.number', { word, name: verb.name }));
      return Number(word);
  }
}

function parseSlot(game: Game, word: string): number {
  const { directions, slots } = game.board;
  const names =
    directions.length > 0 ? directions : Array.from({ length: slots }, (_, i) => String(i));
  return indexIn(msg('kind.direction'), word, names);
}

const indexIn = (kind: LocalizedText, word: string, names: readonly string[]): number =>
  indexOf(kind, word, names, (name) => name);

/** Returns the index of the entry with a name. The error for an unknown name lists the known names. */
function indexOf<T>(
  kind: LocalizedText,
  word: string,
  list: readonly T[],
  nameOf: (one: T) => string,
): number {
  const index = list.findIndex((one) => nameOf(one) === word);
  if (index < 0) requireName(kind, word, list.map(nameOf));
  return index;
}
