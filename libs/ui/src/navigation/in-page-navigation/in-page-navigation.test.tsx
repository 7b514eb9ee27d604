import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InPageNavigation } from './index.ts';

it.each([
  ['fr', 'Dans cette page'],
  ['en', 'On this page'],
] as const)('serves anchors that work without a script, none of them current, in %s', (locale, name) => {
  const html = renderToString(
    <I18nProvider locale={locale}>
      <InPageNavigation anchors={[{ id: 'garanties', label: 'Garanties' }]} className="mine" />
    </I18nProvider>,
  );
  expect(html).toMatch(/^<nav (?=[^>]*data-sticky)(?=[^>]*class="[^"]*mine)/);
  expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain('<a href="#garanties">Garanties</a>');
});
