// @vitest-environment jsdom
import { createHandlers } from '@jalon/api-client/msw';
import { defaultClub, wholeClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { BatteryTestForm } from '../forms/battery-test/index.ts';
import { answersTo } from '../samples/answers.ts';
import { fillForm } from '../samples/fill-form.ts';
import { mockForms } from '../samples/mock-forms.ts';

mockServer(...createHandlers({ forms: mockForms(), club: wholeClub(defaultClub) }));

it('hints at other settings when the API does not know a choice of the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(
    <I18nProvider locale="fr">
      <ClubProvider club={{ ...defaultClub, batteryTest: { urbanCentres: [{ value: 'Rimouski' }] } }}>
        <BatteryTestForm api={{ baseUrl: 'http://api.test' }} />
      </ClubProvider>
    </I18nProvider>,
  );
  const user = userEvent.setup();
  await fillForm(user, { ...answersTo(12), centreUrbain: 'Rimouski' });
  await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  await screen.findByText('Veuillez vérifier cette réponse');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"centreUrbain".*same club settings\?/));
});
