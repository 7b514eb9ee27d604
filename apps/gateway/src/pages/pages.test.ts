import type { PaymentReference } from '@jalon/api-client/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  callGateway,
  sandboxSecrets,
  site,
  startSandboxGateway,
  type TestGateway,
} from '../testing/start-gateway.ts';
import { paths } from '../wire.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startSandboxGateway();
});
afterEach(() => gateway.close());

const call = (path: string, body: object, headers?: Readonly<Record<string, string>>) =>
  callGateway(gateway, path, body, headers);

function charge({ token, method }: PaymentReference) {
  const returnUrl = `${site}/fr/adhesion/revision`;
  const source = { type: 'token', token, method, keep: false, locale: 'fr', returnUrl };
  const body = { attempt: 'attempt-1', amount: 11_498, description: 'J-1', source };
  return call(paths.charges, body, { 'idempotency-key': 'the key of the charge' });
}

describe('the page of the fields', () => {
  const open = (query: { method?: string; locale?: string; parent?: string }) =>
    fetch(
      `${gateway.origin}/fields?${new URLSearchParams({ method: 'card', locale: 'fr', parent: site, ...query })}`,
    );

  it('may be framed only by the club’s site', async () => {
    const { headers, status } = await open({});
    expect(status).toBe(200);
    expect(headers.get('x-frame-options')).toBeNull();
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", `frame-ancestors ${site}`]));
  });

  it.each([{ parent: 'javascript:alert(1)' }, { parent: `${site}/` }, { method: 'cash' }, { locale: 'de' }])(
    'is not given for %o',
    async (query) => {
      expect((await open(query)).status).toBe(400);
    },
  );

  it('tells another page which setting to change, and shows it no field', async () => {
    const response = await open({ parent: 'https://other.example' });
    expect(response.status).toBe(403);
    expect(response.headers.get('content-security-policy')).not.toContain('frame-ancestors');
    const page = await response.text();
    expect(page).toContain('ALLOWED_ORIGINS');
    expect(page).not.toContain('<input');
  });

  it.each([
    [
      'card',
      'fr',
      ['Numéro de carte', 'autocomplete="cc-number"', 'autocomplete="cc-exp"', 'autocomplete="cc-csc"'],
    ],
    ['card', 'en', ['Card number', 'Expiry date', 'Security code']],
    ['bank', 'fr', ['Numéro d’institution', 'Numéro de transit', 'Numéro de compte']],
    ['bank', 'en', ['Institution number', 'Transit number', 'Account number']],
  ])('has the fields of a %s in %s', async (method, locale, texts) => {
    const page = await (await open({ method, locale })).text();
    for (const expected of [`lang="${locale}"`, ...texts]) expect(page).toContain(expected);
  });
});

