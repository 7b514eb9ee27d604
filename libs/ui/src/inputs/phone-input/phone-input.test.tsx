import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { PhoneInput } from './index.ts';

it.each([
  ['fr', '418 555-0123'],
  ['en', '418-555-0123'],
] as const)('serves a native phone field, its number as it is written in %s', (locale, shown) => {
  const html = serverHtml(
    <PhoneInput name="residentialPhone" defaultValue="4185550123" className="mine" />,
    locale,
  );
  expect(html).toMatch(
    /^<input (?=[^>]*type="tel")(?=[^>]*name="residentialPhone")(?=[^>]*class="[^"]*mine)/,
  );
  expect(html).toContain(`value="${shown}"`);
  expect(html).toContain('autoComplete="tel"');
});
