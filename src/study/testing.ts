/** Operations for tests. */
import { nodeId } from './node-id.ts';
import { applyOperation, type StudyOperation } from './operations.ts';
import { openStudy, type Study } from './study.ts';

/** A chapter from the set-up alone. */
export const CHAPTER: Extract<StudyOperation, { op: 'chapter' }> = {
  op: 'chapter',
  id: 'c1',
  name: 'Turn 3',
  game: 'sample',
  setup: { scenario: '1', options: {} },
  rules: 1,
  layout: 'sample/1:00000000',
  as: 'all',
};

type AddNode = Extract<StudyOperation, { op: 'node' }>;

export const addMove = (up: string, side: string, text: string): AddNode => ({
  op: 'node',
  id: nodeId({ up, side, text }),
  up,
  side,
  do: text,
});

export const addRoll = (up: string, text: string, by: 'lot' | 'chosen'): AddNode => ({
  op: 'node',
  id: nodeId({ up, text }),
  up,
  do: text,
  by,
});

export const addGuess = (up: string, guess: number[]): AddNode => ({
  op: 'node',
  id: nodeId({ up, text: '', guess }),
  up,
  guess,
});

/** A study with the chapter `c1`, after operations that must all be accepted. */
export function played(operations: readonly StudyOperation[]): Study {
  const study = openStudy('k3vq8wm2', 'The ford');
  for (const operation of [CHAPTER, ...operations]) {
    const why = applyOperation(study, operation);
    if (why) throw new Error(JSON.stringify([operation, why]));
  }
  return study;
}
