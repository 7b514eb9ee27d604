import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConsentControl } from './index.ts';

it.each([
  ['fr', 'Gérer les témoins'],
  ['en', 'Manage cookies'],
] as const)('has a name that says what it opens, in %s', (locale, words) => {
  const html = renderToString(
    <I18nProvider locale={locale}>
      <ConsentControl onOpen={() => undefined} className="mine" />
    </I18nProvider>,
  );
  expect(html).toMatch(
    new RegExp(`^<button (?=[^>]*type="button")(?=[^>]*class="[^"]*mine)[^>]*>${words}</button>$`),
  );
});

it('is a link where the choices have a page of their own', () => {
  const html = renderToString(
    <I18nProvider locale="en">
      <ConsentControl href="/en/cookies" />
    </I18nProvider>,
  );
  expect(html).toMatch(/^<a (?=[^>]*href="\/en\/cookies")[^>]*>Manage cookies<\/a>$/);
});
