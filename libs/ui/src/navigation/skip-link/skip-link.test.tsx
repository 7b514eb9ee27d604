import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mainId, SkipLink } from './index.ts';

it.each([
  ['fr', 'Aller au contenu'],
  ['en', 'Skip to content'],
] as const)('leads to the content, in %s', (locale, words) => {
  const html = renderToString(
    <I18nProvider locale={locale}>
      <SkipLink className="mine" />
    </I18nProvider>,
  );
  expect(html).toMatch(
    new RegExp(`^<a data-surface="primary" href="#${mainId}" class="[^"]*mine[^"]*">${words}</a>$`),
  );
});
