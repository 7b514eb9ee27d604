import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhoneLink, phoneHref } from './index.ts';

it.each([
  ['1 (800) 555-0134', 'tel:1-800-555-0134'],
  ['514\u00a0555-0199', 'tel:514555-0199'],
  ['(418) 555-0123', 'tel:-418-555-0123'],
])('calls %s by stripping spaces and turning parentheses to hyphens', (number, href) => {
  expect(phoneHref(number)).toBe(href);
});

it('serves a link with the number as it is written, or with words of its own', () => {
  expect(renderToString(<PhoneLink number="514 555-0199" className="mine" />)).toMatch(
    /^<span class="[^"]*mine[^"]*"><a href="tel:514555-0199"><svg [^>]*aria-hidden="true".*514 555-0199<\/a>/,
  );
  expect(renderToString(<PhoneLink number="514 555-0199">Appelez-nous</PhoneLink>)).toContain(
    'Appelez-nous</a>',
  );
});
