import { call, isCallError, signIn } from '@jalon/api-client';
import { getEnding, requestEndingLink } from '@jalon/api-client/contract';
import {
  createCallStates,
  createEndingHandlers,
  createSignInHandlers,
  mockEnding,
  mockMembers,
} from '@jalon/api-client/msw';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockApi } from '../../../../../tools/vite/mock-api.ts';
import { endingFields } from '../ending-post.ts';
import { createMembershipEnding } from './index.ts';

const apiUrl = 'http://api.test';
const origin = 'https://club.test';
const { api, requests, use } = mockApi(apiUrl, () => createEndingHandlers({ baseUrl: apiUrl }));

const engine = createMembershipEnding({
  paths: {
    ending: { fr: '/fr/fin', en: '/en/end' },
    link: { fr: '/fr/fin/:token', en: '/en/end/:token' },
    signIn: { fr: '/fr/connexion', en: '/en/sign-in' },
    memberArea: { fr: '/fr/espace', en: '/en/space' },
    contact: { fr: '/fr/joindre', en: '/en/contact' },
    home: { fr: '/fr', en: '/en' },
  },
  api,
});

/** The cookie of a member who is signed in at the mock API. */
async function signedIn(): Promise<string> {
  use(...createSignInHandlers({ baseUrl: apiUrl }));
  const [{ username, password } = { username: '', password: '' }] = mockMembers;
  const answer = await call(signIn, { body: { username, password } }, api);
  if (isCallError(answer)) throw new Error(answer.code);
  return `accessToken=${answer.accessToken}`;
}

const get = (path: string, cookie = '') => engine.load(new Request(origin + path, { headers: { cookie } }));
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  engine.post(
    new Request(origin + path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) }),
  );

describe('a member who is signed in', () => {
  it('sees what ends, presses once, and sees what ended', async () => {
    const cookie = await signedIn();
    const seen = await get('/fr/fin', cookie);
    expect(seen).toMatchObject({ kind: 'page', status: 200, view: { kind: 'ready', isMember: true } });
    const pressed = await post('/fr/fin', { [endingFields.seen]: mockEnding.seen }, cookie);
    // A reload of the page that follows posts nothing.
    expect(pressed).toMatchObject({ kind: 'redirect', status: 303, location: '/fr/fin' });
    const ended = await get('/fr/fin', cookie);
    expect(ended).toMatchObject({ view: { kind: 'ended', ending: { refund: mockEnding.refund } } });
    // Pressed again by the page of another tab.
    expect(await post('/fr/fin', { [endingFields.seen]: mockEnding.seen }, cookie)).toMatchObject({
      kind: 'redirect',
    });
  });

  it('changes nothing by reading', async () => {
    const cookie = await signedIn();
    const before = requests().length;
    await get('/fr/fin', cookie);
    const sent = requests().slice(before);
    expect(sent.map(({ method, url }) => [method, url])).toEqual([['GET', apiUrl + getEnding.path]]);
  });

  it('sees the new amounts before anything ends when they have changed', async () => {
    const cookie = await signedIn();
    expect(await post('/en/end', { [endingFields.seen]: 'before' }, cookie)).toMatchObject({
      kind: 'page',
      status: 422,
      view: { kind: 'ready', problem: 'changed', locale: 'en' },
    });
  });

  it('signs in again when the session has ended, and comes back', async () => {
    const claims = { memberNumber: '1000000017', iat: 1, exp: 4_000_000_000 };
    const cookie = `accessToken=a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`;
    const answer = { kind: 'redirect', location: '/fr/connexion?r=%2Ffr%2Ffin' };
    expect(await get('/fr/fin', cookie)).toMatchObject(answer);
    expect(await post('/fr/fin', { [endingFields.seen]: 'x' }, cookie)).toMatchObject(answer);
  });

  it.each([
    [403, 'forbidden', 403, 'notMain'],
    [404, 'not_found', 404, 'none'],
    [503, 'unavailable', 503, 'away'],
  ])('gets the reason why nothing can be ended: %i', async (status, code, expected, reason) => {
    const cookie = await signedIn();
    use(
      http.get(apiUrl + getEnding.path, () =>
        HttpResponse.json({ status: 'error', code, errors: { generic: 'tryAgainLater' } }, { status }),
      ),
    );
    expect(await get('/fr/fin', cookie)).toMatchObject({
      status: expected,
      view: { kind: 'nothing', reason },
    });
  });
});

describe('a person who does not sign in', () => {
  it('asks for a link, reads it, and presses', async () => {
    use(...createEndingHandlers({ token: 'secret-token', baseUrl: apiUrl }));
    expect(await get('/en/end')).toMatchObject({ view: { kind: 'ask', isMember: false } });
    const asked = await post('/en/end', { [endingFields.number]: '1000000017' });
    expect(asked).toMatchObject({ kind: 'redirect', location: '/en/end?sent=yes' });
    expect(await get('/en/end?sent=yes')).toMatchObject({ view: { kind: 'linkSent' } });
    const link = '/en/end/secret-token';
    const ready = await get(link);
    expect(ready).toMatchObject({ view: { kind: 'ready', here: { fr: '/fr/fin/secret-token', en: link } } });
    expect(ready.headers).toEqual([
      ['cache-control', 'no-store'],
      ['referrer-policy', 'same-origin'],
    ]);
    expect(await post(link, { [endingFields.seen]: mockEnding.seen })).toMatchObject({ location: link });
    expect(await get(link)).toMatchObject({ view: { kind: 'ended' } });
  });

  it.each([
    ['', 'required'],
    ['<b>', 'invalid'],
  ])('gets an error at the field for the number “%s”', async (number, error) => {
    expect(await post('/fr/fin', { [endingFields.number]: number })).toMatchObject({
      status: 422,
      view: { kind: 'ask', number, rejected: { errors: { number: error } } },
    });
  });

  it('is asked to wait after too many requests', async () => {
    use(...createCallStates([requestEndingLink], { baseUrl: apiUrl }).tooMany);
    const answer = await post('/fr/fin', { [endingFields.number]: '1' });
    expect(answer).toMatchObject({ status: 429, view: { rejected: { retryAfter: 900 } } });
    expect(answer.headers).toContainEqual(['retry-after', '900']);
  });

  it('whose link is too old asks for another', async () => {
    use(...createEndingHandlers({ token: 'other', baseUrl: apiUrl }));
    const old = { status: 404, view: { kind: 'nothing', reason: 'expired', links: { ending: '/fr/fin' } } };
    expect(await get('/fr/fin/old')).toMatchObject(old);
    expect(await post('/fr/fin/old', { [endingFields.seen]: 'x' })).toMatchObject(old);
  });
});

it('names an address that it does not have', async () => {
  await expect(get('/fr/autre')).rejects.toThrow('/fr/autre');
});
