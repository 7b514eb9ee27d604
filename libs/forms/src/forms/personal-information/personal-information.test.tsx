// @vitest-environment jsdom
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { control, servedForm } from '../../testing/server-page.ts';
import { PersonalInformationForm, type PersonalInformationFormProps } from './index.ts';

const key = '0b51c0de-0000-4000-8000-000000000000';
const posted = {
  errors: { insuranceNumber: 'digitsOnly', city: 'tooLong' },
  values: {
    subject: 'AUT',
    indAssuranceAutre: 'true',
    insuranceNumber: '12-34',
    pleaseSelect: 'SUP',
    city: 'Gotham',
    codePostal: 'H1H1H1',
  },
  idempotencyKey: key,
};

function page(locale: Locale, props: PersonalInformationFormProps = { idempotencyKey: key }) {
  return (
    <I18nProvider locale={locale}>
      <PersonalInformationForm {...props} />
    </I18nProvider>
  );
}

/** The server-rendered page, before any script runs. */
const serverPage = (locale: Locale, props?: PersonalInformationFormProps) => servedForm(page(locale, props));

describe.each(['fr', 'en'] as const)('the server’s page in %s', (locale) => {
  it('offers the four subjects and the five requests', () => {
    const { form } = serverPage(locale);
    const subjects = [...form.querySelectorAll<HTMLInputElement>('[name=subject]')];
    expect(subjects.map(({ value }) => value)).toEqual(['CAN', 'EMP', 'MEM', 'AUT']);
    const requests = [...form.querySelectorAll('option')].map(({ value }) => value);
    expect(requests).toEqual(['', 'SUL', 'COM', 'REC', 'SUP', 'SUT']);
  });

  it('shows again what was typed, each error under its field, and a summary that leads there', () => {
    const { container, form } = serverPage(locale, { posted });
    expect(new FormData(form).get('subject')).toBe('AUT');
    expect(control(form, 'indAssuranceAutre')).toBeChecked();
    expect(control(form, 'indAssuranceVoyage')).not.toBeChecked();
    expect(control(form, 'pleaseSelect')).toHaveValue('SUP');
    expect(control(form, 'city')).toHaveValue('Gotham');
    expect(control(form, 'city')).toHaveAccessibleDescription(
      expect.stringContaining(
        locale === 'fr'
          ? 'Veuillez entrer 50 caractères au maximum'
          : 'Please enter no more than 50 characters',
      ),
    );
    expect(control(form, 'insuranceNumber')).toBeInvalid();
    expect(control(form, 'travelFileNumber')).toHaveAttribute('aria-invalid', 'false');
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    expect(links.map(({ hash }) => container.querySelector(hash)?.id)).toEqual([
      'personal-information-insuranceNumber',
      'personal-information-city',
    ]);
  });
});

it('says that a postal code was cut, until it is edited to fit', async () => {
  const cut = /6 caractères au maximum/;
  const { container } = render(page('fr'));
  const code = control(container.querySelector('form') as HTMLFormElement, 'codePostal');
  await userEvent.type(code, 'g1l 2w2');
  expect(screen.queryByText(cut)).toBeNull();
  await userEvent.type(code, '3');
  expect(screen.getAllByText(cut)[0]).toBeVisible();
  expect(code).toHaveValue('G1L 2W2');
  await userEvent.type(code, '{Backspace}3');
  expect(screen.queryByText(cut)).toBeNull();
});
