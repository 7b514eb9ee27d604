// @vitest-environment jsdom
import { ClubProvider } from '@jalon/club/react';
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleClub } from '../testing/sample-checkout.ts';
import { ModifyStep } from './modify-step.tsx';

it.each([
  ['PLUS', ['−$30.50 for a whole year', 'your current membership', '+$69.50 for a whole year']],
  [undefined, ['before taxes', 'before taxes', 'before taxes']],
])('marks the member’s own type, %s, and compares the others with it', (present, ends) => {
  render(
    <I18nProvider locale="en">
      <ClubProvider club={sampleClub}>
        <ModifyStep
          flow="modify-my-membership"
          present={present}
          memberships={[
            { codeOptionAdhesion: 'BASE', name: 'Base', yearlyPrice: 10_000 },
            { codeOptionAdhesion: 'PLUS', name: 'Plus', yearlyPrice: 13_050 },
            { codeOptionAdhesion: 'MAX', name: 'Max', yearlyPrice: 20_000 },
          ]}
        />
      </ClubProvider>
    </I18nProvider>,
  );
  const labels = screen
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => radio.labels?.[0]?.textContent);
  expect(labels.map((label) => label?.split(', ').at(-1))).toEqual(ends);
});
