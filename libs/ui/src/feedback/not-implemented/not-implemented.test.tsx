import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NotImplemented } from './index.ts';

it.each([
  ['fr', 'feature', 'L’affichage du bloc «\u00a0carte-3d\u00a0» n’existe pas encore.'],
  ['fr', 'form', 'L’affichage du formulaire «\u00a0carte-3d\u00a0» n’existe pas encore.'],
  ['en', 'feature', 'The interface of the feature “carte-3d” is not implemented yet.'],
  ['en', 'form', 'The interface of the form “carte-3d” is not implemented yet.'],
] as const)('says in %s which %s is missing', (locale, kind, text) => {
  const html = renderToString(
    <I18nProvider locale={locale}>
      <NotImplemented kind={kind} name="carte-3d" className="ours" />
    </I18nProvider>,
  );
  expect(html).toContain(text);
  expect(html).toMatch(/^<div (?=[^>]*class="[^"]*ours)/);
});
