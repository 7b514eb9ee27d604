// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { earlyAction } from './replay.ts';

/** Presses the first button of a page; returns whether the press must be repeated. */
function press(html: string): boolean {
  document.body.innerHTML = html;
  const button = document.querySelector('button');
  let early: ReturnType<typeof earlyAction>;
  button?.addEventListener('click', (event) => {
    early ??= earlyAction(event);
  });
  button?.click();
  let presses = 0;
  button?.addEventListener('click', () => {
    presses += 1;
  });
  early?.again();
  expect(presses).toBe(early ? 1 : 0);
  return early !== undefined;
}

const opener = '<button type="button" command="show-modal" commandfor="search">Search</button>';

it('repeats a press that opens a dialog where the browser does not support `command`', () => {
  expect('command' in HTMLButtonElement.prototype).toBe(false);
  expect(press(opener)).toBe(true);
});

it('leaves it to the browsers that support `command`', () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'command', { value: '', configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(HTMLButtonElement.prototype, 'command'));
  expect(press(opener)).toBe(false);
});

it.each([
  ['<button type="button">More</button>', true],
  ['<button type="submit">Send</button>', false],
  ['<button type="button" popovertarget="menu">Menu</button>', false],
])('%s: repeated: %s', (html, repeated) => {
  expect(press(html)).toBe(repeated);
});
