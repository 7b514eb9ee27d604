import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Spinner } from './index.ts';

it.each([
  ['fr', 'Chargement en cours…'],
  ['en', 'Loading…'],
] as const)('says that something is on its way, in %s', (locale, label) => {
  const html = renderToString(
    <I18nProvider locale={locale}>
      <Spinner className="mine" />
    </I18nProvider>,
  );
  expect(html).toMatch(/^<div (?=[^>]*role="status")(?=[^>]*class="[^"]*mine)/);
  expect(html).toContain(`class="jalon-visually-hidden">${label}<`);
});

it('shows the host’s words', () => {
  expect(renderToString(<Spinner showLabel label="Calcul du prix…" />)).toContain(
    '<span>Calcul du prix…</span>',
  );
});
