import { createConsentHandlers } from '@jalon/api-client/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiUrl } from './api';
import { consentFor, noticeFor } from './consent';

// The choices about cookies of this host, with an API that MSW plays: no server, no database, no browser.

const server = setupServer(...createConsentHandlers({ baseUrl: apiUrl }));
beforeAll(() => server.listen());
afterAll(() => server.close());

it('asks a visitor who has not answered', () => {
  expect(noticeFor(null).hidden).toBe(false);
});

it.each(['/fr/temoins', '/en/cookies'])('stores an answer that is posted to %s', async (page) => {
  const body = new URLSearchParams([
    ['purpose', 'audience'],
    ['choice', 'save'],
  ]);
  const request = new Request(new URL(page, 'http://club.test'), { method: 'POST', body });
  const answer = await consentFor(request).post(request);
  expect(answer).toMatchObject({ kind: 'redirect', location: `${page}?done=saved` });

  const [, setCookie = ''] = answer.headers.find(([name]) => name === 'set-cookie') ?? [];
  const cookie = setCookie.split(';')[0] ?? '';
  expect(noticeFor(cookie).hidden).toBe(true);
  const changed = new Request(request.url, { headers: { cookie } });
  expect(consentFor(changed).load(changed)).toMatchObject({ view: { choice: { granted: ['audience'] } } });
});
