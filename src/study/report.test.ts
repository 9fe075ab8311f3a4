import { expect, test } from 'vitest';
import { annihilation } from '../games/annihilation/index.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { start } from '../kernel/engine.ts';
import { applyOperation, type StudyOperation } from './operations.ts';
import { embeddedReport, markdownReport, reportSteps } from './report.ts';
import { chapterFrom } from './root.ts';
import { openStudy } from './study.ts';
import { Walker } from './walker.ts';

const PARTS = {
  format: () => 'label',
  move: (n: number) => `Move ${n}`,
  start: 'Start',
  draw: (s: { readonly ints: Int16Array }) => `<svg><g>the-map</g><g>${s.ints.join('')}</g></svg>`,
};

function scene() {
  const game = annihilation.open(parseSetup(annihilation, { scenario: 'learning' }));
  const study = openStudy('s', 'S');
  const run = (operation: StudyOperation) =>
    expect(applyOperation(study, operation)).toBeUndefined();
  run(chapterFrom(game, { id: 'c1', name: 'Opening', state: start(game), as: 'all' }));
  const chapter = study.chapters.get('c1') ?? expect.fail();
  const walker = new Walker(game, chapter);
  const play = (up: string, text: string): string => {
    const result = walker.move(up, text);
    if ('refusal' in result) return expect.fail();
    run(result.operation);
    return result.operation.id;
  };
  return { run, play, walker };
}

test('a report shows the beginning and the moves with comments, and nothing of a comment is code', () => {
  const { run, play, walker } = scene();
  const first = play('c1', 'place w3');
  const second = play(first, 'place b3');
  const text = '</script><b>*bold*</b> [2.1]';
  run({ op: 'comment', id: second, comment: 'one', by: 'Ann', text });
  const steps = reportSteps(walker, PARTS);
  expect(steps.map(({ heading }) => heading)).toEqual(['Start', 'Move 2 – label']);
  const report = markdownReport('Opening', steps, (i) => `${i}.svg`);
  expect(report).toContain('![Move 2 – label](1.svg)');
  expect(report).toContain('\\<b\\>\\*bold\\*');
  const page = embeddedReport('Opening <1>', steps);
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).toContain('<title>Opening &lt;1></title>');
  // The map is there once.
  expect(page.match(/the-map/g)).toHaveLength(1);
});

test('a game without comments is shown at its turning points', () => {
  const { play, walker } = scene();
  play(play('c1', 'place w3'), 'place b3');
  expect(reportSteps(walker, PARTS).length).toBeGreaterThan(0);
});
