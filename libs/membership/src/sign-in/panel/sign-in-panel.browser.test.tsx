import { I18nProvider } from '@jalon/i18n/react';
import { opensDialog } from '@jalon/ui/dialog';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SignInPanel } from '../index.ts';
import { panelFocusInterval } from '../limits.ts';

const container = document.createElement('div');
document.body.append(container);
let root: ReturnType<typeof createRoot> | undefined;
afterEach(() => {
  vi.useRealTimers();
  root?.unmount();
});

function render(member?: { name: string; surname: string; memberNumber: string }) {
  root = createRoot(container);
  root.render(
    <I18nProvider locale="en">
      <button {...opensDialog('panel')}>Open</button>
      <SignInPanel id="panel" member={member} form={{ action: '/' }} signOut={{ action: '/' }} />
    </I18nProvider>,
  );
}

it('focuses the username after it opens, and the opener after Escape', async () => {
  render();
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(page.getByLabelText('Username', { exact: true })).toHaveFocus();
  await userEvent.keyboard('zoe{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('leaves the focus where the visitor put it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render();
  await page.getByRole('button', { name: 'Open' }).click();
  const password = page.getByLabelText('Password', { exact: true });
  await password.click();
  vi.advanceTimersByTime(panelFocusInterval * 2);
  vi.useRealTimers();
  await expect.element(password).toHaveFocus();
});

it('keeps the focus inside for a member, and closes by Escape', async () => {
  render({ name: 'Zoé', surname: 'Côté', memberNumber: '1000000017' });
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('Welcome, Zoé Côté')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});
