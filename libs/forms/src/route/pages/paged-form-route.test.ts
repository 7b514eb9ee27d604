import { submitForm } from '@jalon/api-client';
import type { FormDraft } from '@jalon/api-client/contract';
import { createHandlers, createStateHandlers, mockFormDraftToken } from '@jalon/api-client/msw';
import { type ClubConfig, defaultClub, formsSettings, priceListSettings } from '@jalon/club';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mockServer } from '../../../../../tools/vite/mock-server.ts';
import { type PlainForm, plainBrowser } from '../../../../../tools/vite/plain-browser.ts';
import { defineForm, type HostForm } from '../../kit/define-form.ts';
import { files } from '../../kit/rules/file-fields.ts';
import { text } from '../../kit/rules/text-fields.ts';
import { formWithConditions, visibleWhen } from '../../kit/rules/visible-when.ts';
import { yesNo } from '../../kit/rules/yes-no-field.ts';
import { answersTo } from '../../samples/answers.ts';
import { mockForms } from '../../samples/mock-forms.ts';
import { visit, visitTexts } from '../../testing/visit-form.tsx';
import { createFormRoute, type FormRouteOptions } from '../create-form-route.ts';
import type { FormDrafts } from '../drafts/form-drafts.ts';
import { formPathsUnder } from '../form-paths.ts';
import type { FormView } from '../view/form-route-view.ts';
import { viewTitle } from '../view-title.ts';

const baseUrl = 'http://api.test';
const club: ClubConfig = {
  ...defaultClub,
  forms: formsSettings({ inPages: ['price-list', 'personal-information'] }),
  priceList: priceListSettings({ visitorContact: true }),
};

/** Page 2 is only for those who answer “yes” on page 1. */
const trailer = defineForm({
  id: 90,
  name: 'trailer',
  schema: formWithConditions(
    z.object({
      hasTrailer: yesNo(),
      trailerLength: visibleWhen([{ field: 'hasTrailer', is: ['yes'] }], text({ maxLength: 10 })),
      comment: text({ maxLength: 50, optional: true }),
    }),
  ),
  labels: () => ({ fields: { hasTrailer: 'A trailer?', trailerLength: 'Length', comment: 'Comment' } }),
  pages: [
    { name: 'trailer', title: { fr: 'Remorque', en: 'Trailer' }, fields: ['hasTrailer'] },
    { name: 'length', title: { fr: 'Longueur', en: 'Length' }, fields: ['trailerLength'] },
    { name: 'comment', title: { fr: 'Remarque', en: 'Comment' }, fields: ['comment'] },
  ],
  page: {
    texts: {
      fr: { title: 'Remorquage', description: '', intro: 'Une remorque?' },
      en: { title: 'Towing', description: '', intro: 'A trailer?' },
    },
  },
});

const received: unknown[] = [];
const forms = [
  ...mockForms(club, received),
  {
    id: 90,
    name: 'trailer',
    check: (body: unknown) => {
      received.push(body);
      return undefined;
    },
  },
];
const server = mockServer();
beforeEach(() => server.use(...createHandlers({ forms, baseUrl })));
afterEach(() => {
  received.length = 0;
});

const sent = { fr: '/fr/merci', en: '/en/thanks' };
const paths: FormRouteOptions['paths'] = {
  forms: {
    ...formPathsUnder({ fr: '/fr/formulaires', en: '/en/forms' }, { sent, club }),
    trailer: { page: { fr: '/fr/remorque', en: '/en/trailer' }, sent },
  },
};

/** A browser without a script. */
function browser(options: Partial<FormRouteOptions> = {}) {
  const route = createFormRoute({ paths, api: { baseUrl }, club, forms: [trailer], ...options });
  const { ask: answerTo, cookies } = plainBrowser(route, 'https://club.test');
  async function view(path: string, form?: PlainForm): Promise<FormView> {
    const answer = await answerTo(path, form);
    if (answer.kind !== 'page' || answer.view.kind !== 'form') throw new Error(`${path} shows no form`);
    return answer.view;
  }
  /** The address to which an answer leads. */
  async function location(path: string, form?: PlainForm): Promise<string> {
    const answer = await answerTo(path, form);
    return answer.kind === 'redirect' ? answer.location : `${answer.status}`;
  }
  return { answerTo, view, location, cookies };
}

