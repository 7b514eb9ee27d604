import { redirect } from '@jalon/host';
import { describe, expect, it, vi } from 'vitest';
import { PageTable } from '../pages/page-table.ts';
import type { ContentFile } from '../source/read-content.ts';
import { sampleEngine, samplePages } from '../testing/sample-engine.ts';
import type { HostedFeature, PostedFeature } from '../view/hosted.ts';
import { publicPage } from './create-content.ts';

const formPage = (modelIds: string): ContentFile[] =>
  ['fr', 'en'].map((locale) => ({
    name: `form.${locale}.md`,
    text: `---
path: /${locale}/formulaire
title: Un formulaire
description: Une page qui a un formulaire, avec une description assez longue pour les moteurs.
blocks: [${modelIds}]
---
`,
  }));

/** The title of a page, where it leads, or its status. */
async function answerAt(path: string, engine = sampleEngine()): Promise<unknown> {
  const answer = await engine.load(new Request(`http://site.test${path}`));
  if (answer.kind === 'redirect') return [answer.status, answer.location];
  return answer.view.kind === 'page' ? answer.view.title : answer.status;
}

describe('an address', () => {
  it.each([
    ['/fr', 'Le club des automobilistes'],
    ['/EN/Advice', 'Advice'],
    ['/en-ca/roadside-assistance/towing', 'Towing'],
    ['/fr/nulle-part', 404],
    ['/fr/conseils/nulle-part', 404],
    ['/fr/%E0%A4%A', 404],
    ['/fr/depannage?a=1', [301, '/fr/assistance-routiere/remorquage?a=1']],
    ['/conseils', [301, '/fr/conseils']],
  ])('%s is answered', async (path, answer) => {
    expect(await answerAt(path)).toEqual(answer);
  });

  it('that is old leads to the page however it is written, with the query before the fragment', async () => {
    const redirects = { '/Fr/Été/': 'page:towing#prix', '/fr/offre': '/fr/depannage?a=1#prix' };
    const engine = sampleEngine({}, [{ name: 'redirects.yml', text: JSON.stringify(redirects) }]);
    const towing = '/fr/assistance-routiere/remorquage';
    expect(await answerAt('/fr/%C3%A9t%C3%A9', engine)).toEqual([301, `${towing}#prix`]);
    expect(await answerAt('/FR/%C3%89T%C3%89?b=2', engine)).toEqual([301, `${towing}?b=2#prix`]);
    expect(await answerAt('/fr/offre?b=2', engine)).toEqual([301, '/fr/depannage?a=1&b=2#prix']);
  });

  it('of the content leads to the one that the host gave the page', async () => {
    const { content, table } = samplePages();
    const pages = table.pages.map((page) =>
      page.id === 'towing' ? { ...page, paths: { fr: '/fr/remorquage', en: '/en/towing' } } : page,
    );
    const engine = sampleEngine({ pages: () => ({ content, table: new PageTable(pages) }) });
    expect(await answerAt('/fr/remorquage', engine)).toBe('Remorquage');
    expect(await answerAt('/en-ca/roadside-assistance/towing', engine)).toEqual([301, '/en/towing']);
  });
});

describe('a page', () => {
  it('is the same for every visitor, and names the site', async () => {
    const answer = await sampleEngine().load(new Request('http://site.test/en/advice/tires-1'));
    expect(answer.headers).toEqual([['cache-control', publicPage]]);
    expect(answer).toMatchObject({
      status: 200,
      view: { kind: 'page', site: { name: 'The club', origin: 'http://site.test' }, type: 'article' },
    });
    // Plain JSON: a host may send it to the browser.
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });

  it('has absolute addresses of the host’s origin', async () => {
    const engine = sampleEngine({ origin: 'https://club.example' });
    const answer = await engine.load(new Request('http://127.0.0.1/fr'));
    expect(answer).toMatchObject({ view: { site: { origin: 'https://club.example' } } });
  });

  it('refuses a post without a form', async () => {
    const post = (path: string) =>
      sampleEngine().post(new Request(`http://site.test${path}`, { method: 'POST' }));
    expect(await post('/fr')).toMatchObject({ kind: 'page', status: 405, view: { kind: 'page' } });
    expect(await post('/fr/nulle-part')).toMatchObject({ status: 404, view: { kind: 'missing' } });
  });
});

describe('a feature of the host', () => {
  const form = '{ modelId: form, formId: 12 }';
  const spotlight = '{ modelId: membership-spotlight, memberships: [gold] }';
  const request = (init?: RequestInit) => new Request('http://site.test/fr/formulaire', init);

  const loaded = (answer: Awaited<ReturnType<ReturnType<typeof sampleEngine>['load']>>) =>
    answer.kind === 'page' && answer.view.kind === 'page'
      ? answer.view.blocks.map((block) => ('hosted' in block ? block.hosted?.data : undefined))
      : undefined;

  it('gets its data and the place that asks for them', async () => {
    const load = vi.fn<HostedFeature<'membership-spotlight'>['load']>((feature, { locale, resolve }) => ({
      data: { names: feature.memberships, locale, more: resolve('page:towing') },
      heading: 'Gold',
    }));
    const engine = sampleEngine({ features: { 'membership-spotlight': { load } } }, formPage(spotlight));
    const answer = await engine.load(request());
    expect(loaded(answer)).toEqual([
      { names: ['gold'], locale: 'fr', more: '/fr/assistance-routiere/remorquage' },
    ]);
    expect(answer).toMatchObject({ view: { blocks: [{ anchor: 'gold' }] } });
    expect(answer.headers).toEqual([['cache-control', publicPage]]);
  });

  it('has no data without the host’s part, or when that has none', async () => {
    expect(loaded(await sampleEngine({}, formPage(form)).load(request()))).toEqual([undefined]);
    const features = { form: { load: () => undefined } };
    expect(loaded(await sampleEngine({ features }, formPage(form)).load(request()))).toEqual([undefined]);
  });

  it('with data for one visitor keeps the page out of caches', async () => {
    const features = { form: { load: async () => ({ data: { token: 'one' }, isOwn: true }) } };
    const answer = await sampleEngine({ features }, formPage(form)).load(request());
    expect(answer.headers).toEqual([['cache-control', 'no-store']]);
  });

  it.each<[string, PostedFeature, object]>([
    [
      'that was accepted leads on',
      redirect('/fr/merci', { headers: [['set-cookie', 'a=1']] }),
      { kind: 'redirect', status: 303, location: '/fr/merci', headers: [['set-cookie', 'a=1']] },
    ],
    [
      'that was refused is shown again in its page',
      { kind: 'page', hosted: { data: { errors: 1 } }, status: 422, headers: [['retry-after', '5']] },
      {
        kind: 'page',
        status: 422,
        headers: [
          ['cache-control', 'no-store'],
          ['retry-after', '5'],
        ],
        view: { blocks: [{ modelId: 'title' }, { features: [{ hosted: { data: { errors: 1 } } }] }] },
      },
    ],
  ])('post %s', async (_what, posted, expected) => {
    const features = { form: { load: () => ({ data: {} }), post: async () => posted } };
    const page = formPage(`{ modelId: title, title: T }, { features: [${form}] }`);
    const answer = await sampleEngine({ features }, page).post(request({ method: 'POST' }));
    expect(answer).toMatchObject(expected);
  });
});
