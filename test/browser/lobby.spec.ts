import { expect, test } from './support/fixtures.ts';

test('a scenario puts in what its options begin with, and leaves what was entered', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('article', { name: 'Annihilation', exact: true });
  await box.getByRole('button', { name: 'Set up a table' }).click();
  const form = page.getByRole('dialog');
  const score = form.getByLabel('Winning score');
  await expect(score).toHaveValue('20');
  await form.getByLabel('Who starts').selectOption('black');
  await form.getByRole('radio', { name: 'Learning board' }).check();
  await expect(score).toHaveValue('12');
  await expect(form.getByLabel('Who starts')).toHaveValue('1');
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('region', { name: 'What to do' })).toContainText('Black');
  await expect(page.getByTitle(/ of 12$/)).toHaveCount(2);
});