/** The names and values that the page of the review posts. */
const hiddenOf = ({ page, idempotencyKey }: FormView) => ({
  ...Object.fromEntries(page?.hidden ?? []),
  idempotencyKey,
});

const at = (page: string) => `/en/trailer?page=${page}`;

async function answered(options?: Partial<FormRouteOptions>) {
  const visitor = browser(options);
  await visitor.location(at('trailer'), { hasTrailer: 'no' });
  await visitor.location(at('comment'), { comment: 'Thanks' });
  return visitor;
}

describe('a form in pages', () => {
  it('begins with its first page, without a cookie', async () => {
    const visitor = browser();
    const view = await visitor.view('/en/trailer');
    expect(view).toMatchObject({
      action: at('trailer'),
      here: { fr: '/fr/remorque', en: '/en/trailer' },
      hasOptionalFields: false,
      page: { name: 'trailer', title: 'Trailer', number: 1, count: 3, fields: ['hasTrailer'], hidden: [] },
    });
    expect(view.page?.back).toBeUndefined();
    expect(viewTitle(view)).toBe('Trailer – Towing');
    expect(visitor.cookies.size).toBe(0);
    expect(JSON.parse(JSON.stringify(view))).toMatchObject({ name: 'trailer' });
  });

  it('keeps the answers of each page and opens the next', async () => {
    const visitor = browser();
    expect(await visitor.location('/en/trailer', { hasTrailer: 'yes' })).toBe(at('length'));
    expect(visitor.cookies.get('form-trailer')).toMatch(/^[\w-]{22,}$/);
    expect(await visitor.view(at('length'))).toMatchObject({
      here: { fr: '/fr/remorque?page=length', en: at('length') },
      page: { number: 2, count: 4, back: at('trailer'), hidden: [['hasTrailer', 'yes']] },
    });
    expect(await visitor.location(at('length'), { trailerLength: '3 m' })).toBe(at('comment'));
    expect(await visitor.view(at('length'))).toMatchObject({ page: { answers: { trailerLength: '3 m' } } });
    expect(await visitor.view('/fr/remorque?page=length')).toMatchObject({
      locale: 'fr',
      page: { title: 'Longueur', answers: { trailerLength: '3 m' } },
    });
  });

  it('leaves out a page whose questions are not asked, and drops its answers', async () => {
    const visitor = browser();
    await visitor.location(at('trailer'), { hasTrailer: 'yes' });
    await visitor.location(at('length'), { trailerLength: '3 m' });
    expect(await visitor.location(at('trailer'), { hasTrailer: 'no' })).toBe(at('comment'));
    expect(await visitor.view(at('comment'))).toMatchObject({
      page: { number: 2, count: 3, back: at('trailer') },
    });
    expect(await visitor.location(at('length'))).toBe(at('comment'));
    await visitor.location(at('comment'), {});
    const review = await visitor.view(at('review'));
    expect(await visitor.location(at('review'), hiddenOf(review))).toBe('/en/thanks');
    expect(received).toEqual([expect.objectContaining({ hasTrailer: 'no' })]);
  });

  it.each([
    ['the second page', 'comment', at('trailer')],
    ['the review', 'review', at('trailer')],
    ['no page of the form', 'elsewhere', at('trailer')],
  ])('does not open %s before the pages that precede it', async (_case, page, location) => {
    expect(await browser().location(at(page))).toBe(`${location}&lost=`);
    const visitor = browser();
    await visitor.location(at('trailer'), { hasTrailer: 'yes' });
    expect(await visitor.location(at(page))).toBe(at('length'));
  });

  it('shows a page again with its errors and what was typed, and keeps nothing of it', async () => {
    const visitor = browser();
    await visitor.location(at('trailer'), { hasTrailer: 'yes' });
    const answer = await visitor.answerTo(at('length'), { trailerLength: 'x'.repeat(11), hasTrailer: 'no' });
    expect(answer).toMatchObject({
      status: 422,
      view: {
        posted: { errors: { trailerLength: 'tooLong' }, values: { trailerLength: 'x'.repeat(11) } },
        page: { name: 'length', hidden: [['hasTrailer', 'yes']] },
      },
    });
    expect(viewTitle(await visitor.view(at('length'), {}))).toBe('Error: Length – Towing');
    expect(await visitor.view(at('length'))).toMatchObject({ page: { answers: { trailerLength: '' } } });
  });

  it('shows in the other language what was only typed, and keeps nothing of it', async () => {
    const visitor = browser();
    await visitor.location(at('trailer'), { hasTrailer: 'yes' });
    const answer = await visitor.answerTo('/fr/remorque?page=length', {
      trailerLength: '4 m',
      redraw: 'typed',
    });
    expect(answer).toMatchObject({
      status: 200,
      view: { locale: 'fr', posted: { errors: {}, values: { trailerLength: '4 m' } } },
    });
    expect(await visitor.location(at('review'))).toBe(at('length'));
  });

  it('says that earlier answers are lost, and keeps those of the page that was sent', async () => {
    const visitor = browser();
    visitor.cookies.set('form-trailer', 'gone-gone-gone-gone-gone');
    expect(await visitor.location(at('comment'), { comment: 'Kept' })).toBe(`${at('trailer')}&lost=`);
    expect(await visitor.view(`${at('trailer')}&lost=`)).toMatchObject({ page: { isLost: true } });
    expect(await visitor.location(at('trailer'), { hasTrailer: 'no' })).toBe(at('comment'));
    expect(await visitor.view(at('comment'))).toMatchObject({
      page: { answers: { comment: 'Kept' }, isLost: false },
    });
  });

  it('keeps what is typed in the page while the API is away', async () => {
    const visitor = await answered();
    server.use(
      http.all(`${baseUrl}/api/form-drafts/*`, () =>
        HttpResponse.json({ status: 'error', code: 'unavailable', errors: {} }, { status: 503 }),
      ),
    );
    expect(await visitor.answerTo(at('comment'), { comment: 'Later' })).toMatchObject({
      status: 503,
      view: { posted: { errors: { generic: 'tryAgainLater' }, values: { comment: 'Later' } } },
    });
    expect(await visitor.answerTo(at('comment'))).toMatchObject({ status: 503 });
  });
});

