import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageSwitch } from './index.ts';

it.each([
  ['fr', 'en', 'English', 'en-CA'],
  ['en', 'fr', 'Français', 'fr-CA'],
] as const)('shows the other language by its own name, on a page in %s', (page, locale, name, tag) => {
  const html = renderToString(
    <I18nProvider locale={page}>
      <LanguageSwitch href={`/${locale}`} locale={locale} className="mine" />
    </I18nProvider>,
  );
  expect(html).toMatch(/^<span class="[^"]*mine/);
  expect(html).toContain(`<a lang="${tag}" hrefLang="${tag}" href="/${locale}">${name}</a>`);
});
