import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { imageSizes } from '@jalon/ui/image';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pictureWidths } from '../pages/picture-files.ts';
import type { IslandProps } from '../parts/content-parts.ts';
import { sampleEngine } from '../testing/sample-engine.ts';
import { ContentHead } from './content-head.tsx';
import { ContentPage, type ContentPageProps } from './content-page.tsx';

async function htmlAt(path: string, blocks = '', props: Partial<ContentPageProps> = {}) {
  const page = (locale: Locale) => ({
    name: `own.${locale}.md`,
    text: `---\npath: /${locale}/own\ntitle: Page\ndescription: A description that is long enough for search engines to show it.\nblocks: [${blocks}]\n---\n`,
  });
  const options = {
    feed: { page: 'advice', paths: { fr: '/fr/flux', en: '/en/feed' } },
    features: {
      form: {
        load: ({ formId }: { formId: number }) =>
          formId === 12 ? { data: { words: 'My form' } } : undefined,
      },
    },
  };
  const engine = sampleEngine(options, [page('fr'), page('en')]);
  const answer = await engine.load(new Request(`https://club.example${path}`));
  if (answer.kind !== 'page' || answer.view.kind !== 'page') throw new Error('There is no page');
  return renderToString(
    <I18nProvider locale={path.startsWith('/en') ? 'en' : 'fr'}>
      <ContentHead view={answer.view} />
      <ContentPage view={answer.view} {...props} />
    </I18nProvider>,
  );
}

const renderers = { form: ({ data }: { data: { words: string } }) => <form>{data.words}</form> };

it('has its metadata, its trail, its text and what to read next', async () => {
  const html = await htmlAt('/en/advice/tires-1');
  expect(html).toContain('<title>Choosing tires, 1 of 3 – The club</title>');
  expect(html).toContain('<link rel="canonical" href="https://club.example/en/advice/tires-1"/>');
  expect(html).toContain('href="/en/feed"');
  expect(html).toContain('"@type":"Article"');
  expect(html).toMatch(/<a [^>]*href="\/en\/advice"/);
  expect(html).toContain('<h2 ');
  expect(html).toContain('Read next');
});

it('draws a header with the menus of the site and the other language', async () => {
  const html = await htmlAt('/en/own', '{ modelId: header, phone: 1 800 555-0134 }');
  const [header = ''] = /<header[^>]*data-model="header".*?<\/header>/s.exec(html) ?? [];
  expect(header).toContain('The club');
  expect(header).toContain('href="/en/roadside-assistance"');
  expect(header).toMatch(/<a [^>]*href="\/fr\/own"/);
  expect(header).toContain('tel:');
  expect(html).not.toContain('not implemented');
});

const links = (title: string) => `{ title: ${title}, links: [{ href: "page:own", label: ${title} page }] }`;

it.each([
  [
    'big-footer',
    `columns: [${['A', 'B', 'C', 'D'].map(links)}], groups: [${links('E')}, { quickInfo: { title: Call us } }]`,
    ['A page', 'E page', 'Call us', 'All rights reserved'],
  ],
  ['simple-footer', `sections: [${links('A')}]`, ['A page', 'All rights reserved']],
])('draws a %s as a block of the page, whose own link is marked', async (modelId, fields, words) => {
  const html = await htmlAt('/en/own', `{ modelId: ${modelId}, ${fields}, legal: All rights reserved }`);
  const [footer = ''] = new RegExp(`<footer[^>]*data-model="${modelId}".*?</footer>`, 's').exec(html) ?? [];
  for (const word of words) expect(footer).toContain(word);
  expect(footer).toMatch(/<a (?=[^>]*aria-current="page")[^>]*href="\/en\/own"/);
  expect(html).not.toContain('not implemented');
});

it.each([
  ['a feature that is unknown', '{ modelId: carousel }', 'carousel'],
  ['a form that is unknown', '{ modelId: form, formId: 99 }', '99'],
  [
    'memberships that the host does not sell',
    '{ modelId: membership-spotlight, memberships: [a] }',
    'membership-spotlight',
  ],
])('shows a placeholder for %s', async (_what, block, name) => {
  const html = await htmlAt('/en/own', block, { renderers });
  expect(html).toContain('not implemented');
  expect(html).toContain(name);
});

it('draws a feature of the host with its renderer, and a placeholder without', async () => {
  const block = '{ modelId: form, formId: 12, title: Apply }';
  const html = await htmlAt('/en/own', block, { renderers });
  expect(html).toContain('<form>My form</form>');
  expect(html).toContain('id="apply"');
  expect(await htmlAt('/en/own', block)).toContain('not implemented');
});

it('gives the host the parts that need a script', async () => {
  const island = ({ name, props }: IslandProps) => <p data-island={name}>{Object.keys(props).join()}</p>;
  const html = await htmlAt('/en/roadside-assistance', '', { island });
  expect(html).toContain('data-island="accordion"');
  expect(html).not.toContain('<details');
});

it.each([
  ['the trail', '{ modelId: breadcrumb }', 'Page'],
  ['the back button', '{ modelId: breadcrumb, variant: back }', 'Home'],
])('shows %s once, above the hero, for a breadcrumb that is the first block', async (_style, block, last) => {
  const html = await htmlAt('/en/own', `${block}, { modelId: title, title: Text }`);
  const [top = '', below = ''] = html.split('<h1');
  const [, breadcrumb = ''] = top.split('data-model="breadcrumb"');
  expect(breadcrumb.replaceAll(/<[^>]+>/g, ' ').trim()).toMatch(new RegExp(`${last}$`));
  expect(below).toContain('Text');
  expect(below).not.toContain('data-model="breadcrumb"');
});

it('shows no breadcrumb block for the breadcrumb of the page itself', async () => {
  expect(await htmlAt('/en/own')).not.toContain('data-model="breadcrumb"');
});

it('shows a photograph in every width, in a place of its size', async () => {
  const image = '{ src: /media/pont.jpg, alt: Un pont, width: 2400, height: 1600 }';
  const html = await htmlAt('/fr/own', `{ modelId: promo-banner, title: Le pont, image: ${image} }`);
  const [tag = ''] = /<img [^>]*pont\.jpg[^>]*>/.exec(html) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  expect(attribute('sizes')).toBe(imageSizes.article);
  expect([attribute('width'), attribute('height')]).toEqual(['2400', '1600']);
  expect(attribute('loading')).toBe('lazy');
  const files = pictureWidths.map((width) => `/media/pont.jpg?w=${width} ${width}w`);
  expect(attribute('srcset')).toBe(files.join(', '));
});

it('offers the formats of a recording in their order, each with its type', async () => {
  const poster = '{ src: "picture:winter-road", alt: "" }';
  const fields = `label: Film, src: /media/film.webm, fallback: /media/film.mp4, captions: /media/film.vtt, poster: ${poster}`;
  const html = await htmlAt('/fr/own', `{ modelId: recording, ${fields} }`);
  expect(html.match(/<source[^>]*>/g)).toEqual([
    '<source src="/media/film.webm" type="video/webm"/>',
    '<source src="/media/film.mp4" type="video/mp4"/>',
  ]);
});
