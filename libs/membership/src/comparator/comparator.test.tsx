import { mockPrices } from '@jalon/api-client/msw';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleMemberships } from '../samples/index.ts';
import { withPrices } from '../types/with-prices.ts';
import { Comparator, type ComparatorProps, hasSelection, readSelection } from './index.ts';

const { types, sections, texts } = sampleMemberships.en;
const memberships = withPrices(types, mockPrices);

const render = (search: string, props: Partial<ComparatorProps> = {}) =>
  renderToString(
    <I18nProvider locale="en">
      <Comparator
        id="compare"
        memberships={memberships}
        sections={sections}
        texts={texts}
        selection={readSelection(search, memberships)}
        action="/en/memberships"
        {...props}
      />
    </I18nProvider>,
  );

describe('from the server, without a script', () => {
  it('has the whole table, in the order of the address', () => {
    const html = render('first=premier&second=essentiel');
    const heads = [...html.matchAll(/<th[^>]*scope="col"[^>]*>([^<]*)</g)].map(([, name]) => name);
    expect(heads).toEqual(['', 'Jalon Premier', 'Jalon Essential', 'Jalon Plus', 'Jalon Family']);
    const rows = html.match(/scope="row"/g);
    expect(rows).toHaveLength(sections.filter(({ kind }) => kind === 'benefit').length + 1);
    expect(html).toContain('Jalon Premier and Jalon Essential: ');
  });

  it('has a form that leads back to the comparator with another selection', () => {
    const html = render('first=premier&second=essentiel&differences=1');
    const [form = ''] = html.match(/<form.*?<\/form>/s) ?? [];
    expect(form).toMatch(/^<form(?=[^>]*method="get")(?=[^>]*action="\/en\/memberships#compare")/);
    const selected = [...form.matchAll(/<option(?=[^>]*selected)[^>]*value="([^"]*)"/g)];
    expect(selected.map(([, value]) => value)).toEqual(['premier', 'essentiel']);
    expect(form).toMatch(/<input(?=[^>]*name="differences")(?=[^>]*value="1")[^>]*checked/);
    expect(form).toMatch(/<button(?=[^>]*type="submit")[^>]*>Compare</);
  });

  it('marks the member’s type, whose buttons lead to modifying it', () => {
    const html = render('', {
      member: { codeOptionAdhesion: 'FAM' },
      modifyHref: '/en/modify-my-membership',
    });
    // In the tile and in the table.
    expect(html.match(/Your current membership/g)).toHaveLength(2);
    // In the tile, in the table and in the bar.
    expect(html.match(/href="\/en\/modify-my-membership"/g)).toHaveLength(3);
    expect(html).not.toContain('?type=FAM');
  });

  it('has a tile of each type above the table, or none', () => {
    const names = (html: string) =>
      [...html.matchAll(/<article.*?<h(\d)[^>]*>([^<]*)<\/h\1>/gs)].map(([, level, name]) => [level, name]);
    const types = ['Jalon Essential', 'Jalon Plus', 'Jalon Family', 'Jalon Premier'];
    const html = render('first=premier&second=essentiel', { headingLevel: 2 });
    expect(names(html)).toEqual(types.map((name) => ['2', name]));
    expect(html.indexOf('<article')).toBeLessThan(html.indexOf('<table'));
    expect(names(render('', { tiles: false }))).toEqual([]);
  });

  it('folds the table below the tiles, unless the address has a selection', () => {
    const folds = (search: string, props?: Partial<ComparatorProps>) =>
      render(search, { unfolded: hasSelection(search), ...props }).match(/<details[^>]*>/)?.[0];
    expect(folds('utm_source=a')).not.toContain('open');
    expect(folds('second=premier')).toContain('open');
    expect(folds('', { tiles: false })).toBeUndefined();
  });

  it('shows nothing without types', () => {
    expect(render('', { memberships: [] })).toBe('');
  });
});
