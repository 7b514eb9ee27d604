// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { InfoList, type InfoListItem } from './index.ts';

const items: InfoListItem[] = Array.from({ length: 6 }, (_, index) => ({
  title: `Titre ${index}`,
  description: `<p>Texte ${index}</p>`,
}));

it.each(['bullet', 'accordion'] as const)('serves every item of a %s list', (type) => {
  const html = serverHtml(<InfoList items={items} type={type} id="mine" className="ours" />);
  for (let index = 0; index < 6; index += 1) expect(html).toContain(`<p>Texte ${index}</p>`);
  expect(html).toMatch(/^<div (?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)/);
  expect(html).toContain(`data-type="${type}"`);
});

it.each([
  ['bullet', 'fr', 'Tout voir (6)'],
  ['accordion', 'en', 'View all (6)'],
] as const)('shows four of a %s list, then all in %s', async (type, locale, name) => {
  render(
    <I18nProvider locale={locale}>
      <InfoList items={items} type={type} />
    </I18nProvider>,
  );
  expect(screen.getAllByRole('heading')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getAllByRole('heading')).toHaveLength(6);
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(document.activeElement).toHaveTextContent(/^Titre 4/);
});

it.each([6, 7])('has no button when %d of 6 items show', (itemsShown) => {
  render(<InfoList items={items} itemsShown={itemsShown} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows a description alone, a link, a label, a sign and a legal note', () => {
  const html = serverHtml(
    <InfoList
      items={[
        { description: '<p>Seule</p>' },
        {
          title: 'Titre',
          label: 'Inclus',
          tooltip: <i>?</i>,
          link: { href: '/a', label: 'Détails' },
          legal: '<p>Note</p>',
        },
      ]}
    />,
  );
  expect(html.match(/<h3/g)).toHaveLength(1);
  expect(html).toMatch(
    /Inclus.*Titre.*<i>\?<\/i>.*<a href="\/a">Détails<\/a>.*data-size="small"[^>]*><p>Note/,
  );
});

it('keeps an item without a title in an accordion, in its place and always open', () => {
  const html = serverHtml(
    <InfoList
      type="accordion"
      items={[
        { title: 'Un', description: '<p>Premier</p>' },
        { description: '<p>Sans titre</p>' },
        { title: 'Trois', description: '<p>Dernier</p>' },
      ]}
    />,
  );
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html).toMatch(/Premier.*Sans titre.*Dernier/);
  expect(html).not.toMatch(/hidden=""[^>]*>(?:(?!<\/div>).)*Sans titre/);
});
