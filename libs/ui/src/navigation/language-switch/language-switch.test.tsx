import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { LanguageSwitch } from './index.ts';

it.each([
  ['fr', 'en', 'English', 'en-CA'],
  ['en', 'fr', 'Français', 'fr-CA'],
] as const)('shows the other language by its own name, on a page in %s', (page, locale, name, tag) => {
  const html = serverHtml(<LanguageSwitch href={`/${locale}`} locale={locale} className="mine" />, page);
  expect(html).toMatch(/^<span class="[^"]*mine/);
  expect(html).toContain(`<a lang="${tag}" hrefLang="${tag}" href="/${locale}">${name}</a>`);
});
