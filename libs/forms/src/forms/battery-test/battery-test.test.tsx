// @vitest-environment jsdom

import { defaultClub } from '@jalon/club';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inPage } from '../../testing/in-page.tsx';
import { control } from '../../testing/server-page.ts';
import { BatteryTestForm } from './index.ts';

it('follows the club’s settings when they come later', async () => {
  const urbanCentres = [{ value: 'Rimouski' }];
  const wide = { ...defaultClub, batteryTest: { vehicleNames: 'wide' as const, urbanCentres } };
  const { container, rerender } = render(inPage(<BatteryTestForm />));
  expect(container).toHaveTextContent('Letters only');
  rerender(inPage(<BatteryTestForm />, 'en', wide));
  expect(container).not.toHaveTextContent('Letters only');
  const form = container.querySelector('form') as HTMLFormElement;
  await userEvent.selectOptions(control(form, 'centreUrbain'), 'Rimouski');
  await userEvent.type(control(form, 'vehiculeMarque'), 'Mercedes-Benz');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(control(form, 'vehiculeModele')).toBeInvalid());
  expect(control(form, 'vehiculeMarque')).toHaveValue('Mercedes-Benz');
  expect(control(form, 'centreUrbain')).toBeValid();
});
