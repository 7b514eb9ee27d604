// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defineCatalog, override } from '../catalog/catalog.ts';
import { I18nProvider, useLocale, useT } from './i18n-provider.tsx';

const messages = defineCatalog('greeting', { fr: { hello: 'Bonjour' }, en: { hello: 'Hello' } });

function Greeting() {
  const t = useT(messages);
  return <p lang={useLocale()}>{t('hello')}</p>;
}

it('is French without a provider, and shows two languages on one page', () => {
  render(
    <>
      <Greeting />
      <I18nProvider locale="en">
        <Greeting />
      </I18nProvider>
    </>,
  );
  expect(screen.getByText('Bonjour')).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('Hello')).toHaveAttribute('lang', 'en');
});

it('follows a change of language and the host’s own text', () => {
  const overrides = override(messages, { fr: { hello: 'Salut' } });
  const { rerender } = render(
    <I18nProvider locale="fr" overrides={overrides}>
      <Greeting />
    </I18nProvider>,
  );
  expect(screen.getByText('Salut')).toBeVisible();
  rerender(
    <I18nProvider locale="en" overrides={overrides}>
      <Greeting />
    </I18nProvider>,
  );
  expect(screen.getByText('Hello')).toBeVisible();
});
