import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkTile, LinkTileList } from '../content/link-tile/index.ts';
import { ErrorSummary } from '../feedback/error-summary/index.ts';
import { Select } from '../inputs/select/index.ts';
import { TextInput } from '../inputs/text-input/index.ts';
import { Hero } from '../layout/hero/index.ts';
import { Section } from '../layout/section/index.ts';

it('serves an error summary whose links lead to the controls', () => {
  const html = renderToString(
    <ErrorSummary title="Il y a un problème" errors={[{ controlId: 'make', message: 'Marque' }]} />,
  );
  expect(html).toMatch(/^<div tabindex="-1"[^>]*><div role="alert"><h2>Il y a un problème<\/h2>/);
  expect(html).toContain('<a href="#make">Marque</a>');
});

it('serves native controls with every attribute of the caller', () => {
  expect(
    renderToString(<TextInput name="a" inputMode="numeric" maxLength={4} data-x="1" className="mine" />),
  ).toMatch(
    /^<input (?=.*name="a")(?=.*inputMode="numeric")(?=.*maxLength="4")(?=.*data-x="1")(?=.*class="[^"]*mine)/,
  );
  expect(
    renderToString(
      <Select name="b" defaultValue="2" required>
        <option>1</option>
        <option>2</option>
      </Select>,
    ),
  ).toMatch(/^<select (?=.*name="b")(?=.*required).*<option selected="">2<\/option>/);
});

it('serves a hero with one main heading and its calls to action in order', () => {
  const html = renderToString(
    <Hero
      title="Titre"
      tagline="Phrase"
      actions={[
        { href: '/a', label: 'Un' },
        { href: '/b', label: 'Deux' },
      ]}
    />,
  );
  expect(html.match(/<h1>Titre<\/h1>/g)).toHaveLength(1);
  expect(html).toMatch(/data-variant="primary"[^>]*>.*Un<.*data-variant="secondary"[^>]*>Deux</);
});

it('serves tiles as a list, each with one link in its heading', () => {
  const html = renderToString(
    <LinkTileList>
      <LinkTile href="/a" title="Un" />
      <LinkTile href="/b" title="Deux" headingLevel={2} />
    </LinkTileList>,
  );
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain('<h3><a href="/a">Un</a></h3>');
  expect(html).toContain('<h2><a href="/b">Deux</a></h2>');
});

it('serves a section that names its surface and its width', () => {
  expect(
    renderToString(
      <Section surface="tertiary" width="text">
        x
      </Section>,
    ),
  ).toMatch(/data-surface="tertiary" data-width="text"/);
});
