import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuickInfo } from './index.ts';

it('serves its heading, its numbers to call and its links', () => {
  const html = renderToString(
    <QuickInfo
      tag="Urgence"
      title="En panne?"
      subtitle="Jour et nuit"
      description="Restez dans votre véhicule."
      phones={[{ number: '1 (800) 555-0134', label: 'Sans frais' }, { number: '514 555-0123' }]}
      primary={{ href: '/aide', label: 'Demander de l’aide' }}
      id="mine"
      className="ours"
    />,
  );
  expect(html).toMatch(/^<div (?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)/);
  expect(html).toMatch(/Urgence.*<h3>En panne\?<\/h3>.*Jour et nuit.*Restez.*Sans frais.*href="\/aide"/);
  expect(html).toContain('href="tel:1-800-555-0134"');
  expect(html).toContain('href="tel:514555-0123"');
});

it('omits missing parts', () => {
  expect(renderToString(<QuickInfo description="Seule" />)).toMatch(/^<div[^>]*><p>Seule<\/p><\/div>$/);
});
