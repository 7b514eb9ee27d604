import { randomUUID } from 'node:crypto';
import { createFormDraft, type FormDraft, mailFormDraftLink } from '@jalon/api-client/contract';
import { createHandlers, mockFormDraftToken } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { mockServer } from '../../../../../tools/vite/mock-server.ts';
import { plainBrowser } from '../../../../../tools/vite/plain-browser.ts';
import { isIn } from '../../kit/rules/nested-answers.ts';
import { formNamed } from '../../registry.ts';
import { mockForms } from '../../samples/mock-forms.ts';
import { sampleBody } from '../../samples/sample-body.ts';
import { createFormRoute } from '../create-form-route.ts';
import { toDraft } from '../drafts/kept-answers.ts';
import { formPathsUnder } from '../form-paths.ts';
import type { FormRouteView } from '../view/form-route-view.ts';

const baseUrl = 'http://api.test';
const club = {
  ...defaultClub,
  forms: { saveAndReturn: ['price-list', 'car-advisory', 'contact-details'] },
  carAdvisory: { photos: {} },
  priceList: { visitorContact: true },
};
const sent = { fr: '/fr/merci', en: '/en/thanks' };
const resume = { fr: '/fr/formulaires/reprendre/:token', en: '/en/forms/resume/:token' };
const forms = formPathsUnder({ fr: '/fr/formulaires', en: '/en/forms' }, { sent, club });
const paths = { forms, resume };
const server = mockServer();
// With nothing kept by an earlier test.
beforeEach(() => server.use(...createHandlers({ forms: mockForms(club), baseUrl })));

const pageOf = (name: string, locale: 'fr' | 'en' = 'fr') => forms[name]?.page[locale] ?? '';
const priceList = pageOf('price-list');
const link = resume.en.replace(':token', mockFormDraftToken);
const answers: Record<string, string> = {
  ...(sampleBody(formNamed('price-list', club), 0) as Record<string, string>),
  visitorName: 'Léa Roy',
  email: 'lea.roy@example.org',
  phone: '418 555-0199',
};

/** A browser with its cookies. */
function browser() {
  const { ask: visit, cookies } = plainBrowser(
    createFormRoute({ paths, api: { baseUrl }, club }),
    'https://club.test',
  );
  return { visit, cookies };
}

type Answered = Awaited<ReturnType<ReturnType<typeof browser>['visit']>>;

function viewOf<Kind extends FormRouteView['kind']>(answer: Answered, kind: Kind) {
  if (answer.kind !== 'page' || answer.view.kind !== kind) throw new Error(JSON.stringify(answer));
  return answer.view as Extract<FormRouteView, { kind: Kind }>;
}

it('keeps a form as it is typed, and asks where to mail its link', async () => {
  const { visit, cookies } = browser();
  const { idempotencyKey, canFinishLater } = viewOf(await visit(priceList), 'form');
  expect(canFinishLater).toBe(true);
  const typed = { vehiculeMarque: 'Toy', vehiculeAnnee: 'x', idempotencyKey, later: 'keep' };
  const kept = await visit(priceList, { ...answers, ...typed });
  const view = viewOf(kept, 'later');
  expect(view).toMatchObject({ state: 'kept', files: [], email: answers.email });
  expect(JSON.stringify(kept.headers)).toMatch(/form-price-list=[\w-]{22,}; Path=\/; HttpOnly; Secure/);
  expect(cookies.size).toBe(1);
  const again = viewOf(await visit(priceList), 'form');
  expect(again).toMatchObject({ kept: 'here', idempotencyKey, posted: { errors: {} } });
  for (const [name, value] of Object.entries(again.posted?.values ?? {})) {
    if (value !== '') expect({ ...answers, ...typed }).toMatchObject({ [name]: value });
  }
});

