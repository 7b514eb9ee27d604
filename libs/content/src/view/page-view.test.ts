import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { href } from '../model/fields.ts';
import { contentDocument } from '../source/content-document.ts';
import { problemLine } from '../source/content-source.ts';
import { readContent } from '../source/read-content.ts';
import { type ContentRow, contentRows, contentTable } from '../store/content-rows.ts';
import { contentProblems } from './content-problems.ts';
import type { HostedFeatures } from './hosted.ts';
import { pageView } from './page-view.ts';
import { structuredData } from './structured-data.ts';

const home: ContentRow = {
  id: 'home',
  paths: { fr: '/fr', en: '/en' },
  label: { fr: 'Accueil', en: 'Home' },
};
const offers = contentDocument({
  name: 'offers',
  singularName: 'offer',
  texts: z.object({ more: href }),
  facts: {},
});
/** Memberships of a host that sells none but gold. */
const hosted: HostedFeatures = {
  'membership-spotlight': {
    load: () => undefined,
    problems: ({ memberships }) => memberships.filter((id) => id !== 'gold').map((id) => `no ${id}`),
  },
};
const description = 'description: A description that is long enough for search engines to show it.';
const siteTexts =
  'texts: { tp: Notre favori }\nsubjects: { winter: { label: Hiver, href: "page:home" } }\nlifeMoments: {}';

function page(id: string, fields = '', body = '') {
  return [
    {
      name: `${id}.fr.md`,
      text: `---\npath: /fr/${id}\ntitle: Page ${id}\n${description}\n${fields}\n---\n${body}`,
    },
    { name: `${id}.en.md`, text: `---\npath: /en/${id}-en\ntitle: English ${id}\n${description}\n---\n` },
  ];
}

function siteOf(...files: { name: string; text: string }[][]) {
  const content = readContent(
    [{ name: 'site.fr.yml', text: siteTexts }, { name: 'site.en.yml', text: siteTexts }, ...files.flat()],
    [offers],
  );
  const table = contentTable([home, ...contentRows(content)]);
  const site = { name: { fr: 'Club', en: 'Club' }, origin: 'https://x.example' };
  const source = { content, table, site, pictures: { 'tow-truck': '/tow-truck.svg' } };
  const view = (id: string) => {
    const found = content.pages.find((one) => one.id === id);
    if (!found) throw new Error(`no page ${id}`);
    return pageView(source, found, 'fr');
  };
  return { view, table, problems: () => contentProblems(source, hosted).map(problemLine) };
}

describe('addresses', () => {
  it('lead to the page in the same language, in fields and in rich text', () => {
    const { view } = siteOf(
      page(
        'a',
        'hero: { primaryCta: { label: Suite, href: "page:b?type=PLUS#but" } }\nblocks:\n  - modelId: nav-link-list\n    title: Liens\n    links: [{ href: "page:b" }]',
        '[Suite](page:b)',
      ),
      page('b'),
    );
    expect(view('a').hero.primaryCta?.href).toBe('/fr/b?type=PLUS#but');
    expect(view('a').blocks).toMatchObject([
      { content: '<p><a href="/fr/b">Suite</a></p>' },
      { links: [{ href: '/fr/b', label: 'Page b' }] },
    ]);
  });

  it('to missing pages are reported, and lead to the home page', () => {
    const { view, problems } = siteOf(page('a', 'image: { src: "picture:moon" }', '[x](page:nowhere)'));
    expect(view('a').blocks).toMatchObject([{ content: '<p><a href="/fr">x</a></p>' }]);
    expect(problems()).toEqual([
      'a.fr.md, hero.image.src: no picture has the name "moon"',
      'a.fr.md, blocks.0.content: no page has the id "nowhere"',
      'a.en.md, hero.image.src: no picture has the name "moon"',
    ]);
  });

  it('include the pages and the codes that content names', () => {
    const { problems } = siteOf(
      page('a', 'subjects: [summer]\nblocks:\n  - { modelId: article-spotlight, page: nowhere }'),
    );
    expect(problems()).toEqual([
      'a.fr.md, blocks.0.page: no page has the id "nowhere"',
      'a.fr.md, subjects: "summer" is not in site.fr.yml',
    ]);
  });

  it('of parents that lead in a circle are named, and the page is below home', () => {
    const { table, problems } = siteOf(
      page('a', 'parent: b'),
      page('b', 'parent: a'),
      page('c', 'parent: x'),
    );
    for (const id of ['a', 'b', 'c']) {
      expect(table.trail(table.page(id)).map((one) => one.id)).toEqual(['home', id]);
    }
    expect(problems().filter((line) => line.includes('leads up'))).toEqual([
      'a.fr.md, parent: "b" is no page that leads up to the home page',
      'b.fr.md, parent: "a" is no page that leads up to the home page',
      'c.fr.md, parent: "x" is no page that leads up to the home page',
    ]);
  });
});

