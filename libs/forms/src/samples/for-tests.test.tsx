// @vitest-environment jsdom
import { createHandlers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { BatteryTestForm } from '../forms/battery-test/index.ts';
import { PriceListForm } from '../forms/price-list/index.ts';
import { inPage } from '../testing/in-page.tsx';
import { answersTo, fillForm, mockForms } from './for-tests.ts';

const server = mockServer();
afterEach(() => sessionStorage.clear());

const shown = () => Object.fromEntries(new FormData(document.forms[0]));

describe('fillForm', () => {
  it('answers texts, choices and boxes by their labels', async () => {
    render(inPage(<PriceListForm />));
    await fillForm(userEvent.setup(), {
      Make: 'Toyota',
      Transmission: 'Manual',
      Doors: '4',
      'Air conditioning': true,
    });
    expect(shown()).toMatchObject({
      vehiculeMarque: 'Toyota',
      vehiculeTransmission: 'manual',
      vehiculePortes: '4',
      vehiculeClimatiseur: 'true',
    });
    await fillForm(userEvent.setup(), { Make: 'Kia', 'Air conditioning': false });
    expect(shown()).toMatchObject({ vehiculeMarque: 'Kia' });
    expect(shown()).not.toHaveProperty('vehiculeClimatiseur');
  });

  it('takes the sample answers of a form, by field name', async () => {
    render(inPage(<PriceListForm />));
    await fillForm(userEvent.setup(), answersTo(11));
    expect(shown()).toMatchObject(answersTo(11));
  });
});

it('mocks the API with the settings of a club', async () => {
  const club = { ...defaultClub, batteryTest: { urbanCentres: [{ value: 'Rimouski' }] } };
  const received: unknown[] = [];
  server.use(...createHandlers({ forms: mockForms(club, received) }));
  render(inPage(<BatteryTestForm api={{ baseUrl: 'http://api.test' }} />, 'en', club));
  const user = userEvent.setup();
  await fillForm(user, { ...answersTo(12), centreUrbain: 'Rimouski' });
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText(/Your request has been sent/)).toBeVisible();
  expect(received).toEqual([expect.objectContaining({ centreUrbain: 'Rimouski' })]);
});
