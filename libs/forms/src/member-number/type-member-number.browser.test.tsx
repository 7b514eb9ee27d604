import { defaultClub, formatMemberNumber, memberNumberPrefix } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { I18nProvider } from '@jalon/i18n/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactUsForm } from '../forms/contact-us/index.ts';
import { PersonalInformationForm } from '../forms/personal-information/index.ts';

afterEach(cleanup);

const forms = [
  ['contact us', <ContactUsForm key="4" idempotencyKey="1" />],
  [
    'personal information',
    <PersonalInformationForm key="5" idempotencyKey="1" defaults={{ subject: 'MEM' }} />,
  ],
] as const;

it.each(
  forms.flatMap(([name, form]) => [undefined, '111 222'].map((prefix) => [name, prefix, form] as const)),
)('the form %s takes a number pasted as the site writes it, prefix %s', async (_name, prefix, form) => {
  const club = { ...defaultClub, memberNumberPrefix: prefix };
  const { container } = render(
    <I18nProvider locale="fr">
      <ClubProvider club={club}>
        <textarea defaultValue={formatMemberNumber('1000000033', club)} />
        {form}
      </ClubProvider>
    </I18nProvider>,
  );
  container.querySelector('textarea')?.select();
  await userEvent.copy();
  const field = container.querySelector<HTMLInputElement>('[name=memberNumberBase]');
  field?.focus();
  await userEvent.paste();
  expect(field).toHaveValue('1000000033');
});

it.each(forms)('the form %s takes a number typed with the prefix in front of it', async (_name, form) => {
  const { container } = render(<I18nProvider locale="fr">{form}</I18nProvider>);
  const field = container.querySelector<HTMLInputElement>('[name=memberNumberBase]');
  field?.focus();
  const whole = `${memberNumberPrefix(defaultClub)} 1000000033`;
  // Without a script all of it is sent too, and the server drops the prefix.
  expect(field?.maxLength).toBeGreaterThanOrEqual(whole.length);
  await userEvent.keyboard(whole);
  expect(field).toHaveValue('1000000033');
  await userEvent.keyboard('4');
  expect(field).toHaveValue('1000000033');
});
