// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { accepted, answers, button, fill, send, sent, show } from '../../testing/battery-test-page.tsx';

const network = vi.hoisted(() => {
  // The files of a worker share their modules: those of an earlier one have the loader without the mock.
  vi.resetModules();
  return { isDown: true };
});

// The loader of a browser.
vi.mock('#load-edited-form', async () => {
  const { editedFormLoader } = await import('./load-edited-form.browser.ts');
  const unlessDown = <Load extends () => Promise<unknown>>(load: Load) =>
    ((...none) => (network.isDown ? Promise.reject(new TypeError('No network')) : load(...none))) as Load;
  return { editedFormLoader: { ...editedFormLoader, load: unlessDown(editedFormLoader.load) } };
});

// Nor may a later file have this one's.
afterAll(() => vi.resetModules());

const submit = vi.spyOn(HTMLFormElement.prototype, 'submit');

beforeEach(() => {
  network.isDown = true;
  submit.mockReset();
});

it('posts the form to its page, as without a script, when what sends it can’t be loaded', async () => {
  const onSubmit = vi.fn(accepted);
  show({ action: '/en/forms/battery-test#battery-test', onSubmit });
  await fill();
  await send();
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(Object.fromEntries(new FormData(document.forms[0]))).toMatchObject(answers);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps the answers without a network, and sends them when it is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  show({ action: '/en/forms/battery-test', onSubmit: accepted });
  await fill();
  await send();
  expect(await screen.findByText(/You’re offline\. Nothing was sent/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Send when back online' }));

  network.isDown = false;
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await sent();
  expect(submit).not.toHaveBeenCalled();
});

it('asks again at the next press in a host that takes no posts', async () => {
  show({ onSubmit: accepted });
  await fill();
  await send();
  expect(await screen.findByText(/An error occurred/)).toBeVisible();
  network.isDown = false;
  fireEvent.click(button());
  await sent();
});
