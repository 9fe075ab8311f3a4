import { expect, test } from 'vitest';
import { ServerChat } from './chat-connection.ts';

const message = (n: number) => ({ n, side: 0, name: 'Ann', who: '', text: `${n}`, at: n });

test('a message that arrives twice, or late, appears once and in its place', () => {
  const chat = new ServerChat('t', undefined);
  chat.receive([message(1), message(3)]);
  chat.receive([message(1), message(2), message(3), message(4)]);
  expect(chat.messages.value.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});
