import { defaultClub, formatMemberNumber, memberNumberPrefix } from '@jalon/club';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactUsForm } from '../forms/contact-us/index.ts';
import { inPage } from '../testing/in-page.tsx';
import { paste } from '../testing/paste.ts';

afterEach(cleanup);

// `member-number-schema.test.ts` shows the rule of each form.
it.each([undefined, '111 222'])('takes a number pasted as the site writes it, prefix %s', async (prefix) => {
  const club = { ...defaultClub, memberNumberPrefix: prefix };
  const { container } = render(inPage(<ContactUsForm />, 'fr', club));
  const field = container.querySelector('[name=memberNumberBase]') as HTMLElement;
  await paste(field, formatMemberNumber('1000000033', club));
  expect(field).toHaveValue('1000000033');
});

it('takes a number typed with the prefix in front of it', async () => {
  const { container } = render(inPage(<ContactUsForm />, 'fr'));
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
