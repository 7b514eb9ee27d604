import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeroVariant } from './index.ts';

const join = { href: '/adhesions', title: 'Adhérer' };
const call = { href: '/contact', title: 'Nous joindre' };
const links = (props: Partial<React.ComponentProps<typeof HeroVariant>>) =>
  [...renderToString(<HeroVariant heading="Titre" {...props} />).matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => href,
  );

it('serves a main heading with its accent and both buttons', () => {
  const html = renderToString(
    <HeroVariant
      heading="Un club"
      accentHeading="d’ici"
      subheading="Depuis toujours"
      primary={join}
      secondary={call}
      id="mine"
      className="ours"
    />,
  );
  expect(html).toMatch(/^<section (?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)/);
  expect(html).toMatch(/<h1>Un club.*<strong>d’ici<\/strong><\/h1><p>Depuis toujours<\/p>/);
  expect(links({ primary: join, secondary: call })).toEqual(['/adhesions', '/contact']);
});

it.each([
  ['is missing', undefined],
  ['has no href', { title: 'Nous joindre' }],
  ['has no title', { href: '/contact' }],
])('shows no button when the secondary %s', (_case, secondary) => {
  expect(links({ primary: join, secondary })).toEqual([]);
});

it('shows only the secondary action when there is no primary one', () => {
  expect(links({ secondary: call })).toEqual(['/contact']);
});
