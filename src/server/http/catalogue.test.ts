/** The list of games, their rules, and the API's documentation. */
import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { request, testServer } from '../testing/test-client.ts';

describe('the catalogue', () => {
  test('lists games with their scenarios, options and bots', async () => {
    const { address } = await testServer();
    const { body } = await request<CatalogueEntry[]>(address, 'GET', '/api/games');
    expect(body[0]).toMatchObject({ id: 'patrol', scenarios: [{ id: 'standard' }] });
    expect(body[0]?.messages).toMatchObject({ 'game.title': 'Patrol', 'side.east': 'East' });
    expect(body[0]?.bots.map((bot) => bot.id)).toContain('greedy');
  });

  test('a custom scenario is refused in the words of its game', async () => {
    const registry = new URL('../../../test/isles/registry.ts', import.meta.url);
    const { address } = await testServer({ registry });
    const refused = await request(address, 'POST', '/api/tables', { game: 'isles', document: 3 });
    expect(refused.status).toBe(400);
    expect(refused.body.reason).toBe('document: expected an object with map and cards');
  });

  test('the rules of a game can be read; an unknown game is a 404 with a reason', async () => {
    const { address } = await testServer();
    expect((await request(address, 'GET', '/api/games/patrol/rules')).status).toBe(200);
    const none = await request(address, 'GET', '/api/games/petrol/rules');
    expect(none.status).toBe(404);
    expect(none.body.reason).toMatch(/did you mean patrol/);
    expect(await request(address, 'GET', '/api/nonsense')).toMatchObject({ status: 404 });
  });

  test('the API documents itself, every route with its answers', async () => {
    const { address } = await testServer();
    const { body } = await request<{
      paths: Record<string, Record<string, { responses: object }>>;
    }>(address, 'GET', '/api/docs/json');
    expect(Object.keys(body.paths).sort()).toEqual([
      '/api/account',
      '/api/account/blocks',
      '/api/account/blocks/{name}',
      '/api/account/calendar',
      '/api/account/challenges',
      '/api/account/challenges/{table}',
      '/api/account/delete',
      '/api/account/friends',
      '/api/account/friends/link',
      '/api/account/friends/{name}',
      '/api/account/friends/{name}/invite',
      '/api/account/invitations',
      '/api/account/invitations/{table}',
      '/api/account/login',
      '/api/account/password',
      '/api/account/tables',
      '/api/bundles/{hash}',
      '/api/calendar/{code}.ics',
      '/api/friends/{code}',
      '/api/games',
      '/api/games/{id}/rules',
      '/api/health',
      '/api/lobby',
      '/api/moderation',
      '/api/pairing',
      '/api/passkeys',
      '/api/passkeys/login',
      '/api/passkeys/login/options',
      '/api/passkeys/options',
      '/api/players',
      '/api/players/{name}',
      '/api/rated-variants',
      '/api/ready',
      '/api/records',
      '/api/studies',
      '/api/studies/{id}',
      '/api/studies/{id}/changes',
      '/api/studies/{id}/chat',
      '/api/studies/{id}/join',
      '/api/studies/{id}/members',
      '/api/studies/{id}/notes',
      '/api/studies/{id}/star',
      '/api/tables',
      '/api/tables/{id}',
      '/api/tables/{id}/actions',
      '/api/tables/{id}/chat',
      '/api/tables/{id}/join',
      '/api/tables/{id}/log',
      '/api/tables/{id}/note',
      '/api/tables/{id}/orders',
      '/api/tables/{id}/record',
      '/api/tables/{id}/rematch',
      '/api/tables/{id}/seats/{side}',
      '/api/tables/{id}/study',
      '/api/tables/{id}/views/{seq}',
      '/api/tournaments',
      '/api/tournaments/{id}',
      '/api/tournaments/{id}/end',
      '/api/tournaments/{id}/entrants/{n}',
      '/api/tournaments/{id}/join',
      '/api/tournaments/{id}/leave',
      '/api/tournaments/{id}/start',
    ]);
    const view = JSON.stringify(body.paths['/api/tables/{id}']?.get?.responses);
    expect(view).toContain('commitment');
    const page = await request(address, 'GET', '/api/docs');
    const script = /src="([^"]+swagger-ui-bundle.js)"/.exec(page.text)?.[1];
    expect((await request(address, 'GET', script ?? '/no-script')).status).toBe(200);
  });
});
