import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhoneLink, phoneHref } from './index.ts';

it.each([
  ['1 (800) 555-0134', 'tel:+1-800-555-0134'],
  ['514\u00a0555-0199', 'tel:+1514555-0199'],
  ['(418) 555-0123', 'tel:+1418-555-0123'],
  ['+1 418 555‑0123', 'tel:+14185550123'],
  ['1 800 555-CLUB', 'tel:+1800555-2582'],
  ['1 888 555-pqwz', 'tel:+1888555-7799'],
  ['+33 1 99 00 12 34', 'tel:+33199001234'],
  ['911', 'tel:911'],
])('calls %s at %s', (number, href) => {
  expect(phoneHref(number)).toBe(href);
});

it('serves a link with the number as it is written, or with words of its own', () => {
  expect(renderToString(<PhoneLink number="514 555-0199" className="mine" />)).toMatch(
    /^<span class="[^"]*mine[^"]*"><a href="tel:\+1514555-0199"><svg [^>]*aria-hidden="true".*514 555-0199<\/a>/,
  );
  expect(renderToString(<PhoneLink number="514 555-0199">Appelez-nous</PhoneLink>)).toContain(
    'Appelez-nous</a>',
  );
});