it('says that a link is on its way, for how long, and what is kept; a wrong address is asked again', async () => {
  const { visit } = browser();
  await visit(priceList, { ...answers, idempotencyKey: randomUUID(), later: 'keep' });
  const refused = await visit(priceList, { later: 'link', laterEmail: 'lea' });
  expect(refused).toMatchObject({ status: 422, view: { state: 'kept', email: 'lea', error: 'invalid' } });
  const asked = await visit(priceList, { later: 'link', laterEmail: 'lea@example.org' });
  expect(asked).toMatchObject({ status: 200, view: { state: 'sent', email: 'lea@example.org', days: 30 } });
  for (const [code, status] of [
    ['too_many', 429],
    ['unavailable', 503],
  ] as const) {
    const answer = { status: 'error', code, errors: { generic: 'tryAgainLater' } };
    server.use(http.post(baseUrl + mailFormDraftLink.path, () => HttpResponse.json(answer, { status })));
    const failed = await visit(priceList, { later: 'link', laterEmail: 'lea@example.org' });
    expect(failed).toMatchObject({ status, view: { state: 'kept', email: 'lea@example.org' } });
  }
});

it('begins on a phone and ends on another device: one submission, one reference', async () => {
  const phone = browser();
  const key = randomUUID();
  await phone.visit(priceList, { ...answers, idempotencyKey: key, later: 'keep' });
  await phone.visit(priceList, { later: 'link', laterEmail: 'lea@example.org' });

  const desktop = browser();
  // Reading the page has no effect.
  for (let times = 0; times < 2; times += 1) await desktop.visit(link);
  const { page = '' } = viewOf(await desktop.visit(link), 'later') as { page?: string };
  const foreign = await browser().visit(
    link,
    { page },
    { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
  );
  expect(foreign).toMatchObject({ status: 403, view: { state: 'ready' } });
  const pressed = await desktop.visit(link, { page });
  expect(pressed).toMatchObject({ kind: 'redirect', status: 303, location: pageOf('price-list', 'en') });
  // The answer was lost.
  expect(await desktop.visit(link, { page })).toMatchObject({ kind: 'redirect' });
  expect(await browser().visit(link, { page: 'another-page-of-twenty-characters' })).toMatchObject({
    status: 404,
    view: { state: 'over' },
  });
  const form = viewOf(await desktop.visit(pageOf('price-list', 'en')), 'form');
  expect(form).toMatchObject({ kept: 'here', idempotencyKey: key });
  // What the phone shows is not lost silently.
  expect(viewOf(await phone.visit(priceList), 'form')).toMatchObject({ kept: 'gone', posted: undefined });

  const send = { ...answers, idempotencyKey: key };
  const done = await desktop.visit(pageOf('price-list', 'en'), { ...send, locale: 'en' });
  expect(done).toMatchObject({ kind: 'redirect', location: '/en/thanks' });
  const twice = await phone.visit(priceList, send);
  const reference = (from: Map<string, string>) => from.get('formSent')?.split('.')[0];
  expect(twice).toMatchObject({ kind: 'redirect', location: '/fr/merci' });
  expect(reference(phone.cookies)).toBe(reference(desktop.cookies));
  for (const { cookies } of [phone, desktop]) expect([...cookies.keys()]).toEqual(['formSent']);
  expect(viewOf(await desktop.visit(link), 'later')).toMatchObject({ state: 'over' });
});

it('keeps what is typed on a device from which the form has gone on elsewhere', async () => {
  const phone = browser();
  const key = randomUUID();
  await phone.visit(priceList, { ...answers, idempotencyKey: key, later: 'keep' });
  await phone.visit(priceList, { later: 'link', laterEmail: 'lea@example.org' });
  const desktop = browser();
  const { page = '' } = viewOf(await desktop.visit(link), 'later') as { page?: string };
  await desktop.visit(link, { page });
  const kept = await phone.visit(priceList, { ...answers, idempotencyKey: key, later: 'keep' });
  expect(kept).toMatchObject({ view: { state: 'kept' } });
  for (const { visit } of [phone, desktop]) {
    expect(viewOf(await visit(priceList), 'form')).toMatchObject({ kept: 'here', idempotencyKey: key });
  }
});

it('works in a browser that refuses cookies', async () => {
  const { visit, cookies } = browser();
  const kept = await visit(priceList, { ...answers, idempotencyKey: randomUUID(), later: 'keep' });
  cookies.clear();
  const { draftId } = viewOf(kept, 'later') as { draftId?: string };
  const asked = { later: 'link', laterDraft: draftId ?? '', laterEmail: 'lea@example.org' };
  expect(await visit(priceList, asked)).toMatchObject({ view: { state: 'sent' } });
  expect(await browser().visit(link)).toMatchObject({ view: { state: 'ready' } });
});

it('says that the answers are gone when there are none to mail a link to', async () => {
  const { visit } = browser();
  const asked = await visit(priceList, {
    later: 'link',
    laterDraft: 'no-draft',
    laterEmail: 'lea@example.org',
  });
  expect(asked).toMatchObject({ status: 404, view: { state: 'gone', formPath: priceList } });
});

it('starts over', async () => {
  const { visit, cookies } = browser();
  await visit(priceList, { ...answers, idempotencyKey: randomUUID(), later: 'keep' });
  expect(await visit(priceList, { later: 'anew' })).toMatchObject({ kind: 'redirect', location: priceList });
  expect(cookies.size).toBe(0);
  expect(viewOf(await visit(priceList), 'form')).toMatchObject({ kept: undefined, posted: undefined });
});

it('shows the form with everything that was typed when the API is away', async () => {
  server.use(http.post(baseUrl + createFormDraft.path, () => HttpResponse.error()));
  const { visit } = browser();
  const kept = await visit(priceList, { ...answers, idempotencyKey: randomUUID(), later: 'keep' });
  expect(kept).toMatchObject({ status: 503, view: { posted: { errors: { generic: 'tryAgainLater' } } } });
  expect(viewOf(kept, 'form').posted?.values).toMatchObject({ vehiculeMarque: answers.vehiculeMarque });
});

it('keeps the files with the answers, and shows a refused one at its field', async () => {
  const { visit } = browser();
  const advisory = pageOf('car-advisory');
  const body = {
    formID: '1',
    idempotencyKey: randomUUID(),
    question: 'noise',
    textArea: 'Un bruit',
    later: 'keep',
  };
  const empty = await visit(advisory, { ...body, photos: [new File([], 'vide.jpg')] });
  expect(empty).toMatchObject({
    status: 422,
    view: { posted: { errors: { photos: 'fileEmpty' }, values: { textArea: 'Un bruit' } } },
  });
  expect(Object.keys(viewOf(empty, 'form').posted?.errors ?? {})).toEqual(['photos']);
  const kept = await visit(advisory, { ...body, photos: [new File(['x'.repeat(20)], 'bruit.jpg')] });
  expect(kept).toMatchObject({ view: { state: 'kept', files: ['bruit.jpg'] } });
  const { posted } = viewOf(await visit(advisory), 'form');
  expect(posted?.values.photos).toMatch(/^[0-9a-f]{32} 20 bruit\.jpg$/);
});

it('is offered where the club asks for it, on a page of its own and not to members only', async () => {
  const { visit } = browser();
  const battery = pageOf('battery-test');
  expect(viewOf(await visit(battery), 'form').canFinishLater).toBe(false);
  expect(await visit(battery, { later: 'keep' })).toMatchObject({ status: 422, view: { kind: 'form' } });
  const embedded = createFormRoute({ paths, api: { baseUrl }, club, form: 'price-list' });
  const page = await embedded.load(new Request('https://club.test/fr/prix'));
  expect(page).toMatchObject({ view: { canFinishLater: false } });
  expect(() => createFormRoute({ paths: { forms }, api: { baseUrl }, club })).toThrow('paths.resume');
});

it('keeps lists and boxes by the names of their controls', () => {
  const draft: FormDraft['answers'] = toDraft([
    ['days', 'mon'],
    ['days', 'tue'],
    ['days', 'wed'],
    ['vehicles.0.make', 'Toyota'],
  ]);
  expect(draft).toEqual({ days: ['mon', 'tue', 'wed'], 'vehicles.0.make': 'Toyota' });
  expect(isIn(['vehicles'], 'vehicles.0.make')).toBe(true);
  expect(isIn(['vehicles'], 'vehiclesOther')).toBe(false);
});
