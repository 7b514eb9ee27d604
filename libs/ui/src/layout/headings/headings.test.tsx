import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Headings } from './index.ts';

it('serves one heading of the level asked for, with its sentence', () => {
  const html = renderToString(
    <Headings
      heading="Avant"
      accent="la neige"
      subheading="Cinq gestes"
      level={3}
      headingId="h"
      id="mine"
      className="ours"
    />,
  );
  expect(html).toMatch(/^<hgroup (?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)/);
  expect(html).toContain('<h3 id="h">Avant<!-- --> <strong>la neige</strong></h3><p>Cinq gestes</p>');
});

it('is only a heading of level 2 by default', () => {
  expect(renderToString(<Headings heading="Avant" />)).toMatch(/<hgroup[^>]*><h2>Avant<\/h2><\/hgroup>/);
});
