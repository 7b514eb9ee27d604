import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { globalPhoneHref, PhoneLink, phoneHref } from './index.ts';

it.each([
  ['1 (800) 555-0134', 'tel:1-800-555-0134', 'tel:+18005550134'],
  ['514\u00a0555-0199', 'tel:514555-0199', 'tel:+15145550199'],
  ['(418) 555-0123', 'tel:-418-555-0123', 'tel:+14185550123'],
  ['+1 418 555‑0123', 'tel:+14185550123', 'tel:+14185550123'],
  ['1 800 555-CLUB', 'tel:1800555-2582', 'tel:+18005552582'],
  ['1 888 555-pqwz', 'tel:1888555-7799', 'tel:+18885557799'],
  ['+33 1 99 00 12 34', 'tel:+33199001234', 'tel:+33199001234'],
  ['911', 'tel:911', 'tel:911'],
])('calls %s at %s, from anywhere at %s', (number, asWritten, global) => {
  expect(phoneHref(number)).toBe(asWritten);
  expect(globalPhoneHref(number)).toBe(global);
});

it('serves a link with the number as it is written, or with words of its own', () => {
  expect(renderToString(<PhoneLink number="514 555-0199" className="mine" />)).toMatch(
    /^<span class="[^"]*mine[^"]*"><a href="tel:514555-0199"><svg [^>]*aria-hidden="true".*514 555-0199<\/a>/,
  );
  expect(
    renderToString(
      <PhoneLink number="514 555-0199" global>
        Appelez-nous
      </PhoneLink>,
    ),
  ).toMatch(/<a href="tel:\+15145550199">.*Appelez-nous<\/a>/);
});
