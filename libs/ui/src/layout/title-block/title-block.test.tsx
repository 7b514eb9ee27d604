import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TitleBlock } from './index.ts';

it('is a heading on a surface, with an anchor made from it', () => {
  const html = renderToString(
    <TitleBlock
      title="Nos services"
      accent="en tout temps"
      subtitle="Jour et nuit."
      surface="tertiary"
      className="ours"
    />,
  );
  expect(html).toMatch(
    /^<div (?=[^>]*id="nos-services")(?=[^>]*data-surface="tertiary")(?=[^>]*class="[^"]*ours)/,
  );
  expect(html.replaceAll('<!-- -->', '')).toContain(
    '<h2>Nos services <strong>en tout temps</strong></h2><p>Jour et nuit.</p>',
  );
});

it('takes the level and the id that the page gives it', () => {
  expect(renderToString(<TitleBlock title="Nos services" headingLevel={3} id="services-2" />)).toMatch(
    /^<div (?=[^>]*id="services-2").*<h3>Nos services<\/h3>/,
  );
});
