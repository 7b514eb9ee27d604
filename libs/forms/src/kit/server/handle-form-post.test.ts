import { call, isCallError, signIn } from '@jalon/api-client';
import { createHandlers, createStateHandlers, mockMembers } from '@jalon/api-client/msw';
import { afterEach, describe, expect, it } from 'vitest';
import { mockServer } from '../../../../../tools/vite/mock-server.ts';
import { mockForms } from '../../samples/mock-forms.ts';
import { batteryTest } from '../../schemas/index.ts';
import { type FormPostOptions, handleFormPost } from './handle-form-post.ts';

const received: Record<string, unknown>[] = [];
const server = mockServer(...createHandlers({ forms: mockForms(undefined, received) }));
afterEach(() => {
  received.length = 0;
});

const api = { baseUrl: 'http://api.test' };
const key = 'a-key-of-16-chars';
const values = {
  centreUrbain: 'Laval',
  vehiculeMarque: 'Toyota',
  vehiculeModele: 'Corolla',
  vehiculeAnnee: '2019',
};
const [account] = mockMembers;
const { memberNumber = '', username = '', password = '' } = account ?? {};
const member = { name: 'Zoé', surname: 'Côté', memberNumber, email: 'zoe@example.org' };

const requestOf = (fields: Record<string, string>) =>
  new Request('http://site.test/fr/formulaires/test-de-batterie', {
    method: 'POST',
    headers: { 'user-agent': 'Browser/1' },
    body: new URLSearchParams(fields),
  });

const post = (fields: Record<string, string>, options: Partial<FormPostOptions> = {}) =>
  handleFormPost(batteryTest(), requestOf(fields), { locale: 'en', api, ...options });

describe('the plain post of a browser without JavaScript', () => {
  it('goes to the API as the form itself would send it, and answers with the reference', async () => {
    const session = await call(signIn, { body: { username, password } }, api);
    if (isCallError(session)) throw new Error(session.code);
    const ofMember = { ...api, headers: { authorization: `Bearer ${session.accessToken}` } };
    const typed = { ...values, idempotencyKey: key, renderToken: 'token', siteWeb: '' };
    expect(await post(typed, { member, api: ofMember })).toMatchObject({ status: 'success' });
    expect(received).toEqual([
      {
        formID: '12',
        locale: 'A',
        userAgent: 'Browser/1',
        ...values,
        memberInfo: member,
        renderToken: 'token',
        siteWeb: '',
      },
    ]);
  });

  it('asks before it goes without the member who has signed out since the page', async () => {
    // The second is a page whose cookie outlived the session.
    for (const known of [undefined, member]) {
      expect(await post({ ...values, pageMember: memberNumber }, { member: known })).toMatchObject({
        httpStatus: 401,
        posted: { errors: { generic: 'sessionEnded' }, values },
      });
    }
    expect(await post({ ...values, pageMember: '' }, { member })).toMatchObject({ status: 'success' });
    expect(received[2]).not.toHaveProperty('memberInfo');
  });

  it('returns the typed answers, the errors and its key', async () => {
    const typed = { ...values, vehiculeAnnee: 'deux mille' };
    expect(await post({ ...typed, idempotencyKey: key, renderToken: 'token' })).toEqual({
      status: 'error',
      httpStatus: 422,
      retryAfter: undefined,
      posted: {
        errors: { vehiculeAnnee: 'digitsOnly' },
        values: typed,
        idempotencyKey: key,
        renderToken: 'token',
      },
    });
  });

  it('stores one row when its answer was lost and it is sent again', async () => {
    server.use(...createStateHandlers({ forms: mockForms() }).lostAnswer);
    const lost = await post({ ...values, idempotencyKey: key });
    expect(lost).toMatchObject({
      httpStatus: 503,
      posted: { errors: { generic: 'noAnswer' }, values, idempotencyKey: key },
    });
    const [again, once] = [
      await post({ ...values, idempotencyKey: key }),
      await post({ ...values, idempotencyKey: key }),
    ];
    expect(again).toMatchObject({ status: 'success' });
    expect(once).toEqual(again);
  });

  it('gets a key of its own when the page had none or a broken one', async () => {
    for (const fields of [values, { ...values, idempotencyKey: 'no' }]) {
      expect(await post(fields)).toMatchObject({ status: 'success' });
    }
  });

  it('reports that there were too many, and how long to wait', async () => {
    server.use(...createStateHandlers({ forms: mockForms() }).tooMany);
    expect(await post(values)).toMatchObject({
      httpStatus: 429,
      retryAfter: 600,
      posted: { errors: { generic: 'tooMany' }, values },
    });
  });

  it('returns a fresh token when the API asks for a second send', async () => {
    server.use(...createHandlers({ forms: mockForms(), protection: 'on' }));
    const { posted, ...result } = { posted: undefined, ...(await post({ ...values, idempotencyKey: key })) };
    expect(result).toMatchObject({ status: 'error', httpStatus: 428 });
    expect(posted).toMatchObject({
      errors: { generic: 'confirmSend' },
      values,
      renderToken: expect.stringMatching(/./),
    });
  });

  it.each([
    ['typed', {}],
    ['checked', { vehiculeAnnee: 'digitsOnly' }],
  ])('only comes back with what was typed after a change of language: %s', async (redraw, errors) => {
    const typed = { ...values, vehiculeAnnee: 'deux mille' };
    expect(await post({ ...typed, idempotencyKey: key, redraw })).toMatchObject({
      status: 'error',
      httpStatus: 200,
      posted: { errors, values: typed, idempotencyKey: key },
    });
    expect(received).toEqual([]);
  });
});