describe('the page that checks the answers', () => {
  it('has all questions as people read them, with an address to change each', async () => {
    const visitor = await answered();
    await visitor.location(at('comment'), { comment: '' });
    const view = await visitor.view(at('review'));
    expect(view.page).toMatchObject({
      number: 3,
      count: 3,
      title: 'Check your answers',
      back: at('comment'),
    });
    expect(view.page?.review).toEqual([
      {
        title: 'Trailer',
        answers: [{ label: 'A trailer?', text: 'No', change: `${at('trailer')}#trailer-trailer-hasTrailer` }],
      },
      {
        title: 'Comment',
        answers: [{ label: 'Comment', change: `${at('comment')}#trailer-comment-comment` }],
      },
    ]);
  });

  it('opens again after a change, once no page is open', async () => {
    const visitor = await answered();
    expect(await visitor.location(at('comment'), { comment: 'Changed' })).toBe(at('review'));
    expect(await visitor.location(at('trailer'), { hasTrailer: 'yes' })).toBe(at('length'));
    expect(await visitor.location(at('length'), { trailerLength: '3 m' })).toBe(at('review'));
  });

  it('sends the answers once for three presses, and forgets the draft', async () => {
    const visitor = await answered();
    const review = hiddenOf(await visitor.view(at('review')));
    const draft = visitor.cookies.get('form-trailer') ?? '';
    const confirmations: unknown[] = [];
    for (const press of ['at once', 'again', 'without an answer']) {
      if (press === 'again') visitor.cookies.set('form-trailer', draft);
      else visitor.cookies.clear();
      const answer = await visitor.answerTo(at('review'), review);
      expect(answer).toMatchObject({ kind: 'redirect', status: 303, location: '/en/thanks' });
      confirmations.push(
        answer.headers.find(([, value]) => value.startsWith('formSent='))?.[1].split(';')[0],
      );
    }
    expect(new Set(confirmations).size).toBe(1);
    visitor.cookies.set('form-trailer', draft);
    expect(await visitor.view('/en/trailer')).toMatchObject({ page: { answers: { hasTrailer: '' } } });
  });

  it('has the same key as the first page', async () => {
    const visitor = browser();
    const first = await visitor.view('/en/trailer');
    const { idempotencyKey } = first;
    await visitor.location('/en/trailer', { hasTrailer: 'no', idempotencyKey });
    await visitor.location(at('comment'), { idempotencyKey: 'another-key-of-a-page' });
    expect((await visitor.view(at('review'))).idempotencyKey).toBe(idempotencyKey);
  });

  it('leads to the question that the API refuses, with its error', async () => {
    const visitor = await answered();
    const review = hiddenOf(await visitor.view(at('review')));
    const refused = { code: 'invalid_fields', errors: { comment: 'noSpecialCharacters' } };
    server.use(
      http.post(baseUrl + submitForm.path, () =>
        HttpResponse.json({ status: 'error', ...refused }, { status: 422 }),
      ),
    );
    expect(await visitor.answerTo(at('review'), review)).toMatchObject({
      status: 422,
      view: {
        action: at('comment'),
        page: { name: 'comment' },
        posted: { errors: refused.errors, values: { comment: 'Thanks' } },
      },
    });
  });

  it('keeps everything when the API is away', async () => {
    const visitor = await answered();
    const review = hiddenOf(await visitor.view(at('review')));
    server.use(...createStateHandlers({ forms, baseUrl }).unavailable);
    expect(await visitor.answerTo(at('review'), review)).toMatchObject({
      status: 503,
      view: {
        page: { name: 'review', review: [{ title: 'Trailer' }, {}] },
        idempotencyKey: review.idempotencyKey,
      },
    });
  });

  it('gives the answers to a host that sends them itself', async () => {
    const given: unknown[] = [];
    const onSubmit: (typeof trailer)['onSubmit'] = async (values, { idempotencyKey }) => {
      given.push({ ...values, idempotencyKey });
      return { status: 'success', reference: 'BCDFGHJKLM' };
    };
    const visitor = await answered({ forms: [{ ...trailer, onSubmit }] });
    const view = await visitor.view(at('review'));
    expect(view.page?.isSentByPage).toBe(true);
    expect(await visitor.location(at('review'), hiddenOf(view))).toBe('/en/thanks');
    const { idempotencyKey } = view;
    expect(given).toEqual([{ hasTrailer: 'no', trailerLength: '', comment: 'Thanks', idempotencyKey }]);
    expect(received).toEqual([]);
  });
});

