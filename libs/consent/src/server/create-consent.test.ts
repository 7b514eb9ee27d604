import { recordConsent } from '@jalon/api-client/contract';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { choiceCookie, makeChoice, readChoice } from '../choice/choice.ts';
import { noticeVersion } from '../choice/notice.ts';
import { createConsent } from './create-consent.ts';

const baseUrl = 'http://api.test';
const proofs: unknown[] = [];
const server = mockServer(
  http.post(baseUrl + recordConsent.path, async ({ request }) => {
    proofs.push(await request.json());
    return HttpResponse.json({ status: 'success', recordedAt: new Date().toISOString() });
  }),
);
afterEach(() => {
  proofs.length = 0;
});

const purposes = ['audience', 'advertising'] as const;
const notice = { notice: noticeVersion, purposes };
const log = { warn: vi.fn() };
const consent = createConsent({
  purposes,
  paths: { fr: '/fr/temoins', en: '/en/cookies' },
  api: { baseUrl },
  log,
});

const post = (fields: readonly (readonly [string, string])[], cookie = '') =>
  consent.post(
    new Request('https://site.test/en/cookies', {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams(fields.map((field) => [...field])),
    }),
  );

const choiceIn = (answer: Awaited<ReturnType<typeof post>>) => {
  const [, cookie = ''] = answer.headers.find(([name]) => name === 'set-cookie') ?? [];
  return { cookie, choice: readChoice(cookie.split(';')[0], notice) };
};

it.each([
  ['agree', [['choice', 'agree']], ['audience', 'advertising']],
  [
    'disagree',
    [
      ['choice', 'disagree'],
      ['purpose', 'audience'],
    ],
    [],
  ],
  [
    'save',
    [
      ['choice', 'save'],
      ['purpose', 'audience'],
      ['purpose', 'unknown'],
    ],
    ['audience'],
  ],
] as const)(
  'stores the answer “%s” with its proof, and leads to the page',
  async (_answer, fields, granted) => {
    const answer = await post(fields);
    expect(answer).toMatchObject({ kind: 'redirect', status: 303, location: '/en/cookies?done=saved' });
    const { cookie, choice } = choiceIn(answer);
    expect(choice?.categories).toEqual(['necessary', ...granted]);
    expect(choice?.data).toMatchObject({ surface: 'page', recorded: true });
    expect(cookie).toContain('; Secure');
    expect(proofs).toEqual([
      expect.objectContaining({
        consentId: choice?.consentId,
        locale: 'en',
        purposes: [...purposes],
        granted,
      }),
    ]);
  },
);

it('keeps the choice while the API is unavailable: a later page sends the proof', async () => {
  server.use(http.post(baseUrl + recordConsent.path, () => HttpResponse.error()));
  const { choice } = choiceIn(await post([['choice', 'agree']]));
  expect(choice?.categories).toContain('audience');
  expect(choice?.data?.recorded).toBeUndefined();
  expect(log.warn).toHaveBeenCalledOnce();
});

it('changes nothing without an answer', async () => {
  const answer = await post([['purpose', 'audience']]);
  expect(answer).toMatchObject({ kind: 'page', status: 400 });
  expect(choiceIn(answer).cookie).toBe('');
  expect(proofs).toEqual([]);
});

it('shows the present choice, and that it was saved; no cache keeps it', () => {
  const made = makeChoice({ granted: ['advertising'], surface: 'banner', locale: 'fr' }, notice);
  const cookie = choiceCookie(made, 'https:').split(';')[0] ?? '';
  const load = (path: string, headers = {}) =>
    consent.load(new Request(`https://site.test${path}`, { headers }));
  expect(load('/fr/temoins?done=saved', { cookie })).toMatchObject({
    kind: 'page',
    status: 200,
    headers: [['cache-control', 'no-store']],
    view: { isSaved: true, purposes, choice: { id: made.consentId, granted: ['advertising'] } },
  });
  expect(load('/fr/temoins')).toMatchObject({ view: { isSaved: false, choice: undefined } });
});
