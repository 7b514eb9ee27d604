import { defaultClub, formDefinitions } from '@jalon/forms/schemas';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { SiteMap, sitePages } from '../../site-map.ts';
import { contentRows } from '../content-rows.ts';
import { readContent } from '../source/read-content.ts';
import { ContentPage } from './content-page.tsx';
import { pageView } from './page-view.server.ts';

function htmlOf(fields: string): string {
  const description = 'description: A description that is long enough for search engines to show it.';
  const content = readContent([
    {
      name: 'tow.fr.md',
      text: `---\npath: /fr/a\ntitle: Remorquage\n${description}\n${fields}\n---\nTexte.`,
    },
    { name: 'tow.en.md', text: `---\npath: /en/a\ntitle: Towing\n${description}\n---\n` },
    { name: 'site.fr.yml', text: '' },
    { name: 'site.en.yml', text: '' },
  ]);
  const siteMap = new SiteMap(sitePages(defaultClub, contentRows(content)));
  const [page] = content.pages;
  if (!page) throw new Error('The page was not read');
  const view = pageView({ content, siteMap, forms: formDefinitions(defaultClub) }, page, 'fr');
  const element = (
    <I18nProvider locale="fr">
      <ContentPage view={view} />
    </I18nProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

it.each([
  ['the trail', 'modelId: breadcrumb', 'Remorquage'],
  ['the back button', 'modelId: breadcrumb, variant: back', 'Accueil'],
])('shows %s once, above the hero, for a breadcrumb that is the first block', (_style, block, last) => {
  const html = htmlOf(`breadcrumb: none\nblocks:\n  - { ${block} }`);
  const [top = '', below = ''] = html.split('<h1');
  const [, breadcrumb = ''] = top.split('data-model="breadcrumb"');
  expect(breadcrumb.replaceAll(/<[^>]+>/g, ' ').trim()).toMatch(new RegExp(`${last}$`));
  expect(below).toContain('Texte.');
  expect(below).not.toContain('data-model="breadcrumb"');
});

it('shows no breadcrumb block for the breadcrumb of the page itself', () => {
  expect(htmlOf('')).not.toContain('data-model="breadcrumb"');
});
