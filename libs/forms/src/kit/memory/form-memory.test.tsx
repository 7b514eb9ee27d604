// @vitest-environment jsdom
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BatteryTestForm } from '../../forms/battery-test/index.ts';
import { ContactUsForm } from '../../forms/contact-us/index.ts';
import type { SubmissionMember } from '../rules/form-definition.ts';
import { FormMemoryProvider } from './form-memory.tsx';

/** Two pages of a site: each shows the form at another address, or does not show it. */
function Site({ locale }: { locale: Locale | undefined }) {
  return (
    <FormMemoryProvider>
      {locale && (
        <I18nProvider locale={locale} key={locale}>
          <BatteryTestForm idempotencyKey={`made-for-the-${locale}-page`} />
        </I18nProvider>
      )}
    </FormMemoryProvider>
  );
}

const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;

it('keeps what was typed, the errors and the key when the page changes its language', async () => {
  const { rerender } = render(<Site locale="fr" />);
  await userEvent.selectOptions(screen.getByLabelText('Centre urbain'), 'Québec');
  await userEvent.type(screen.getByLabelText('Marque du véhicule'), 'Toyota');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByLabelText('Modèle du véhicule')).toBeInvalid());

  rerender(<Site locale="en" />);
  expect(screen.getByLabelText('Urban centre')).toHaveValue('Québec');
  expect(screen.getByLabelText('Vehicle make')).toHaveValue('Toyota');
  expect(screen.getByLabelText('Vehicle make')).toBeValid();
  expect(screen.getByLabelText('Vehicle model')).toHaveAccessibleDescription(
    expect.stringContaining('Please fill out this field'),
  );
  expect([value('locale'), value('idempotencyKey')]).toEqual(['A', 'made-for-the-fr-page']);
});

it('finds it again when the visitor comes back from another page', async () => {
  const { rerender } = render(<Site locale="fr" />);
  await userEvent.type(screen.getByLabelText('Année du véhicule'), '2019');
  rerender(<Site locale={undefined} />);
  rerender(<Site locale="fr" />);
  expect(screen.getByLabelText('Année du véhicule')).toHaveValue('2019');
});

it('belongs to one form where a page has two of one kind', async () => {
  const page = (forms: boolean) => (
    <FormMemoryProvider>
      {forms && (
        <I18nProvider locale="fr">
          <BatteryTestForm id="a" />
          <BatteryTestForm id="b" />
        </I18nProvider>
      )}
    </FormMemoryProvider>
  );
  const makes = () => screen.getAllByLabelText<HTMLInputElement>('Marque du véhicule');
  const { rerender } = render(page(true));
  for (const [index, make] of ['Kia', 'Ford'].entries()) {
    const input = makes()[index];
    if (input) await userEvent.type(input, make);
  }
  rerender(page(false));
  rerender(page(true));
  expect(makes().map(({ value }) => value)).toEqual(['Kia', 'Ford']);
});

it('writes nothing to the browser’s storage', async () => {
  const { rerender } = render(<Site locale="fr" />);
  await userEvent.type(screen.getByLabelText('Marque du véhicule'), 'Toyota');
  rerender(<Site locale="en" />);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

const zoe: SubmissionMember = {
  name: 'Zoé',
  surname: 'Côté',
  memberNumber: '1000000017',
  email: 'zoe.cote@example.org',
};
const noe: SubmissionMember = {
  name: 'Noé',
  surname: 'Roy',
  memberNumber: '1000000025',
  email: 'noe.roy@example.org',
};

/** The same page during a visit: before and after someone signs in, or after a page change. */
function Contact({ member, away = false }: { member?: SubmissionMember; away?: boolean }) {
  return (
    <FormMemoryProvider>
      <I18nProvider locale="fr">{!away && <ContactUsForm {...(member && { member })} />}</I18nProvider>
    </FormMemoryProvider>
  );
}

describe('what was typed into a form', () => {
  const type = (text: string) => userEvent.type(screen.getByLabelText('Votre message'), text);

  it('is not shown to another member, not even after the session of the first has ended', async () => {
    const { rerender } = render(<Contact member={zoe} />);
    await type('Mon dossier');
    rerender(<Contact away />);
    rerender(<Contact />);
    expect(value('question')).toBe('Mon dossier');
    rerender(<Contact away />);
    rerender(<Contact member={noe} />);
    expect([value('question'), value('email')]).toEqual(['', noe.email]);
  });

  it('is kept when the visitor signs in meanwhile, and the untouched fields are filled in', async () => {
    const { rerender } = render(<Contact />);
    await type('Bonjour');
    rerender(<Contact away />);
    rerender(<Contact member={zoe} />);
    expect([value('question'), value('email'), value('memberFirstName')]).toEqual([
      'Bonjour',
      zoe.email,
      zoe.name,
    ]);
  });

  it('stays emptied where it was emptied', async () => {
    const { rerender } = render(<Contact member={zoe} />);
    await userEvent.clear(screen.getByLabelText('Adresse courriel'));
    rerender(<Contact away />);
    rerender(<Contact member={zoe} />);
    expect([value('email'), value('memberFirstName')]).toEqual(['', zoe.name]);
  });
});
