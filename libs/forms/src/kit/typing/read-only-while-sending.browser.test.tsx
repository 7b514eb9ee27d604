import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { KitForm, kitFormAnswers } from '../../testing/kit-form.tsx';
import { control } from '../../testing/server-page.ts';
import type { SendResult } from '../submission/send.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** A form that is being sent until `answer` is called. */
async function sending() {
  let answer: (result: SendResult) => void = () => {};
  const { container } = render(
    <KitForm
      defaults={{ ...kitFormAnswers, extension: '', street: '' }}
      onSubmit={() => new Promise((resolve) => (answer = resolve))}
    />,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
  return { form, answer: (result: SendResult) => answer(result) };
}

const answers = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([name]) => name in kitFormAnswers));

it('takes no edit by keys, paste, input method or pointer while it is sending', async () => {
  const { form } = await sending();
  const before = answers(form);

  for (const name of ['firstName', 'mileage', 'street', 'phone', 'extension', 'question']) {
    control(form, name).focus();
    await userEvent.keyboard('1a{Backspace}{Delete}');
    await cdp().send('Input.imeSetComposition', { text: 'é', selectionStart: 1, selectionEnd: 1 });
    await cdp().send('Input.insertText', { text: 'é' });
  }
  control(form, 'question').select();
  await userEvent.copy();
  for (const name of ['firstName', 'street', 'phone']) {
    control(form, name).focus();
    await userEvent.paste();
  }
  control(form, 'color').focus();
  await userEvent.keyboard('{ArrowDown}b');
  await userEvent.click(screen.getByLabelText('small'), { force: true });
  (document.querySelector('[name=size]:checked') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(screen.getByLabelText(/Newsletter/), { force: true });
  for (const clear of form.querySelectorAll<HTMLElement>('button[type=button]')) {
    if (!clear.closest('[data-part=actions]')) clear.click();
  }
  expect(answers(form)).toEqual(before);
});

/** Drops a text onto a control, as if dragged with the mouse from another window. */
async function drop(text: string, onto: HTMLElement) {
  onto.scrollIntoView({ block: 'center' });
  const { x, y, height } = onto.getBoundingClientRect();
  // The tests run in a frame of the page, which may be scaled.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width > 0 ? frame.width / window.innerWidth : 1;
  const at = { x: frame.x + (x + 4) * scale, y: frame.y + (y + height / 2) * scale };
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await cdp().send('Input.dispatchDragEvent', { type, ...at, data });
  }
}

it('takes no text that is dropped onto a field while it is sending, and does afterwards', async () => {
  const { form, answer } = await sending();
  const before = answers(form);
  for (const name of ['firstName', 'phone', 'question']) await drop('Ève', control(form, name));
  expect(answers(form)).toEqual(before);

  answer({ status: 'error', errors: { firstName: 'required' } });
  await waitFor(() => expect(form).not.toHaveAttribute('aria-busy'));
  await drop('Ève', control(form, 'question'));
  await waitFor(() => expect(control(form, 'question').value).toContain('Ève'));
});

it('takes edits again once the send has failed', async () => {
  const { form, answer } = await sending();
  expect(control(form, 'firstName').readOnly).toBe(true);
  answer({ status: 'error', errors: { firstName: 'required' } });
  await waitFor(() => expect(form).not.toHaveAttribute('aria-busy'));
  control(form, 'firstName').focus();
  await userEvent.keyboard('{End}e');
  await userEvent.click(screen.getByLabelText('small'));
  expect(answers(form)).toMatchObject({ firstName: 'Zoée', size: 'small' });
});
