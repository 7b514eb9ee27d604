import {
  createMaintenanceHandlers,
  createMemberHandlers,
  createRenewalHandlers,
  createSignInHandlers,
} from '@jalon/api-client/msw';
import type { Answer } from '@jalon/host';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountFor } from './account';
import { apiUrl as baseUrl } from './api';

// The accounts of this host, with an API that MSW plays: no server, no database, no browser.

const server = setupServer(
  ...createSignInHandlers({ baseUrl }),
  ...createMemberHandlers({ baseUrl }),
  ...createRenewalHandlers({ baseUrl }),
  ...createMaintenanceHandlers({ baseUrl }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

const member = { username: 'zoe.cote', password: 'jalon-demonstration' };

const ask = (
  path: string,
  { form, cookie = '' }: { form?: Record<string, string>; cookie?: string } = {},
) => {
  const request = new Request(new URL(path, 'http://club.test'), {
    headers: { cookie },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return form ? accountFor(request).post(request) : accountFor(request).load(request);
};
const viewOf = (answer: Answer<object>) => (answer.kind === 'page' ? answer.view : answer);

describe.each([
  ['/fr/connexion', '/fr/espace-connecte'],
  ['/en/sign-in', '/en/connected-space'],
])('%s', (signIn, area) => {
  it('leads a member to the member area', async () => {
    const answer = await ask(signIn, { form: member });
    expect(answer).toMatchObject({ kind: 'redirect', location: area });
    const cookie = answer.headers.map(([, value]) => value.split(';')[0]).join('; ');
    expect(viewOf(await ask(area, { cookie }))).toMatchObject({
      kind: 'memberArea',
      member: { name: 'Zoé' },
    });
  });

  it('says that the password is wrong', async () => {
    const answer = await ask(signIn, { form: { ...member, password: 'wrong' } });
    expect(viewOf(answer)).toMatchObject({ rejected: { errors: { password: 'incorrectConnection' } } });
  });

  it('is asked for by the member area', async () => {
    expect(await ask(area)).toMatchObject({ location: `${signIn}?r=${encodeURIComponent(area)}` });
  });
});
