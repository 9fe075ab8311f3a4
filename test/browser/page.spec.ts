// Placeholder: opens the built page as files, until the server serves it.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';

let server: PreviewServer;

test.beforeAll(async () => {
  server = await preview({ preview: { port: 0 } });
});

test.afterAll(async () => {
  await server.close();
});

test('the page opens and has no fault that axe can find', async ({ page }) => {
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Countermarch' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
