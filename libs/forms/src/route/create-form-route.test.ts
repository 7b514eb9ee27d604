import { randomUUID } from 'node:crypto';
import { getRenderToken } from '@jalon/api-client/contract';
import { createHandlers, createStateHandlers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { formDefinitions, formNamed } from '../registry.ts';
import { mockForms } from '../samples/mock-forms.ts';
import { sampleBody } from '../samples/sample-body.ts';
import { createFormRoute, type FormRouteOptions } from './create-form-route.ts';
import { formPathsUnder } from './form-paths.ts';
import type { FormView, SentView } from './view/form-route-view.ts';

const baseUrl = 'http://api.test';
const received: unknown[] = [];
const forms = mockForms(defaultClub, received);
const server = mockServer(...createHandlers({ forms, baseUrl }));
afterEach(() => {
  received.length = 0;
});

const definitions = formDefinitions(defaultClub);
const sent = { fr: '/fr/merci', en: '/en/thanks' };
const member = {
  name: 'Zoé',
  surname: 'Côté',
  memberNumber: '1000000017',
  email: 'zoe@example.org',
  balance: 40,
};
const paths: FormRouteOptions['paths'] = {
  forms: {
    ...formPathsUnder({ fr: '/fr/formulaires', en: '/en/forms' }, { sent, club: defaultClub }),
    'contact-details': { page: { fr: '/fr/moi', en: '/en/me' }, sent },
    'contact-us': {
      page: { fr: '/fr/nous-joindre', en: '/en/contact-us' },
      sent: { fr: '/recu', en: '/recu' },
    },
  },
  signIn: (back, locale) => `/${locale}/login?back=${back}`,
};
const route = (options: Partial<FormRouteOptions> = {}) =>
  createFormRoute({ paths, api: { baseUrl }, club: defaultClub, ...options });

const get = (path: string, cookie = '') => new Request(`https://club.test${path}`, { headers: { cookie } });
const post = (path: string, body: Readonly<Record<string, string>>) =>
  new Request(`https://club.test${path}`, {
    method: 'POST',
    headers: { 'user-agent': 'Browser/1' },
    body: new URLSearchParams(body),
  });

/** A post that passes every rule. */
const answers = (name: string) => ({
  ...(sampleBody(formNamed(name, defaultClub), 0) as Record<string, string>),
  idempotencyKey: randomUUID(),
});

async function loaded(path: string, options?: Partial<FormRouteOptions>): Promise<FormView> {
  const answer = await route(options).load(get(path));
  if (answer.kind !== 'page' || answer.view.kind !== 'form') throw new Error(`${path} shows no form`);
  return answer.view;
}

async function confirmed(path: string, cookie = ''): Promise<SentView> {
  const answer = await route().load(get(path, cookie));
  if (answer.kind !== 'page' || answer.view.kind !== 'sent') throw new Error(`${path} confirms nothing`);
  return answer.view;
}

const headerOf = (answer: { headers: readonly (readonly [string, string])[] }, name: string) =>
  answer.headers.find(([header]) => header === name)?.[1];

describe('the page of a form', () => {
  it.each(definitions.filter(({ membersOnly }) => !membersOnly))(
    '$name has all it needs, as JSON',
    async (form) => {
      const { page = sent } = paths.forms[form.name] ?? {};
      for (const locale of ['fr', 'en'] as const) {
        const view = await loaded(page[locale]);
        expect(JSON.parse(JSON.stringify(view))).toEqual({
          ...JSON.parse(JSON.stringify(view)),
          name: form.name,
          formId: form.id,
          component: form.component,
          locale,
          action: page[locale],
          texts: form.page.texts[locale],
        });
        expect(view.renderToken).toEqual(expect.any(String));
      }
    },
  );

  it('has a new key for each visit, and no cache keeps it', async () => {
    const [one, other] = [await loaded('/en/forms/battery-test'), await loaded('/en/forms/battery-test')];
    expect(one.idempotencyKey).not.toBe(other.idempotencyKey);
    const answer = await route().load(get('/en/forms/battery-test'));
    expect(answer).toMatchObject({ status: 200, headers: [['cache-control', 'no-store']] });
  });

  it.each(['/en-ca/forms/battery-test', '/EN/Forms/Battery-Test'])('is found at %s', async (path) => {
    expect(await loaded(path)).toMatchObject({ name: 'battery-test', action: path });
  });

  it('is shown without a token when the API is away', async () => {
    server.use(http.get(`${baseUrl}${getRenderToken.path}`, () => new HttpResponse(null, { status: 503 })));
    expect((await loaded('/en/forms/battery-test')).renderToken).toBeUndefined();
  });

  it('knows the member, and the balance only where it is shown', async () => {
    const { balance: _, ...sentMember } = member;
    expect(await loaded('/en/forms/gift-card', { member })).toMatchObject({
      member: sentMember,
      balance: 40,
    });
    const battery = await loaded('/en/forms/battery-test', { member });
    expect(battery).toMatchObject({ member: sentMember, balance: undefined });
    expect(battery.member).not.toHaveProperty('balance');
  });

  it('for members sends visitors to the sign-in page', async () => {
    expect(await route().load(get('/en/me'))).toMatchObject({
      kind: 'redirect',
      location: '/en/login?back=/en/me',
    });
    expect(await loaded('/en/me', { member })).toMatchObject({ name: 'contact-details', member: undefined });
    const withoutSignIn = { ...paths, signIn: undefined };
    await expect(route({ paths: withoutSignIn }).load(get('/en/me'))).rejects.toThrow('paths.signIn');
  });

  it('links to the forms for one topic, which say their subject by their props', async () => {
    const { links } = await loaded('/en/contact-us');
    expect(links?.pages).toHaveLength(5);
    expect(links?.pages[0]).toEqual({
      path: '/en/forms/contact-auto-insurance',
      title: 'Question about auto insurance',
    });
    expect(await loaded('/en/forms/contact-auto-insurance')).toMatchObject({
      component: 'contact-us',
      props: { topic: 'auto-insurance' },
      links: undefined,
    });
  });

  it('has the words of its host where they differ', async () => {
    const texts = { 'battery-test': { fr: { intro: 'Appelez-nous.' }, en: { intro: 'Call us.' } } };
    expect((await loaded('/en/forms/battery-test', { texts })).texts).toMatchObject({
      title: 'Battery test',
      intro: 'Call us.',
    });
  });

  it('may be embedded in another page, to which it then posts', async () => {
    const view = await loaded('/fr/pannes', { form: 'battery-test' });
    expect(view).toMatchObject({
      action: '/fr/pannes',
      here: paths.forms['battery-test']?.page,
      signInPath: '/fr/login?back=/fr/formulaires/test-de-batterie',
    });
  });

  it.each([
    [{ paths: {} as never }, 'createFormRoute needs paths.forms'],
    [{ api: {} }, 'createFormRoute needs api.baseUrl'],
    [{ club: undefined as never }, 'createFormRoute needs club'],
  ])('is not created without what the engine needs: %j', (changes, message) => {
    expect(() => route(changes)).toThrow(message);
  });

  it('must be in the paths', async () => {
    await expect(route().load(get('/en/elsewhere'))).rejects.toThrow(
      '/en/elsewhere is not the page of a form',
    );
    await expect(route({ form: 'no-such-form' }).load(get('/en/elsewhere'))).rejects.toThrow('not the page');
  });
});

describe('a post without a script', () => {
  it('that is stored leads to the page that confirms it, by a cookie', async () => {
    const answer = await route().post(post('/en/forms/battery-test', answers('battery-test')));
    expect(answer).toMatchObject({ kind: 'redirect', status: 303, location: '/en/thanks' });
    expect(received).toEqual([
      expect.objectContaining({ formID: '12', locale: 'A', userAgent: 'Browser/1' }),
    ]);
    const cookie = headerOf(answer, 'set-cookie') ?? '';
    expect(cookie).toMatch(
      /^formSent=[A-Z0-9]{10}\.en\.12; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const [pair = ''] = cookie.split(';');
    expect(await confirmed('/en/thanks', pair)).toEqual({
      kind: 'sent',
      here: sent,
      paths: sent,
      languages: ['en'],
      sent: {
        reference: pair.slice('formSent='.length).split('.')[0],
        request: { fr: 'test de batterie', en: 'battery test' },
        next: 'request',
      },
    });
  });

  it('sends the member where the form does', async () => {
    await route({ member }).post(post('/en/forms/battery-test', answers('battery-test')));
    const { balance: _, ...memberInfo } = member;
    expect(received).toEqual([expect.objectContaining({ memberInfo })]);
  });

  it('that is refused shows the page again, with the answers, the errors and the same key', async () => {
    const body = { ...answers('battery-test'), vehiculeAnnee: 'x' };
    const answer = await route().post(post('/fr/formulaires/test-de-batterie', body));
    expect(answer).toMatchObject({
      kind: 'page',
      status: 422,
      headers: [['cache-control', 'no-store']],
      view: {
        name: 'battery-test',
        idempotencyKey: body.idempotencyKey,
        posted: { errors: { vehiculeAnnee: 'digitsOnly' }, values: { vehiculeAnnee: 'x' } },
      },
    });
  });

  it('keeps the answers when the API is away', async () => {
    server.use(...createStateHandlers({ forms, baseUrl }).unavailable);
    const answer = await route().post(post('/en/forms/battery-test', answers('battery-test')));
    expect(answer).toMatchObject({ status: 503, view: { posted: { values: { vehiculeMarque: 'Toyota' } } } });
  });

  it.each([
    ['1000000017', { status: 200, view: { posted: { values: { memberFirstName: 'Zoé' } } } }],
    ['1000000025', { kind: 'redirect', status: 303, location: '/en/me' }],
    [undefined, { kind: 'redirect', status: 303, location: '/en/me' }],
  ])(
    'that only changes the language of a member’s form, in the session of %s',
    async (memberNumber, answer) => {
      const body = { ...answers('contact-details'), memberNumber: '1000000017', redraw: 'typed' };
      expect(await route({ member, memberNumber }).post(post('/en/me', body))).toMatchObject(answer);
      expect(received).toEqual([]);
    },
  );

  it.each([
    ['text/plain', 'sent=ABCDEFGHJK'],
    ['application/json', '{"sent":["ABCDEFGHJK"]}'],
    ['multipart/form-data', '--x\r\n'],
  ])('that is not a form, but %s, is an empty form', async (type, body) => {
    const url = 'https://club.test/en/forms/battery-test';
    const request = new Request(url, { method: 'POST', headers: { 'content-type': type }, body });
    const answer = await route().post(request);
    expect(answer.status).toBe(422);
    expect(headerOf(answer, 'set-cookie')).toBeUndefined();
  });
});

describe('what a script has sent', () => {
  it('is confirmed by the cookie that only the server can set', async () => {
    const answer = await route().post(post('/en/forms/battery-test', { sent: 'BCDFGHJKLM.en.12' }));
    expect(answer).toMatchObject({ kind: 'redirect', status: 303, location: '/en/thanks' });
    expect(headerOf(answer, 'set-cookie')).toContain('formSent=BCDFGHJKLM.en.12;');
    expect(received).toEqual([]);
  });

  it.each(['', 'BCDFGHJKLM', 'BCDFGHJKLM.en.13', '<b>', 'BCDFGHJKLM.en.12; Path=/x'])(
    'is not confirmed by %j',
    async (text) => {
      const answer = await route().post(post('/en/forms/battery-test', { sent: text }));
      expect(answer.status).toBe(400);
      expect(headerOf(answer, 'set-cookie')).toBeUndefined();
    },
  );
});

describe('the page that confirms', () => {
  it('only explains its purpose without a submission', async () => {
    expect((await confirmed('/fr/merci')).sent).toBeUndefined();
    expect((await confirmed('/fr/merci', 'formSent=<b>')).sent).toBeUndefined();
  });

  it.each([
    ['', '', undefined, ['fr', 'en']],
    ['', 'formSent=234679CDFG.fr.4', 'fr', ['fr']],
    ['', 'formSent=234679CDFG.en.4', 'en', ['en']],
    ['?langue=fr', 'formSent=234679CDFG.en.4', 'fr', ['fr']],
    ['?langue=en', '', 'en', ['en']],
    ['?langue=de', '', undefined, ['fr', 'en']],
  ])(
    'at an address that both languages share is, with %j and the cookie %j, in %s',
    async (query, cookie, documentLocale, languages) => {
      expect(await confirmed(`/recu${query}`, cookie)).toMatchObject({
        documentLocale,
        languages,
        paths: undefined,
        here: { fr: '/recu?langue=fr', en: '/recu?langue=en' },
      });
    },
  );

  it('is in the language of its address elsewhere', async () => {
    const view = await confirmed('/fr/merci?langue=en', 'formSent=234679CDFG.en.12');
    expect(view).toMatchObject({ documentLocale: undefined, languages: ['fr'], here: sent, paths: sent });
  });

  it('takes no post', async () => {
    expect(await route().post(post('/fr/merci', { sent: 'BCDFGHJKLM.fr.12' }))).toMatchObject({
      status: 405,
    });
  });
});
