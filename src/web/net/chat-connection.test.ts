import { expect, test } from 'vitest';
import { ServerChat } from './chat-connection.ts';

const remark = (n: number) => ({ n, side: 0, name: 'Ann', who: '', text: `${n}`, at: n });

test('a message that arrives twice, or late, appears once and in its place', () => {
  const chat = new ServerChat('t', undefined);
  chat.hear([remark(1), remark(3)]);
  chat.hear([remark(1), remark(2), remark(3), remark(4)]);
  expect(chat.remarks.value.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});
