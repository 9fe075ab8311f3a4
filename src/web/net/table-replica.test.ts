import { expect, test } from 'vitest';
import type { Changes, TableView } from '../../table/messages/messages.ts';
import type { ClientMessage } from '../../table/messages/requests.ts';
import { TableReplica } from './table-replica.ts';

function replica() {
  const sent: ClientMessage[] = [];
  const kept = new TableReplica((message) => sent.push(message));
  kept.show({ seq: 1, ints: [0, 0, 0], actor: 0, entries: [], canUndo: true } as never);
  return { kept, sent };
}

const entry = (seq: number, ...patches: number[][]) =>
  ({ seq, kind: 'action', side: 0, text: 'x', events: [], patches }) as const;
const changes = (seq: number, more: Partial<Changes> = {}): Changes => ({
  type: 'changes',
  seq,
  entries: [entry(seq, [1, seq])],
  ...more,
});

test('changes that follow the known record are applied, with only the changed parts of the status', () => {
  const { kept, sent } = replica();
  kept.take(changes(2, { status: { actor: 1 } }));
  expect(kept.view.value).toMatchObject({ seq: 2, ints: [0, 2, 0], actor: 1, canUndo: true });
  kept.take(changes(2, { entries: [], status: { canUndo: false } }));
  expect(kept.view.value).toMatchObject({ seq: 2, ints: [0, 2, 0], actor: 1, canUndo: false });
  expect(sent).toEqual([]);
});

test('if changes are missing, the whole table is requested and shown when it arrives', () => {
  const { kept, sent } = replica();
  kept.take(changes(3));
  expect(sent).toMatchObject([{ type: 'table' }]);
  expect(kept.view.value).toMatchObject({ seq: 1, ints: [0, 0, 0] });
  kept.show({ seq: 3, ints: [7, 7, 7] } as unknown as TableView);
  expect(kept.view.value).toMatchObject({ seq: 3, ints: [7, 7, 7] });
});

test('an answer arrives with its changes, which are applied first', async () => {
  const { kept, sent } = replica();
  const asked = kept.act(1, ['x']).then((answer) => ({ answer, seq: kept.view.peek()?.seq }));
  const [{ id }] = sent;
  expect(kept.pending).toEqual([{ type: 'act', id, seq: 1, actions: ['x'] }]);
  kept.take(changes(2, { answer: { id, played: 1 } }));
  expect(await asked).toEqual({ answer: { played: 1 }, seq: 2 });
  expect(kept.pending).toEqual([]);
});
