// @vitest-environment jsdom

import { ClubProvider } from '@jalon/club/react';
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { control, servedForm } from '../../testing/server-page.ts';
import { BatteryTestForm, type BatteryTestFormProps } from './index.ts';

const key = '0b51c0de-0000-4000-8000-000000000000';

function page(locale: Locale, props: BatteryTestFormProps = { idempotencyKey: key }) {
  return (
    <I18nProvider locale={locale}>
      <BatteryTestForm {...props} />
    </I18nProvider>
  );
}

/** The server-rendered page, before any script runs. */
const serverPage = (locale: Locale, props?: BatteryTestFormProps) => servedForm(page(locale, props));

describe.each(['fr', 'en'] as const)('the server’s page in %s', (locale) => {
  it('offers the seven urban centres', () => {
    const options = [...serverPage(locale).form.querySelectorAll('option')].map(({ value }) => value);
    expect(options).toEqual([
      '',
      'Gatineau',
      'Laval',
      'Montréal',
      'Québec',
      'Saguenay',
      'Sherbrooke',
      'Trois-Rivières',
    ]);
  });
});

it('names no limit of the strict rule where the club widens it', () => {
  const strict = renderToString(page('fr'));
  const wide = renderToString(
    <ClubProvider club={{ name: { fr: 'X', en: 'X' }, batteryTest: { vehicleNames: 'wide' } }}>
      {page('fr')}
    </ClubProvider>,
  );
  expect(strict).toContain('Lettres seulement');
  expect(wide).not.toContain('Lettres seulement');
});

it('follows the club’s settings when they come later', async () => {
  const club = { name: { fr: 'X', en: 'X' } };
  const wide = {
    ...club,
    batteryTest: { vehicleNames: 'wide' as const, urbanCentres: [{ value: 'Rimouski' }] },
  };
  const { container, rerender } = render(<ClubProvider club={club}>{page('en')}</ClubProvider>);
  rerender(<ClubProvider club={wide}>{page('en')}</ClubProvider>);
  const form = container.querySelector('form') as HTMLFormElement;
  await userEvent.selectOptions(control(form, 'centreUrbain'), 'Rimouski');
  await userEvent.type(control(form, 'vehiculeMarque'), 'Mercedes-Benz');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(control(form, 'vehiculeModele')).toBeInvalid());
  expect(control(form, 'vehiculeMarque')).toHaveValue('Mercedes-Benz');
  expect(control(form, 'centreUrbain')).toBeValid();
});