describe('sections', () => {
  it('have anchors from their headings, unique on the page and free of the id of main', () => {
    const { view } = siteOf(
      page(
        'a',
        'hero: { heading: Été }',
        '## Été\n\nx\n\n## Contenu\n\nx\n\n## Prix & taxes\n\nx\n\n## 你好\n\nx',
      ),
    );
    expect(view('a').heroAnchor).toBe('ete');
    expect(view('a').blocks.map(({ anchor }) => anchor)).toEqual([
      'ete-2',
      'contenu-2',
      'prix-and-taxes',
      undefined,
    ]);
  });

  it('have anchors from the first heading inside, without a title of their own', () => {
    const { view } = siteOf(
      page(
        'a',
        `blocks:
  - modelId: group
    features:
      - { modelId: icon-blocks, blocks: [{ id: a, heading: Jour et nuit }] }
      - { modelId: accordion, items: [{ value: a, header: Les pneus, content: x }] }
      - { modelId: accordion-info-list, type: bullet, items: [{ title: Inclus }] }
  - { modelId: advice-tile-list, tiles: [{ page: b }] }
  - { modelId: article-spotlight, page: b }`,
        '### Prix *& taxes*\n\nx',
      ),
      page('b'),
    );
    const anchors = view('a').blocks.map((block) => [
      block.anchor,
      ...('features' in block ? block.features.map(({ anchor }) => anchor) : []),
    ]);
    expect(anchors).toEqual([
      ['prix-and-taxes'],
      [undefined, 'jour-et-nuit', 'les-pneus', 'inclus'],
      ['page-b'],
      ['page-b-2'],
    ]);
  });

  it('keep the anchor of the title for the hero that is a block', () => {
    const { view } = siteOf(page('a', 'blocks: [{ modelId: hero-variant, heading: Page a }]'));
    expect(view('a')).toMatchObject({ heroAnchor: '', blocks: [{ anchor: 'page-a' }] });
  });

  it('that a visitor must open have no link at the top', () => {
    const overlay = `blocks:
  - modelId: warning-overlay
    heading: Vous quittez le site
    continueButton: { label: Continuer }
    cancelButton: { label: Annuler }
    href: https://example.com
    linkTitle: Suite
    actionEvent: x
  - { modelId: nav-link-list, title: Liens, links: [{ href: "page:a" }] }`;
    const { view } = siteOf(page('a', `inPageNavigation: true\n${overlay}`));
    expect(view('a').sections).toEqual([{ id: 'liens', label: 'Liens' }]);
  });

  it('are linked to on a long page, unless the page says otherwise', () => {
    const long = [1, 2, 3, 4, 5].map((number) => `## Titre ${number}\n\nx`).join('\n\n');
    const { view } = siteOf(
      page('a', '', long),
      page('b', 'inPageNavigation: false', long),
      page('c', '', '## Un\n\nx'),
    );
    expect(view('a').sections).toHaveLength(5);
    expect(view('b').sections).toEqual([]);
    expect(view('c').sections).toEqual([]);
  });
});

