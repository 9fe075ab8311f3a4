/** A pick runs only the code that shows the pick, and does not render the rest of the table screen again. */
import { clickOnPage } from '../../tools/coverage-count/page-click.ts';
import { expect, test } from './support/fixtures.ts';

/**
 * Parts of the screen that never change with a pick in Annihilation, a game without plans, forces, zones and lost
 * units.
 */
const UNTOUCHED = [
  'src/draw/colour-distance.ts',
  'src/draw/map/map.ts',
  'src/web/board/group-button.tsx',
  'src/web/board/stack-fan.tsx',
  'src/web/board/trays.tsx',
  'src/web/board/view/minimap.tsx',
  'src/web/session/force-selection.ts',
  'src/web/session/plan.ts',
  'src/web/table/board/hand-dock.tsx',
  'src/web/table/board/zone-choices.ts',
  'src/web/table/lesson/lesson-model.ts',
  'src/web/table/log/casualties-row.tsx',
  'src/web/table/log/log-panel.tsx',
  'src/web/table/log/recap-line.tsx',
  'src/web/table/prompt/force-model.ts',
  'src/web/table/prompt/plan-model.ts',
  'src/web/table/screen.tsx',
  'src/web/table/seats/name-card.tsx',
  'src/web/table/seats/watch-card.tsx',
  'src/web/table/state-panel.tsx',
  'src/web/table/table-bar.tsx',
];

/** Maximum number of files of the page that a click may run. */
const MOST_FILES = 35;

test('a pick runs only the code that shows it', async () => {
  const calls = await clickOnPage();
  const files = new Set(calls.map(({ file }) => file));
  expect(UNTOUCHED.filter((file) => files.has(file))).toEqual([]);
  const ofPage = [...files].filter((file) => file.startsWith('src/web/'));
  // The click has been recorded: its path to the rules, and the code that shows its effect.
  expect(ofPage).toContain('src/web/session/gesture.ts');
  expect(ofPage).toContain('src/web/table/prompt/prompt-bar.tsx');
  expect(ofPage.length, ofPage.join('\n')).toBeLessThanOrEqual(MOST_FILES);
});