describe('a hosted page', () => {
  async function begin(method: 'card' | 'bank' = 'card', locale: 'fr' | 'en' = 'fr', savedFor?: string) {
    const returnUrl = `${site}/fr/adhesion/paiement?a=b`;
    const { body } = await call(paths.hostedPages, { method, locale, returnUrl, savedFor });
    return { ...body, back: `${returnUrl}&page=${body.id}` } as { id: string; url: string; back: string };
  }
  const post = async (url: string, fields: Readonly<Record<string, string>>) => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return {
      status: response.status,
      location: response.headers.get('location'),
      page: await response.text(),
    };
  };
  const result = async (id: string) => {
    const response = await fetch(gateway.origin + paths.hostedPage.replace(':page', id), {
      headers: { authorization: `Bearer ${sandboxSecrets.key}` },
    });
    return response.json();
  };
  const card = { number: '4242 4242 4242 4242', expiry: '04/30', code: '123' };

  it('takes a card without script and leads back with its id', async () => {
    const { id, url, back } = await begin();
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${site}`);
    expect(await page.text()).not.toContain('<script');
    expect(await result(id)).toEqual({ state: 'open' });
    expect(await post(url, card)).toMatchObject({ status: 303, location: back });
    const { state, payment } = await result(id);
    expect({ state, payment }).toMatchObject({ state: 'complete', payment: { lastFour: '4242' } });
    // Reading the contract may take a long time.
    gateway.advance(59 * 60_000);
    expect(await charge(payment)).toMatchObject({ body: { charge: { state: 'succeeded' } } });
  });

  it('takes an account', async () => {
    const { id, url } = await begin('bank', 'en');
    expect(await (await fetch(url)).text()).toContain('Your bank account');
    await post(url, { institution: '000', transit: '11000', account: '000123456789' });
    expect(await result(id)).toMatchObject({ state: 'complete', payment: { method: 'bank' } });
  });

  it.each([
    ['fr', 'Confirmez votre carte', 'Votre banque n’a pas pu confirmer'],
    ['en', 'Confirm your card', 'Your bank couldn’t confirm'],
  ] as const)(
    'challenges a card that will be saved, and takes another one if the person refuses (%s)',
    async (locale, title, refused) => {
      const { id, url, back } = await begin('card', locale, 'the-member');
      const challenged = { ...card, number: '4000 0027 6000 3184' };
      expect(await post(url, challenged)).toMatchObject({ status: 303, location: `/pages/${id}` });
      expect(await (await fetch(url)).text()).toContain(`<h1>${title}</h1>`);
      const again = await post(url, { action: 'refuse' });
      expect(again).toMatchObject({ status: 422, page: expect.stringContaining(refused) });
      expect(await result(id)).toEqual({ state: 'open', savedFor: 'the-member' });
      await post(url, challenged);
      expect(await post(url, { action: 'approve' })).toMatchObject({ status: 303, location: back });
      expect(await result(id)).toMatchObject({ state: 'complete', payment: { lastFour: '3184' } });
    },
  );

  it('challenges no card that a charge will challenge', async () => {
    const { url, back } = await begin();
    expect(await post(url, { ...card, number: '4000 0027 6000 3184' })).toMatchObject({ location: back });
  });

  it('shows the error at its field, and keeps everything typed except the code', async () => {
    const { id, url } = await begin();
    const { status, page } = await post(url, { ...card, number: '4242 4242 4242 4241', code: '987' });
    expect(status).toBe(422);
    expect(page).toContain('<title>Erreur\u00a0: Votre carte</title>');
    expect(page).toMatch(/id="number"[^>]*value="4242 4242 4242 4241"[^>]*aria-invalid="true"[^>]*autofocus/);
    expect(page).toMatch(
      /id="number-error"><span class="visually-hidden">Erreur\u00a0: <\/span><span>Ce numéro de carte contient une erreur/,
    );
    expect(page).not.toContain('987');
    expect(await result(id)).toEqual({ state: 'open' });
  });

  it('can be cancelled', async () => {
    const { id, url, back } = await begin();
    expect(await post(url, { ...card, action: 'cancel' })).toMatchObject({ status: 303, location: back });
    expect(await result(id)).toEqual({ state: 'cancelled' });
    expect((await post(url, card)).page).toContain('Cette page n’est plus utilisable');
    expect(await result(id)).toEqual({ state: 'cancelled' });
  });

  it('ends after an hour', async () => {
    const { id, url } = await begin();
    gateway.advance(60 * 60_000);
    expect(await result(id)).toEqual({ state: 'expired' });
    expect((await post(url, card)).status).toBe(200);
    expect(await result(id)).toEqual({ state: 'expired' });
  });

  it('shows markup that was typed as text', async () => {
    const { url } = await begin();
    const { page } = await post(url, { ...card, number: '"><img src=x>' });
    expect(page).not.toContain('<img');
  });
});

describe('a challenge', () => {
  async function challenge(): Promise<string> {
    const { body } = await charge(await gateway.card('4000002760003184'));
    return body.charge.challengeUrl;
  }
  const framed = (url: string, parent: string) => `${url}?${new URLSearchParams({ parent })}`;
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy');
  const answer = (url: string, action: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

  it('may be framed only by the club’s site, and only on request', async () => {
    const url = await challenge();
    expect(policyOf(await fetch(framed(url, site)))).toContain(`frame-ancestors ${site}`);
    for (const other of [url, framed(url, 'https://evil.example')]) {
      const page = await fetch(other);
      expect(policyOf(page)).toContain("frame-ancestors 'none'");
      expect(page.headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('leads back to the site', async () => {
    const answered = await answer(await challenge(), 'approve');
    expect(answered.status).toBe(303);
    expect(answered.headers.get('location')).toBe(`${site}/fr/adhesion/revision`);
  });

  it('in a frame tells the page around it, also when it is opened again', async () => {
    const url = framed(await challenge(), site);
    for (const page of [await answer(url, 'refuse'), await fetch(url)]) {
      expect(page.status).toBe(200);
      const text = await page.text();
      expect(text).toContain(`data-parent="${site}"`);
      expect(text).toContain('src="/assets/challenge-client.ts"');
    }
  });
});
