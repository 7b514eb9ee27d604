import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NavLinkList } from './index.ts';

const links = [
  { href: '/a', label: 'Un', current: true },
  { href: '/b', label: 'Deux' },
];

it('serves a list that its heading names, with the page being read marked', () => {
  const html = renderToString(
    <NavLinkList title="Services" headingLevel={3} links={links} className="mine" />,
  );
  const id = /<h3 id="([^"]+)">Services<\/h3>/.exec(html)?.[1];
  expect(html).toContain(`<ul aria-labelledby="${id}">`);
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/^<div (?=[^>]*data-direction="column")(?=[^>]*class="[^"]*mine)/);
});

it('has no heading without a title', () => {
  expect(renderToString(<NavLinkList links={links} />)).not.toMatch(/<h\d|aria-labelledby/);
});