const photo = new File(['\u0089PNG'], 'car.png', { type: 'image/png' });
const withPhoto = defineForm({
  id: 90,
  name: 'trailer',
  page: trailer.page,
  schema: z.object({ photo: files({ types: ['image/png'] }), comment: text({ maxLength: 50 }) }),
  labels: () => ({ fields: { photo: 'Photograph', comment: 'Comment' } }),
  pages: [
    { name: 'photo', title: { fr: 'Photo', en: 'Photo' }, fields: ['photo'] },
    { name: 'comment', title: { fr: 'Remarque', en: 'Comment' }, fields: ['comment'] },
  ],
  onSubmit: async (values) => void received.push(values),
});

describe('files on a page', () => {
  it('are kept with their page, under the key of the form, and named in its review', async () => {
    const kept: unknown[] = [];
    const onFile: HostForm['onFile'] = async ({ id, name, content }, { idempotencyKey }) => {
      kept.push([id, name, content.size, idempotencyKey]);
      return undefined;
    };
    const visitor = browser({ forms: [{ ...withPhoto, onFile }] });
    expect(await visitor.location(at('photo'), { photo: [photo] })).toBe(at('comment'));
    expect(await visitor.location(at('photo'), { photo: [new File([], '')] })).toBe('422');
    await visitor.location(at('comment'), { comment: 'Mine' });
    const view = await visitor.view(at('review'));
    expect(view.page?.review?.[0]?.answers[0]?.text).toBe('car.png');
    await visitor.location(at('review'), hiddenOf(view));
    const [[id, ...others] = []] = kept as string[][];
    expect(others).toEqual(['car.png', photo.size, view.idempotencyKey]);
    expect(received).toEqual([expect.objectContaining({ photo: `${id} ${photo.size} car.png` })]);
  });

  it('are refused at their field', async () => {
    const visitor = browser({ forms: [{ ...withPhoto, onFile: async () => 'fileUnsafe' }] });
    expect(await visitor.answerTo(at('photo'), { photo: [photo] })).toMatchObject({
      status: 422,
      view: { page: { name: 'photo' }, posted: { errors: { photo: 'fileUnsafe' }, values: { photo: '' } } },
    });
  });
});

