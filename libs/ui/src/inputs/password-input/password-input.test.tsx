// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { PasswordInput } from './index.ts';

it.each([
  ['fr', 'Afficher le mot de passe'],
  ['en', 'Show password'],
] as const)('serves a native password field and a button that submits nothing, in %s', (locale, name) => {
  const html = serverHtml(
    <PasswordInput name="password" autoComplete="current-password" className="mine" />,
    locale,
  );
  expect(html).toMatch(/^<div class="[^"]*mine"><input (?=[^>]*type="password")(?=[^>]*name="password")/);
  expect(html).toMatch(new RegExp(`<button (?=[^>]*type="button")(?=[^>]*aria-label="${name}")`));
  expect(html).toMatch(/role="status"[^>]*><\/span>/);
});

it('hides the password again when its form is sent', () => {
  render(
    <form aria-label="f" onSubmit={(event) => event.preventDefault()}>
      <PasswordInput defaultValue="secret" data-testid="p" />
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByTestId('p')).toHaveAttribute('type', 'text');
  fireEvent.submit(screen.getByRole('form'));
  expect(screen.getByTestId('p')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button')).toHaveTextContent('Afficher');
});
