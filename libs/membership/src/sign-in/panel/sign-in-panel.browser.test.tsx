import { I18nProvider } from '@jalon/i18n/react';
import { opensDialog } from '@jalon/ui/dialog';
import { render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SignInPanel } from '../index.ts';
import { panelFocusInterval } from '../limits.ts';

it('leaves the focus where the visitor put it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  render(
    <I18nProvider locale="en">
      <button {...opensDialog('panel')}>Open</button>
      <SignInPanel id="panel" form={{ action: '/' }} signOut={{ action: '/' }} />
    </I18nProvider>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  const password = page.getByLabelText('Password', { exact: true });
  await password.click();
  vi.advanceTimersByTime(panelFocusInterval * 2);
  vi.useRealTimers();
  await expect.element(password).toHaveFocus();
});
