import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FreeText } from './index.ts';

it('is a region named by its heading, with an anchor and its text', () => {
  const html = renderToString(
    <FreeText
      heading="Avant de partir"
      html="<p>Vérifiez <b>tout</b>.</p>"
      surface="secondary-alt"
      className="ours"
    />,
  );
  expect(html).toMatch(
    /^<section (?=[^>]*id="avant-de-partir")(?=[^>]*data-surface="secondary-alt")(?=[^>]*data-width="text")(?=[^>]*class="[^"]*ours)/,
  );
  expect(html).toContain('Avant de partir</h2>');
  expect(html).toContain('<p>Vérifiez <b>tout</b>.</p>');
});

it('renders neither a region nor a heading without one', () => {
  const html = renderToString(<FreeText html="<p>Texte</p>" surface="primary" id="mine" className="ours" />);
  expect(html).toMatch(/^<div (?=[^>]*id="mine")(?=[^>]*data-surface="primary")(?=[^>]*class="[^"]*ours)/);
  expect(html).not.toMatch(/<section|<h\d/);
});
