import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TitleHero } from './index.ts';

const join = { href: '/adhesions', label: 'Voir les adhésions' };

it('serves the one main heading, its sentence, its image and its calls to action', () => {
  const html = renderToString(
    <TitleHero
      title="Voyager"
      tagline="Partir tranquille"
      picture={<img src="/a.jpg" alt="Un lac" loading="lazy" />}
      primary={join}
      secondary={{ href: '/c', label: 'Nous joindre' }}
      id="mine"
      className="ours"
    />,
  );
  expect(html).toMatch(
    /^<section (?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)(?=[^>]*data-surface="secondary")/,
  );
  expect(html.match(/<h1>Voyager<\/h1>/g)).toHaveLength(1);
  expect(html).toContain('alt="Un lac"');
  expect(html).toMatch(/Voir les adhésions<svg.*Nous joindre/);
});

it('leaves out a call to action without a label', () => {
  expect(renderToString(<TitleHero title="Voyager" primary={{ ...join, label: '' }} />)).not.toContain('<a ');
});
