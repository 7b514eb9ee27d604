// @vitest-environment jsdom
import { createHandlers } from '@jalon/api-client/msw';
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BatteryTestForm } from '../forms/battery-test/index.ts';
import { answersTo } from '../samples/answers.ts';
import { fillForm } from '../test-helpers/fill-form.ts';
import { mockForms } from '../test-helpers/mock-forms.ts';
import { type ClubConfig, defaultClub } from './club-config.ts';
import { clubDifferences, wholeClub } from './club-differences.ts';
import { ClubProvider } from './club-provider.tsx';

const api = { baseUrl: 'http://api.test' };
const own: ClubConfig = {
  ...defaultClub,
  name: { fr: 'Club Boréal', en: 'Boreal Club' },
  batteryTest: { urbanCentres: [{ value: 'Rimouski' }] },
  giftCard: { amounts: [20, 40] },
};
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

/** An API that follows the settings of `club`. */
function serve(club: ClubConfig) {
  server.use(...createHandlers({ forms: mockForms(club), club: wholeClub(club) }));
}

it('names the settings that the API has otherwise', async () => {
  serve(defaultClub);
  expect(await clubDifferences(own, api)).toEqual([
    'name.fr',
    'name.en',
    'batteryTest.urbanCentres',
    'giftCard.amounts',
  ]);
});

it('finds none between a default and the same value in a file', async () => {
  serve({ ...defaultClub, giftCard: { amounts: [25, 50, 100] }, memberNumberPrefix: '620 285' });
  expect(await clubDifferences(defaultClub, api)).toEqual([]);
});

it('finds none with an API that reports no settings, or does not answer', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  server.use(...createHandlers({ forms: mockForms(own) }));
  expect(await clubDifferences(defaultClub, api)).toEqual([]);
  server.close();
  expect(await clubDifferences(defaultClub, { baseUrl: 'http://127.0.0.1:1' })).toEqual([]);
  server.listen({ onUnhandledFrame: 'error' });
});

it('hints at other settings when the API does not know a choice of the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  serve(defaultClub);
  render(
    <I18nProvider locale="fr">
      <ClubProvider club={own}>
        <BatteryTestForm api={api} />
      </ClubProvider>
    </I18nProvider>,
  );
  const user = userEvent.setup();
  await fillForm(user, { ...answersTo(12), centreUrbain: 'Rimouski' });
  await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  await screen.findByText('Veuillez vérifier cette réponse');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"centreUrbain".*same club settings\?/));
});