/** A host’s own store of drafts, with the tokens of their links. */
function ownDrafts(): FormDrafts {
  const kept = new Map<string, FormDraft>();
  const tokens = new Map<string, string>();
  const error = { status: 'error', code: 'not_found', errors: { generic: 'tryAgainLater' } } as const;
  const missing = { ...error, httpStatus: 404 };
  function keep(draft: FormDraft, id: string = crypto.randomUUID()) {
    kept.set(id, draft);
    return { id };
  }
  async function read(id: string) {
    const draft = kept.get(id);
    return draft ? { draft } : missing;
  }
  return {
    create: async (draft) => keep(draft),
    read,
    save: async (id, draft) => (kept.has(id) ? keep(draft, id) : missing),
    later: {
      delete: async (id) => kept.delete(id),
      async mailLink(id) {
        tokens.set('token', id);
        return { days: 7 };
      },
      checkLink: async (token) => (tokens.has(token) ? {} : { ...error, httpStatus: 422 }),
      async resume(token) {
        const former = tokens.get(token) ?? '';
        const draft = kept.get(former);
        if (!draft) return { ...error, httpStatus: 422 };
        tokens.delete(token);
        kept.delete(former);
        return { ...keep(draft), draft };
      },
    },
  };
}

it('is finished on another device from the host’s own store, with the file that was kept', async () => {
  const stored: string[] = [];
  const onFile: HostForm['onFile'] = async ({ name }) => void stored.push(name);
  const options = {
    forms: [{ ...withPhoto, onFile }],
    drafts: ownDrafts(),
    club: { ...defaultClub, forms: formsSettings({ saveAndReturn: ['trailer'] }) },
    paths: { ...paths, resume: { fr: '/fr/reprendre/:token', en: '/en/resume/:token' } },
  };
  const phone = browser(options);
  expect(await phone.view('/en/trailer')).toMatchObject({ canFinishLater: true });
  expect(await phone.answerTo(at('photo'), { photo: [photo], later: 'keep' })).toMatchObject({
    view: { state: 'kept', files: ['car.png'] },
  });
  const link = { later: 'link', laterEmail: 'lea@example.org' };
  expect(await phone.answerTo('/en/trailer', link)).toMatchObject({ view: { state: 'sent', days: 7 } });
  expect(stored).toEqual(['car.png']);

  const desktop = browser(options);
  expect(await desktop.answerTo('/en/resume/token')).toMatchObject({ view: { state: 'ready' } });
  expect(await desktop.location('/en/resume/token', { page: 'p' })).toBe(at('photo'));
  expect(await desktop.answerTo('/en/resume/token', { page: 'p' })).toMatchObject({ status: 404 });
  expect((await desktop.view(at('photo'))).page?.answers).toMatchObject({
    photo: expect.stringContaining('car.png'),
  });
  // The phone has lost it.
  expect(await phone.location(at('comment'))).toMatch(/page=photo&lost=/);
  const without = browser({ ...options, drafts: { ...options.drafts, later: undefined } });
  expect(await without.view('/en/trailer')).toMatchObject({ canFinishLater: false });
});

