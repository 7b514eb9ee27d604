import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { SearchInput } from './index.ts';

it.each([
  ['fr', 'Rechercher'],
  ['en', 'Search'],
] as const)('serves a native search field and a named submit button, in %s', (locale, name) => {
  const html = serverHtml(<SearchInput name="q" className="mine" />, locale);
  expect(html).toMatch(/^<div class="[^"]*mine"><input (?=[^>]*type="search")(?=[^>]*name="q")/);
  expect(html).toMatch(new RegExp(`<button (?=[^>]*type="submit")(?=[^>]*aria-label="${name}")`));
});

it('takes the host’s words for the button', () => {
  expect(serverHtml(<SearchInput buttonLabel="Trouver un garage" />)).toContain(
    'aria-label="Trouver un garage"',
  );
});
