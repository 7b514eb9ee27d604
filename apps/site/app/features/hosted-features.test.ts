import type { MembershipPrice } from '@jalon/api-client/contract';
import { defaultClub } from '@jalon/club';
import {
  type ContentFile,
  contentRows,
  createContent,
  featuresOf,
  problemLine,
  readContent,
} from '@jalon/content/server';
import { formDefinitions } from '@jalon/forms/schemas';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contentOptions } from '../content/content-options.server.ts';
import { formProblems, membershipProblems } from '../content/feature-problems.server.ts';
import { memberships } from '../content/memberships.ts';
import type { Settings } from '../settings/settings.ts';
import { createSiteContext } from '../site-context.server.ts';
import { siteContent } from './site-content.server.ts';

const description = 'description: A description that is long enough for search engines to show it.';
const siteTexts = 'texts: {}\nsubjects: {}\nlifeMoments: {}';
const settings = { club: defaultClub, apiUrl: 'http://api.test', consent: {} } as Settings;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** A site with one page whose French file has these blocks, and these membership files. */
function siteOf(blocks: string, files: readonly ContentFile[] = []) {
  const page = (locale: string, fields = '') => ({
    name: `a.${locale}.md`,
    text: `---\npath: /${locale}/a\ntitle: Page\n${description}\n${fields}\n---\n`,
  });
  const site = ['fr', 'en'].map((locale) => ({ name: `site.${locale}.yml`, text: siteTexts }));
  const content = readContent(
    [...site, page('fr', `blocks:\n${blocks}`), page('en'), ...files],
    [memberships],
  );
  const options = contentOptions(settings);
  const table = options.table(contentRows(content));
  return {
    problems() {
      const features = { form: formProblems(formDefinitions(defaultClub)), ...membershipProblems };
      const engine = createContent({ ...options, features, pages: () => ({ content, table }) });
      return engine.problems({ content, table }).map(problemLine);
    },
    /** What the site gives to the features of the page. */
    async data(prices: readonly MembershipPrice[] = []) {
      vi.stubGlobal('fetch', async () =>
        Response.json({ date: '2026-11-23', prices, token: 'a-render-token' }),
      );
      onTestFinished(() => void vi.unstubAllGlobals());
      const drafts = { content, table, available: true };
      const context = createSiteContext({ settings: { ...settings }, visitor: undefined, log, drafts });
      const answer = await siteContent(context).load(new Request('http://site.test/fr/a'));
      if (answer.kind !== 'page' || answer.view.kind !== 'page') throw new Error('There is no page');
      const data = featuresOf(answer.view.blocks).map((feature) =>
        'hosted' in feature ? feature.hosted?.data : undefined,
      );
      return { data, headers: new Map(answer.headers) };
    },
  };
}

describe('memberships', () => {
  const types = (cta: string) =>
    `types: [{ id: gold, codeOptionAdhesion: G, codeClasseAdhesion: G, name: Gold, title: T, tagLine: T,
      image: { src: "picture:tow-truck", alt: "", width: 16, height: 9 }, advantages: [], featured: [],
      variantColor: default, optionVR: none, primaryCta: { href: "${cta}" } }]
sections: []
help: []
texts: { monthly_label: M, yearly_label: Y, or: O, choose_label: C, conditions_text: T, hook_to_get_a_membership: H }`;
  const both = (text: string) => ['fr', 'en'].map((locale) => ({ name: `memberships.${locale}.yml`, text }));
  const spotlight = (id: string) => `  - { modelId: membership-spotlight, memberships: [${id}] }`;
  const help = '  - { modelId: help-me-choose, memberships: [gold], comparator: "page:a" }';

  it('get the addresses of their pages and pictures, and their price', async () => {
    const site = siteOf(spotlight('gold'), both(types('page:a')));
    expect(site.problems()).toEqual([]);
    const price = { monthly_price: 1000, yearly_price: 12_000 };
    const { data, headers } = await site.data([{ codeOptionAdhesion: 'G', price }]);
    expect(data).toMatchObject([
      {
        priced: true,
        memberships: [
          {
            primaryCta: { href: '/fr/a' },
            image: { src: expect.stringMatching(/tow-truck.*svg/) },
            yearlyPrice: 12_000,
          },
        ],
      },
    ]);
    expect(headers.get('cache-control')).toMatch(/^public/);
  });

  it('have a rule for their help in the French file, for both languages', async () => {
    const rule = '\nhelpRule: { question: { answer: { gold: 1 } } }';
    const [fr, en] = both(types('page:a'));
    if (!fr || !en) throw new Error('no files');
    const site = siteOf(help, [{ ...fr, text: fr.text + rule }, en]);
    expect(site.problems()).toEqual([]);
    expect((await site.data()).data).toMatchObject([{ helpRule: { question: { answer: { gold: 1 } } } }]);
    expect((await siteOf(help, both(types('page:a'))).data()).data).toEqual([undefined]);
  });

  it('that do not exist are reported, and so are links to missing pages', () => {
    expect(siteOf(spotlight('silver'), both(types('page:nowhere'))).problems()).toEqual([
      'a.fr.md, blocks: no membership has the id "silver"',
      'memberships.fr.yml, types.0.primaryCta.href: no page has the id "nowhere"',
      'memberships.en.yml, types.0.primaryCta.href: no page has the id "nowhere"',
    ]);
  });

  it('with a mistake are left out, and the mistake is named', async () => {
    const site = siteOf(spotlight('gold'), both('types: []'));
    expect((await site.data()).data).toEqual([undefined]);
    expect(site.problems()).toContain('memberships.fr.yml, sections: is missing, must be array');
  });
});

describe('forms', () => {
  const form = (id: number) => `  - { modelId: form, formId: ${id} }\n`;
  const batteryTest = {
    path: '/fr/formulaires/test-de-batterie',
    view: { kind: 'form', name: 'battery-test', action: '/fr/a' },
  };

  it('the first is part of its page, further ones are links, and an unknown number is nothing', async () => {
    const { data, headers } = await siteOf(form(12) + form(1) + form(99)).data();
    const link = { path: expect.stringMatching(/^\/fr\//), label: expect.any(String) };
    expect(data).toMatchObject([batteryTest, link, undefined]);
    expect(data[1]).not.toHaveProperty('view');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['in a group', '  - { title: T, features: [{ modelId: form, formId: 12 }] }'],
    ['after one for members only', form(3) + form(12)],
  ])('a page loads its form: %s', async (_where, blocks) => {
    expect((await siteOf(blocks).data()).data.at(-1)).toMatchObject(batteryTest);
  });

  it('a second one on a page is reported', () => {
    const blocks = `${form(12)}  - features: [{ modelId: form, formId: 1 }]`;
    expect(siteOf(blocks).problems()).toEqual([
      'a.fr.md, blocks: a page can have one form: the form 1 is a link to its own page',
    ]);
  });
});
