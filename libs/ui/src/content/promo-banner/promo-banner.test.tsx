import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PromoBanner } from './index.ts';

it('serves its offer as an aside with a heading, its links and its small print', () => {
  const html = renderToString(
    <PromoBanner
      tag="Jusqu’au 31 mars"
      title="Deux mois offerts"
      description="Pour toute nouvelle adhésion."
      picture={<img src="/a.jpg" alt="" loading="lazy" />}
      primary={{ href: '/adhesion', label: 'Adhérer' }}
      legal="Certaines conditions s’appliquent."
      id="mine"
      className="ours"
    />,
  );
  expect(html).toMatch(
    /^<aside (?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)(?=[^>]*data-surface="quaternary")(?=[^>]*data-picture="true")/,
  );
  expect(html).toMatch(
    /31 mars.*<h2 [^>]*>Deux mois offerts<\/h2>.*nouvelle adhésion.*\/adhesion.*<small>Certaines.*<img/,
  );
  const [, headingId] = /<h2 id="([^"]+)">/.exec(html) ?? [];
  expect(headingId).toBeTruthy();
  expect(html).toMatch(new RegExp(`^<aside [^>]*aria-labelledby="${headingId}"`));
});
