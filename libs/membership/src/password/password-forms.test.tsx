import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChangePasswordForm, ForgottenPasswordForm, NewPasswordForm } from './index.ts';

const render = (element: React.ReactNode) =>
  renderToString(<I18nProvider locale="en">{element}</I18nProvider>);

describe('without JavaScript', () => {
  it.each([
    ['a change', <ChangePasswordForm key="1" action="/a" />, ['intent', 'currentPassword', 'newPassword']],
    ['a request for a link', <ForgottenPasswordForm key="2" action="/a" />, ['username']],
    ['a new password', <NewPasswordForm key="3" action="/a" token="t" />, ['token', 'newPassword']],
  ])('%s posts its fields', (_what, form, names) => {
    const html = render(form);
    expect(html).toMatch(/<form[^>]+method="post"/);
    expect(html).toMatch(/<form[^>]+action="\/a"/);
    expect([...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name).toSorted()).toEqual(
      names.toSorted(),
    );
  });
});

it.each([
  [{ newPassword: 'required' }, 'Please enter a new password'],
  [{ newPassword: 'tooShort' }, 'at least 15 characters'],
  [{ newPassword: 'tooLong' }, 'no more than 200 characters'],
  [{ newPassword: 'tooEasy' }, 'too easy to guess'],
  [{ token: 'expired' }, 'expired or was already used'],
  [{ generic: 'tryAgainLater' }, 'Something went wrong'],
  [{ generic: 'tooMany' }, 'Too many attempts'],
])('shows the message of %j', (errors, message) => {
  const html = render(<NewPasswordForm action="/" token="t" rejected={{ errors }} />);
  expect(html).toContain(message);
  expect(html.includes('aria-invalid="true"')).toBe('newPassword' in errors);
});
