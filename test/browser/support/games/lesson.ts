/** A pupil in a guided first game, who follows the highlights. */
import type { Page } from '@playwright/test';
import { answersOn, waitForBoard, scrollIntoBoard } from '../play.ts';

export const prompt = (page: Page) => page.getByRole('region', { name: 'Decision' });
export const goalCard = (page: Page) => page.getByRole('tabpanel', { name: 'Goal' });
/** The steps are done and the pupil plays on, or a chapter is over. */
export const playsOn = (page: Page) =>
  prompt(page).getByText(/That was the last step|Chapter \d of \d is finished/);

/** Clicks the first highlighted element, and confirms where asked. */
export async function followLesson(page: Page): Promise<void> {
  const { roll, confirm, menu, board } = answersOn(page);
  const button = page.locator('.actions .button.meant, .hand-card.meant, .menu .meant');
  const any = roll.or(confirm).or(menu).or(board).or(button).or(playsOn(page)).first();
  await any.waitFor({ state: 'attached' });
  if (await playsOn(page).isVisible()) return;
  for (const one of [roll, confirm]) if (await one.first().isVisible()) return one.first().click();
  await waitForBoard(page);
  if (await button.last().isVisible()) return button.last().click();
  if (await menu.first().isVisible()) return menu.first().click();
  await scrollIntoBoard(page, board.first());
  await board.first().click({ force: true });
}