describe('advice', () => {
  const advice = (id: string, day: string, more = '') =>
    page(id, `type: article\npublished: ${day}\n${more}`);

  it('is listed by what a query asks, newest first and without the page itself', () => {
    const query = (asked: string) => `blocks:\n  - modelId: advice-tile-list-query\n    query: ${asked}`;
    const { view } = siteOf(
      advice('old', '2026-01-01', 'subjects: [winter]'),
      advice('new', '2026-02-01', `subjects: [winter]\n${query('{ subject: winter }')}`),
      advice('other', '2026-03-01'),
      page('all', query('{ type: article, limit: 2 }')),
      page('none', query('{ type: video }')),
    );
    const urls = (id: string) =>
      view(id).blocks.flatMap((block) => ('shown' in block ? block.shown.map(({ url }) => url) : []));
    expect(urls('all')).toEqual(['/fr/other', '/fr/new']);
    expect(urls('new')).toEqual(['/fr/old']);
    expect(urls('none')).toEqual([]);
    expect(view('old').facts).toEqual([{ label: 'Hiver', href: '/fr' }]);
  });

  it('is described to engines with its dates, its trail and its questions', () => {
    const { view } = siteOf(
      advice(
        'a',
        '2026-01-01',
        'updated: 2026-02-02\nblocks:\n  - features: [{ modelId: faq, title: Q, items: [{ question: Q, answer: R }] }]',
      ),
    );
    const data = structuredData(view('a'), 'fr');
    expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'Article', 'FAQPage']);
    expect(data[1]).toMatchObject({ datePublished: '2026-01-01', dateModified: '2026-02-02' });
    expect(data[0]).toMatchObject({
      itemListElement: [{ item: 'https://x.example/fr' }, { name: 'Page a', item: 'https://x.example/fr/a' }],
    });
  });
});

describe('the host', () => {
  it('reports what only it knows, and links to missing pages in its documents', () => {
    const both = ['fr', 'en'].map((locale) => ({ name: `offers.${locale}.yml`, text: 'more: page:nowhere' }));
    const blocks = 'blocks:\n  - { modelId: membership-spotlight, memberships: [gold, silver] }';
    expect(siteOf(page('a', blocks), both).problems()).toEqual([
      'a.fr.md, blocks: no silver',
      'offers.fr.yml, more: no page has the id "nowhere"',
      'offers.en.yml, more: no page has the id "nowhere"',
    ]);
  });
});

it('a header has the menus of the site, and leads to the other language', () => {
  const { view } = siteOf(
    page('a', 'menus: [header]\nblocks:\n  - { modelId: header, phone: 1 800 555-0134 }'),
    page('b', 'menus: [header]\nparent: a'),
  );
  expect(view('a').blocks).toMatchObject([
    {
      modelId: 'header',
      phone: expect.stringMatching(/^1.800.555-0134$/),
      brand: { name: 'Club', href: '/fr' },
      menus: [{ href: '/fr/a', label: 'Page a', groups: [{ links: [{ href: '/fr/b', label: 'Page b' }] }] }],
      languageSwitch: { href: '/en/a-en', locale: 'en' },
    },
  ]);
});

it('the tag of an expert has its label from the shared texts, if they have one', () => {
  const expert = (tag: string) => `  - { modelId: expert-opinion, quote: Q, name: N, tag: ${tag} }`;
  const { view } = siteOf(page('a', `blocks:\n${expert('coeur')}\n${expert('astuce')}`));
  const labels = view('a').blocks.map((block) => 'tagLabel' in block && block.tagLabel);
  expect(labels).toEqual(['Notre favori', undefined]);
});

it('an article that is featured has its kind, and one without an image is reported', () => {
  const spotlight = (id: string) => `blocks:\n  - { modelId: article-spotlight, page: ${id} }`;
  const { view, problems } = siteOf(
    page('a', spotlight('b')),
    page('b', 'type: road test\nimage: { src: "picture:tow-truck" }'),
    page('c', spotlight('a')),
  );
  expect(view('a').blocks).toMatchObject([{ article: { type: 'road test' } }]);
  expect(problems()).toEqual(['c.fr.md, blocks: the article /fr/a has no image: it is not shown']);
});
