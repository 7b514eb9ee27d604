// @vitest-environment jsdom

import { ClubProvider } from '@jalon/club/react';
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { control, servedForm } from '../../testing/server-page.ts';
import { PriceListForm, type PriceListFormProps } from './index.ts';
import { priceListChoices, priceListOptions } from './price-list.schema.ts';

const key = '0b51c0de-0000-4000-8000-000000000000';
const posted = {
  errors: { vehiculeAnnee: 'vehicleTooOld', vehiculeRouesMotrices: 'required' },
  values: {
    vehiculeMarque: 'Toyota',
    vehiculeAnnee: '1998',
    vehiculeMoteur: 'diesel',
    vehiculeTransmission: 'manual',
    vehiculeSiegesCuir: 'true',
  },
  idempotencyKey: key,
};

function page(locale: Locale, props: PriceListFormProps = { idempotencyKey: key }) {
  return (
    <I18nProvider locale={locale}>
      <PriceListForm {...props} />
    </I18nProvider>
  );
}

/** The server-rendered page, before any script runs. */
const serverPage = (locale: Locale, props?: PriceListFormProps) => servedForm(page(locale, props));

function radio(form: HTMLFormElement, name: string, value: string) {
  return form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
}

describe.each(['fr', 'en'] as const)('the server’s page in %s', (locale) => {
  it('posts every field by its name to its own page', () => {
    const { form } = serverPage(locale);
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('#price-list');
    // Unselected radio buttons and unchecked boxes are not posted.
    expect(Object.fromEntries(new FormData(form))).toEqual({
      formID: '11',
      locale,
      userAgent: '',
      idempotencyKey: key,
      renderToken: '',
      siteWeb: '',
      vehiculeIdentification: '',
      vehiculeMarque: '',
      vehiculeModele: '',
      vehiculeVersion: '',
      vehiculeGroupe: '',
      vehiculeAnnee: '',
      vehiculeKilometrage: '',
      vehiculePortes: '',
      vehiculeMoteur: '',
      vehiculeCylindres: '',
      vehiculeLitres: '',
      vehiculeCabine: '',
      vehiculeBoite: '',
      vehiculeRoues: '',
      vehiculeToitOuvrant: '',
      vehiculeAutre: '',
    });
    for (const name of priceListOptions) expect(control(form, name).type).toBe('checkbox');
  });

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

  it('shows again what was typed, each error under its field, and a summary that leads there', () => {
    const { container, form } = serverPage(locale, { posted });
    expect(control(form, 'vehiculeMarque')).toHaveValue('Toyota');
    expect(control(form, 'vehiculeMoteur')).toHaveValue('diesel');
    expect(radio(form, 'vehiculeTransmission', 'manual')).toBeChecked();
    expect(control(form, 'vehiculeSiegesCuir')).toBeChecked();
    expect(control(form, 'vehiculeClimatiseur')).not.toBeChecked();
    expect(control(form, 'vehiculeAnnee')).toHaveAccessibleDescription(
      expect.stringContaining(
        locale === 'fr'
          ? 'Le véhicule doit avoir dix ans ou moins'
          : 'The vehicle must be no more than ten years old',
      ),
    );
    const drive = radio(form, 'vehiculeRouesMotrices', '2-wheel');
    expect(drive?.closest('fieldset')).toHaveAccessibleDescription(
      expect.stringContaining(locale === 'fr' ? 'Veuillez remplir ce champ' : 'Please fill out this field'),
    );
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    expect(links.map(({ hash }) => container.querySelector(hash))).toEqual([
      control(form, 'vehiculeAnnee'),
      drive,
    ]);
  });

  it('hydrates without a console message and keeps what was typed before the script loaded', () => {
    const { container, form } = serverPage(locale);
    control(form, 'vehiculeMarque').value = 'Toyota';
    control(form, 'vehiculeMoteur').value = 'electric';
    control(form, 'vehiculeClimatiseur').checked = true;
    const manual = radio(form, 'vehiculeTransmission', 'manual');
    if (manual) manual.checked = true;
    render(page(locale), { container, hydrate: true });
    expect(control(form, 'vehiculeMarque')).toHaveValue('Toyota');
    expect(control(form, 'vehiculeMoteur')).toHaveValue('electric');
    expect(control(form, 'vehiculeClimatiseur')).toBeChecked();
    expect(radio(form, 'vehiculeTransmission', 'manual')).toBeChecked();
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
