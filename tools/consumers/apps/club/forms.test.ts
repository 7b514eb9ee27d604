import { createHandlers } from '@jalon/api-client/msw';
import { answersTo } from '@jalon/forms/samples';
import { formDefinitions, parseSubmission } from '@jalon/forms/schemas';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiUrl as baseUrl } from './api';
import { club } from './club';
import { formsFor } from './forms';

// The forms of this host, with an API that MSW plays: no server, no database, no browser.

const forms = formDefinitions(club).map((form) => ({
  ...form,
  check: (body: Readonly<Record<string, unknown>>) => parseSubmission(form, body).errors,
}));
const server = setupServer(...createHandlers({ forms, baseUrl }));
beforeAll(() => server.listen());
afterAll(() => server.close());

const ask = (path: string, form?: Readonly<Record<string, string>>) => {
  const request = new Request(new URL(path, 'http://club.test'), {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return form ? formsFor(request).post(request) : formsFor(request).load(request);
};

describe.each([
  ['/fr/formulaires/test-de-batterie', '/fr/formulaires/merci'],
  ['/en/forms/battery-test', '/en/forms/thank-you'],
])('%s', (page, sent) => {
  it('shows the form', async () => {
    expect(await ask(page)).toMatchObject({ status: 200, view: { kind: 'form', name: 'battery-test' } });
  });

  it('leads to the confirmation once it is stored', async () => {
    expect(await ask(page, answersTo(12, club))).toMatchObject({ kind: 'redirect', location: sent });
    expect(await ask(sent)).toMatchObject({ status: 200, view: { kind: 'sent' } });
  });

  it('says what is missing, at its field', async () => {
    const answer = await ask(page, { ...answersTo(12, club), vehiculeMarque: '' });
    expect(answer).toMatchObject({
      status: 422,
      view: { posted: { errors: { vehiculeMarque: 'required' } } },
    });
  });
});
