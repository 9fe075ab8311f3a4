import { gameById } from '../../src/games/registry.ts';
import { parseSetup } from '../../src/kernel/index.ts';
import { formatRecord, parseRecord, seededDice, Table } from '../../src/table/index.ts';

const annihilation = gameById('annihilation');
const game = annihilation.open(parseSetup(annihilation, { scenario: 'learning' }));
const seats = game.sides.map(({ id }) => ({ kind: 'human', name: id }) as const);
const table = Table.create({ id: 'example', game, dice: seededDice(7), seats });

table.act(table.actor, table.seq, ['place w0']);
const answer = table.act(table.actor, table.seq, ['place w1a']);
console.log(answer.ok ? 'played' : `refused by [${answer.refusal.rule}]`);
// → refused by [0.3]

// The record is text with one line for each entry, chained by hashes; a changed line is an error.
const { entries } = parseRecord(formatRecord(table.record()));
console.log(entries.map(({ side, text }) => `side ${side}: ${text}`).join(', '));
// → side 0: place w0
