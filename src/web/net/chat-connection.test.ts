import { expect, test } from 'vitest';
import { ServerTalk } from './chat-connection.ts';

const remark = (n: number) => ({ n, side: 0, name: 'Ann', who: '', text: `${n}`, at: n });

test('a message that arrives twice, or late, appears once and in its place', () => {
  const talk = new ServerTalk('t', undefined);
  talk.hear([remark(1), remark(3)]);
  talk.hear([remark(1), remark(2), remark(3), remark(4)]);
  expect(talk.remarks.value.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});
