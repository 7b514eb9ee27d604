import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TowTruckIcon } from '../../foundations/icons/generated/modules/tow-truck.tsx';
import { IconBlock, IconBlockList } from './index.ts';

it('serves its sign, its heading, its place and its links', () => {
  const html = renderToString(
    <IconBlock
      icon={<TowTruckIcon size="x-large" />}
      heading="Remorquage"
      description="Jour et nuit"
      name="Garage Côté"
      location="Alma"
      background="secondary"
      ctas={[
        { href: '/a', label: 'Réserver' },
        { href: '/b', label: 'Détails' },
      ]}
      id="mine"
      className="ours"
    />,
  );
  expect(html).toMatch(/^<div (?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)(?=[^>]*data-surface="secondary")/);
  expect(html).toMatch(
    /<svg.*<h3>Remorquage<\/h3><p>Jour et nuit<\/p>.*<strong>Garage Côté<\/strong><br\/>Alma.*\/a.*\/b/,
  );
});

it('has the surface around it, unless it has its own', () => {
  expect(renderToString(<IconBlock heading="Remorquage" background="default" />)).not.toContain(
    'data-surface',
  );
  expect(renderToString(<IconBlock heading="Remorquage" />)).not.toContain('data-surface');
});

it('serves a list of blocks', () => {
  const html = renderToString(
    <IconBlockList
      blocks={[
        { id: 'a', heading: 'A' },
        { id: 'b', heading: 'B' },
      ]}
      columns={2}
    />,
  );
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain('data-columns="2"');
});
