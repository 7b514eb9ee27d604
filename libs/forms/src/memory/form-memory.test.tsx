// @vitest-environment jsdom
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BatteryTestForm } from '../battery-test/index.ts';
import { FormMemoryProvider } from './index.ts';

/** Two pages of a site: the form stands on each under another address, or not at all. */
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

it('writes nothing to the browser’s storage', async () => {
  const { rerender } = render(<Site locale="fr" />);
  await userEvent.type(screen.getByLabelText('Marque du véhicule'), 'Toyota');
  rerender(<Site locale="en" />);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});
