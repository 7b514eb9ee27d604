// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { render as mount, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SignInForm, SignInPanel, SignOutForm } from './index.ts';

const inEnglish = (element: React.ReactNode) => <I18nProvider locale="en">{element}</I18nProvider>;
const render = (element: React.ReactNode) => renderToString(inEnglish(element));
const form = inEnglish(<SignInForm action="/" />);

it('posts without JavaScript, with the page to open next', () => {
  const html = render(<SignInForm action="/en/sign-in" returnPath="/en/contact-us" />);
  expect(html).toMatch(
    /<form[^>]+method="post"[^>]+action="\/en\/sign-in"|<form[^>]+action="\/en\/sign-in"[^>]+method="post"/,
  );
  expect(html).toContain('<input type="hidden" name="r" value="/en/contact-us"/>');
  // All that the script shows, so that nothing moves when it arrives.
  for (const name of ['username', 'password', 'remember']) expect(html).toContain(`name="${name}"`);
});

it('says what the username of a new member is, also to a screen reader', () => {
  mount(form);
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/^Your member number/);
});

it('shows a rejected attempt with the username, never the password', () => {
  const html = render(
    <SignInForm action="/" rejected={{ errors: { password: 'required' }, username: 'zoe.cote' }} />,
  );
  expect(html).toContain('value="zoe.cote"');
  expect(html).toContain('Please enter your password');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
});

describe('the remembered username', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('is filled in', () => {
    localStorage.setItem('username', 'zoe.cote');
    mount(form);
    expect(screen.getByLabelText('Username')).toHaveValue('zoe.cote');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('does not replace what was typed before the script arrived', () => {
    localStorage.setItem('username', 'zoe.cote');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    const username = screen.getByLabelText<HTMLInputElement>('Username');
    username.value = 'grace.macdonald';
    mount(form, { container, hydrate: true });
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(username).toHaveValue('grace.macdonald');
    container.remove();
  });

  it('is not offered where the browser blocks local storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    mount(form);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

it('repeats the errors to a screen reader after another attempt with the same errors', () => {
  const { rerender } = mount(form);
  const alerts = [1, 2].map(() => {
    rerender(inEnglish(<SignInForm action="/" rejected={{ errors: { username: 'required' } }} />));
    return screen.getByRole('alert');
  });
  expect(alerts[1]).not.toBe(alerts[0]);
  expect(document.activeElement).toBe(alerts[1]?.parentElement);
});

it('signs out by a post', () => {
  expect(render(<SignOutForm action="/en/sign-in" />)).toMatch(
    /<button [^>]*value="sign-out"[^>]* name="intent"/,
  );
});

it('has the member in the panel’s HTML, and no form to sign in', () => {
  const member = { name: 'Zoé', surname: 'Côté', memberNumber: '1000000017' };
  const html = render(
    <SignInPanel id="p" member={member} form={{ action: '/' }} signOut={{ action: '/' }} />,
  );
  expect(html).toContain('Welcome, Zoé Côté');
  expect(html).toContain('620\u00a0285\u00a01000000017');
  expect(html).not.toContain('name="password"');
});
