import { expect, it } from 'vitest';
import { ConsentControl } from '../../actions/consent-control/index.ts';
import { sampleFooter } from '../../testing/sample-footer.tsx';
import { serverHtml } from '../../testing/server-html.tsx';
import { BigFooter } from './index.ts';

const html = serverHtml(
  <BigFooter
    {...sampleFooter('fr', '/test.svg')}
    consent={<ConsentControl onOpen={() => undefined} />}
    className="mine"
  />,
);

it('serves columns, groups, tile, legal text and consent, in this order', () => {
  const order = [
    'Le club',
    'Conseils',
    'Nous joindre',
    'tel:1-800-555-0134',
    'Test de batterie',
    '© 2026',
    'Gérer les témoins',
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('names its navigation and heads its lists at level 3, under one hidden heading', () => {
  expect(html).toMatch(/^<footer class="[^"]*mine/);
  expect(html).toMatch(/<nav aria-label="Pied de page"/);
  expect(html.match(/<h2/g)).toHaveLength(1);
  expect(html.match(/<h3/g)).toHaveLength(8);
});
