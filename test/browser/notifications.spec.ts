/** Turn notifications: switched on beside the seats, and shown by the browser. */
import { chromiumFlags, findWholeChromium } from '../../tools/chromium.ts';
import { expect, openTable, test } from './support/fixtures.ts';
import { waitForServiceWorker } from './support/offline.ts';

const executablePath = findWholeChromium();
test.use({
  serviceWorkers: 'allow',
  // The headless shell shows no notifications.
  launchOptions: { args: chromiumFlags(), ...(executablePath && { executablePath }) },
});

test('a seat switches on turn notifications, and a pushed notification is shown', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.address });
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByText('Turn notifications').click();
  const address = page.getByLabel('Webhook URL');
  await address.fill('http://192.168.0.1/');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('private networks')).toBeVisible();
  await address.fill('https://example.org/turn');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('https://example.org/turn')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('https://example.org/turn')).toBeHidden();

  await waitForServiceWorker(page);
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  const pushed = {
    origin: server.address,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Challenge: Annihilation', body: 'Variant', table: 'abc' }),
  };
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, body, data, tag }) => [title, body, data as string, tag]);
    });
  // The browser's tools drop a push to a worker that has just been stopped; a push service delivers again.
  // Notifications of one table replace each other, so one is shown however many arrive.
  await expect(async () => {
    await tools.send('ServiceWorker.deliverPushMessage', pushed);
    await expect
      .poll(shown, { timeout: 3000 })
      .toEqual([['Challenge: Annihilation', 'Variant', '/t/abc', 'abc']]);
  }).toPass();
});
