// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepAnswers } from './keep-answers.ts';

const posted = vi.fn<(action: string, body: Record<string, FormDataEntryValue>) => void>();

beforeEach(() => {
  posted.mockClear();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted(this.action, Object.fromEntries(new FormData(this)));
  });
  document.body.innerHTML = `
    <a href="/en/form" hreflang="en">English</a>
    <form method="post"><input name="other"></form>
    <form method="post" id="form">
      <input type="hidden" name="locale" value="F">
      <input name="name" value="Zoé">
      <textarea name="message"></textarea>
      <select name="centre"><option value=""></option><option>Laval</option></select>
      <input type="radio" name="term" value="annual" checked><input type="radio" name="term" value="monthly">
    </form>`;
});

function press(init: MouseEventInit = {}) {
  const link = document.querySelector('a');
  if (!link) throw new Error('No link');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  keepAnswers(event, link);
  return event;
}

function control<Element extends HTMLElement>(selector: string): Element {
  const found = document.querySelector<Element>(selector);
  if (!found) throw new Error(selector);
  return found;
}

it.each([
  ['a text', () => Object.assign(control<HTMLInputElement>('[name=name]'), { value: 'Éric' })],
  ['a message', () => Object.assign(control<HTMLTextAreaElement>('textarea'), { value: 'Bonjour' })],
  ['a choice of a list', () => Object.assign(control<HTMLSelectElement>('select'), { value: 'Laval' })],
  ['a choice', () => Object.assign(control<HTMLInputElement>('[value=monthly]'), { checked: true })],
])('posts a form with %s to the page in the other language', (_what, edit) => {
  edit();
  expect(press().defaultPrevented).toBe(true);
  expect(posted).toHaveBeenCalledExactlyOnceWith(
    'http://localhost:3000/en/form',
    expect.objectContaining({ locale: 'F', redraw: 'typed' }),
  );
});

it('asks for the errors again where the page shows some', () => {
  control<HTMLInputElement>('[name=name]').value = '';
  control('[name=name]').setAttribute('aria-invalid', 'true');
  press();
  expect(posted).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ redraw: 'checked' }));
});

it('leaves the link to the browser without an edited form, and for a press that opens a new tab', () => {
  expect(press().defaultPrevented).toBe(false);
  control<HTMLInputElement>('[name=name]').value = 'Éric';
  expect(press({ ctrlKey: true }).defaultPrevented).toBe(false);
  expect(posted).not.toHaveBeenCalled();
});
