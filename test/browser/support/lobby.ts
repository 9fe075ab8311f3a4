/** Ways from the lobby to a game. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the box of a game in the lobby. */
export const gameBox = (page: Page, game: string): Locator =>
  page.getByRole('article', { name: game, exact: true });

/** Opens the form for a new game from the lobby; without a name, that of the first game. */
export async function openForm(page: Page, game?: string): Promise<Locator> {
  const box = game === undefined ? page.getByRole('article').first() : gameBox(page, game);
  await box.getByRole('button', { name: /^Play / }).click();
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  return form;
}

/** Expands the rule options of a form. */
export const openOptions = (form: Locator): Promise<void> =>
  form.getByText('Rule options and hints').click();

/** Starts a game of the first scenario against bots, as the first side. */
export async function playNow(page: Page, game: string): Promise<void> {
  const form = await openForm(page, game);
  await form.getByRole('button', { name: 'Create game' }).click();
}
