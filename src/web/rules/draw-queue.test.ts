import { expect, test } from 'vitest';
import { DrawQueue } from './draw-queue.ts';

const queueOf = () => new DrawQueue(() => Promise.resolve());

test('pictures are drawn one after another, prioritized ones next, cancelled ones never', async () => {
  const queue = queueOf();
  const drawn: string[] = [];
  const job = (name: string) => async () => {
    drawn.push(name);
  };
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(job);
  queue.add(a);
  queue.add(b);
  const cancel = queue.add(c);
  queue.add(d);
  cancel();
  queue.hurry(d);
  queue.hurry(c);
  await queue.settled();
  expect(drawn).toEqual(['d', 'a', 'b']);
});

test('`settled` also waits for a picture that is added during a drawing, or after all others', async () => {
  const queue = queueOf();
  const drawn: string[] = [];
  queue.add(async () => {
    drawn.push('first');
    queue.add(async () => {
      drawn.push('second');
    });
  });
  await queue.settled();
  expect(drawn).toEqual(['first', 'second']);
  queue.add(async () => {
    drawn.push('third');
  });
  await queue.settled();
  expect(drawn).toHaveLength(3);
});
