import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchInput } from './index.ts';

it.each([
  ['fr', 'Rechercher'],
  ['en', 'Search'],
] as const)('serves a native search field and a named submit button, in %s', (locale, name) => {
  const html = renderToString(
    <I18nProvider locale={locale}>
      <SearchInput name="q" className="mine" />
    </I18nProvider>,
  );
  expect(html).toMatch(/^<div class="[^"]*mine"><input (?=[^>]*type="search")(?=[^>]*name="q")/);
  expect(html).toMatch(new RegExp(`<button (?=[^>]*type="submit")(?=[^>]*aria-label="${name}")`));
});

it('takes the host’s words for the button', () => {
  expect(renderToString(<SearchInput buttonLabel="Trouver un garage" />)).toContain(
    'aria-label="Trouver un garage"',
  );
});