describe('a form with lists, sections and answers of several controls', () => {
  const garage = defineForm({
    ...visit,
    id: 90,
    name: 'trailer',
    page: trailer.page,
    labels: (locale) => {
      const { labels, choices } = visitTexts(locale);
      return { fields: labels, choices };
    },
    pages: [
      { name: 'work', title: { fr: 'Travaux', en: 'Work' }, fields: ['services', 'tires'] },
      { name: 'day', title: { fr: 'Jour', en: 'Day' }, fields: ['day', 'bought', 'mileage', 'budget'] },
      {
        name: 'owner',
        title: { fr: 'Propriétaire', en: 'Owner' },
        fields: ['isOwner', 'owner', 'registered'],
      },
    ],
  });
  const work = { services: 'tires', 'tires.0.size': '205/55R16', 'tires.0.season': 'summer' };

  it('has a row more after the press of its button, and keeps nothing yet', async () => {
    const visitor = browser({ forms: [garage] });
    const answer = await visitor.answerTo(at('work'), { ...work, 'tires.add': '' });
    expect(answer).toMatchObject({
      status: 200,
      view: { posted: { values: { tires: [{ size: '205/55R16' }, { size: '' }] } } },
    });
    expect(visitor.cookies.size).toBe(0);
  });

  it('is checked and sent as it was answered', async () => {
    const visitor = browser({ forms: [garage] });
    expect(await visitor.location(at('work'), work)).toBe(at('day'));
    const bought = { 'bought.day': '3', 'bought.month': '2', 'bought.year': '2020' };
    const day = { day: '2099-01-31', ...bought, mileage: '85 000', budget: '250,50' };
    expect(await visitor.location(at('day'), { ...day, 'bought.month': '13' })).toBe('422');
    expect(await visitor.location(at('day'), day)).toBe(at('owner'));
    expect(await visitor.view(at('day'))).toMatchObject({
      page: { answers: { bought: { day: '3', month: '2', year: '2020' } } },
    });
    const home = {
      'owner.home.address': '1 rue A',
      'owner.home.city': 'Laval',
      'owner.home.postalCode': 'H7A 0A1',
    };
    const owner = { isOwner: 'no', 'owner.firstName': 'Zoé', ...home, registered: 'CA' };
    expect(await visitor.location(at('owner'), owner)).toBe(at('review'));
    const view = await visitor.view(at('review'));
    const texts = view.page?.review?.flatMap(({ answers }) =>
      answers.map(({ label, text }) => `${label}: ${text}`.replaceAll('\u00a0', ' ')),
    );
    // `answer-text.test.ts` shows how each kind of answer is written.
    expect(texts).toHaveLength(12);
    expect(texts).toEqual(
      expect.arrayContaining(['Tire 1, Size: 205/55R16', 'Budget: $250.50', 'Phone of the owner: undefined']),
    );
    expect(await visitor.location(at('review'), hiddenOf(view))).toBe('/en/thanks');
    expect(received).toEqual([
      expect.objectContaining({ services: ['tires'], bought: expect.anything(), isOwner: 'no' }),
    ]);
  });
});

