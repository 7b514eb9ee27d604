// @vitest-environment jsdom

import { ClubProvider } from '@jalon/club/react';
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { servedForm } from '../../testing/server-page.ts';
import { PriceListForm, type PriceListFormProps } from './index.ts';
import { priceListChoices } from './price-list.schema.ts';

const key = '0b51c0de-0000-4000-8000-000000000000';

function page(locale: Locale, props: PriceListFormProps = { idempotencyKey: key }) {
  return (
    <I18nProvider locale={locale}>
      <PriceListForm {...props} />
    </I18nProvider>
  );
}

/** The server-rendered page, before any script runs. */
const serverPage = (locale: Locale, props?: PriceListFormProps) => servedForm(page(locale, props));

describe.each(['fr', 'en'] as const)('the server’s page in %s', (locale) => {
  it('offers every choice under a name of its own', () => {
    const { form } = serverPage(locale);
    for (const [name, values] of Object.entries(priceListChoices)) {
      const offered = [
        ...form.querySelectorAll<HTMLOptionElement>(`[name="${name}"] option:not([value=""])`),
        ...form.querySelectorAll<HTMLInputElement>(`[name="${name}"][type=radio]`),
      ];
      expect(offered.map(({ value }) => value)).toEqual(values);
      const labels = offered.map((one) =>
        one instanceof HTMLOptionElement ? one.text : one.labels?.[0]?.textContent,
      );
      expect(labels.filter(Boolean)).toEqual([...new Set(labels)]);
    }
  });

  it('puts its fields under four headings, each the name of its group', () => {
    const { container } = serverPage(locale);
    const headings = [...container.querySelectorAll('fieldset > legend > h2')].map((one) => one.textContent);
    expect(headings).toEqual(
      locale === 'fr'
        ? ['Le véhicule', 'La mécanique', 'Si c’est une camionnette', 'Les options']
        : ['The vehicle', 'Engine and drivetrain', 'If it is a pickup truck', 'Options'],
    );
  });
});

it('names no limit of the strict rules where the club widens them', () => {
  const wide = renderToString(
    <ClubProvider club={{ name: { fr: 'X', en: 'X' }, priceList: { vehicleNames: 'wide' } }}>
      {page('fr')}
    </ClubProvider>,
  );
  for (const hint of ['Lettres seulement', 'Exemple\u00a0: Civic', 'Exemple\u00a0: GT-Line']) {
    expect(renderToString(page('fr'))).toContain(hint);
    expect(wide).not.toContain(hint);
  }
});
