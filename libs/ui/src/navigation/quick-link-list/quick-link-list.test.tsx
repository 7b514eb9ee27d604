import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkProvider } from '../../actions/link/index.ts';
import { QuickLinkList } from './index.ts';

const html = renderToString(
  <LinkProvider component={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
    <QuickLinkList
      title="Accès rapide"
      className="ours"
      items={[
        {
          href: '/a',
          title: 'Un',
          subheader: 'Sous-titre',
          description: 'Longue',
          shortDescription: 'Courte',
        },
        {
          href: '/b',
          title: 'Deux',
          description: 'Longue',
          forceReload: true,
          image: { src: '/i.jpg', srcSet: '/i.jpg 340w', width: 640, height: 360 },
        },
      ]}
    />
  </LinkProvider>,
);

it('serves its tiles as a list in a part that is named', () => {
  expect(html).toMatch(/<section (?=[^>]*id="acces-rapide")(?=[^>]*class="[^"]*ours)/);
  expect(html.match(/<li>/g)).toHaveLength(2);
});

it('prefers the short description', () => {
  expect(html).toContain('Courte');
  expect(html.match(/Longue/g)).toHaveLength(1);
});

it('lets the router change the page, unless a full load is requested', () => {
  expect(html).toContain('<a href="/app/a">Un</a>');
  expect(html).toContain('<a href="/b">Deux</a>');
});

it('takes pictures of the footer’s widths, which only decorate', () => {
  expect(html).toMatch(/<img (?=[^>]*alt="")(?=[^>]*sizes="\(min-width: 1280px\) 340px)/);
});

it('takes the columns that the page asks for', () => {
  const items = [{ href: '/a', title: 'A' }];
  expect(renderToString(<QuickLinkList title="Liens" items={items} columns={2} />)).toContain(
    'data-columns="2"',
  );
  expect(renderToString(<QuickLinkList title="Liens" items={items} />)).not.toContain('data-columns');
});
