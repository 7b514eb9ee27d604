// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { MemberAccess } from './member-access.tsx';

// The files of a worker share their modules: none may have those of another file, with or without the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('./load-panel.ts', () => ({ loadPanel: () => Promise.reject(new TypeError('No network')) }));

it('follows its link when the panel can’t be loaded', async () => {
  const assign = vi.fn();
  const { href, pathname } = location;
  vi.stubGlobal('location', { href, pathname, assign });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The network is down')));
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <I18nProvider locale="en">
      <MemberAccess
        areaPath="/en/connected-space"
        signInPath="/en/sign-in"
        forgottenPath="/en/forgotten-password"
        returnPath="/en/help?a=1"
        links={[]}
      />
    </I18nProvider>,
  );
  const link = screen.getByRole('link', { name: 'Sign in' });
  await userEvent.click(link);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/sign-in?r=%2Fen%2Fhelp%3Fa%3D1'), 5_000);
  expect(link).toBeVisible();
  expect(link).toHaveAttribute('aria-busy', 'false');
});