describe('a form in pages that is finished later', () => {
  const inPages = { inPages: ['price-list'], saveAndReturn: ['price-list'] };
  const options = {
    club: { ...club, forms: formsSettings(inPages) },
    paths: { ...paths, resume: { fr: '/fr/reprendre/:token', en: '/en/resume/:token' } },
  };
  const page = (name: string) => `/en/forms/price-list?page=${name}`;

  it('goes on at its first open page, with what was typed in the page that was kept', async () => {
    const phone = browser(options);
    const body = answersTo(11) as Record<string, string>;
    expect(await phone.location(page('vehicle'), body)).toBe(page('mechanics'));
    expect(await phone.view('/en/forms/price-list')).toMatchObject({ kept: 'here' });
    const { idempotencyKey, canFinishLater } = await phone.view(page('mechanics'));
    expect(canFinishLater).toBe(true);
    const typed = { vehiculeLitres: '2,0l', idempotencyKey };
    expect(await phone.answerTo(page('mechanics'), { ...typed, later: 'keep' })).toMatchObject({
      view: { kind: 'later', state: 'kept' },
    });
    await phone.answerTo(page('mechanics'), { later: 'link', laterEmail: 'zoe@example.org' });

    const desktop = browser(options);
    const link = `/en/resume/${mockFormDraftToken}`;
    expect(await desktop.location(link, { page: crypto.randomUUID() })).toBe(page('mechanics'));
    expect(await desktop.view(page('mechanics'))).toMatchObject({
      idempotencyKey,
      page: { answers: { vehiculeLitres: '2,0l' } },
    });
    expect(await desktop.view(page('vehicle'))).toMatchObject({
      page: { answers: { vehiculeMarque: body.vehiculeMarque } },
    });
  });
});

describe('the library’s forms in pages', () => {
  it.each([
    ['price-list', 11, 5],
    ['personal-information', 5, 4],
  ])('%s sends what it sends on one page', async (name, id, count) => {
    const visitor = browser();
    const { page } = paths.forms[name] ?? { page: sent };
    const contact = { visitorName: 'Zoé Côté', email: 'zoe@example.org', phone: '4185550123' };
    const answers = { ...answersTo(id), ...(id === 11 && contact) } as Record<string, string>;
    let location: string = page.fr;
    const titles: string[] = [];
    while (!location.includes('page=review')) {
      const view = await visitor.view(location);
      titles.push(view.page?.title ?? '');
      expect(view.page?.count).toBe(count);
      const fields = Object.entries(answers).filter(([field]) => view.page?.fields.includes(field));
      location = await visitor.location(view.action, Object.fromEntries(fields));
    }
    expect(titles).toHaveLength(count - 1);
    const review = await visitor.view(location);
    const shown = review.page?.review?.flatMap(({ answers }) => answers.map(({ text }) => text)) ?? [];
    expect(shown).toEqual(expect.arrayContaining(['418 555-0123']));
    expect(await visitor.location(location, hiddenOf(review))).toBe(sent.fr);
    expect(received).toEqual([expect.objectContaining(answers)]);
  });

  const member = { name: 'Zoé', surname: 'Côté', memberNumber: '1000000017', email: 'zoe@example.org' };

  it('does not ask a member for what the club knows', async () => {
    const pagesFor = async (who: FormRouteOptions['member']) =>
      (await browser({ member: who }).view('/en/forms/price-list')).page?.count;
    expect(await pagesFor(undefined)).toBe(5);
    expect(await pagesFor(member)).toBe(4);
    expect(await pagesFor({ ...member, email: '' })).toBe(5);
  });

  it('shows another member nothing that one has typed', async () => {
    const visitor = browser({ member });
    const first = '/en/forms/price-list?page=vehicle';
    const body = { ...answersTo(11), memberNumber: member.memberNumber };
    expect(await visitor.location(first, body)).toContain('page=mechanics');
    const other = browser({ member: { ...member, memberNumber: '1000000025' } });
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    expect(await other.view(first)).toMatchObject({ page: { answers: { vehiculeMarque: '' } } });
    expect(await visitor.view(first)).toMatchObject({ page: { answers: { vehiculeMarque: 'Toyota' } } });
  });
});
