// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { earlyAction } from './replay.ts';

/** Presses the first button of a page, then does what else the visitor does; returns how often it is repeated. */
function repeats(html: string, meanwhile = () => {}): number {
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
  meanwhile();
  early?.again();
  return presses;
}

const opener = '<button type="button" command="show-modal" commandfor="search">Search</button>';

it('repeats a press that opens a dialog where the browser does not support `command`', () => {
  expect('command' in HTMLButtonElement.prototype).toBe(false);
  expect(repeats(opener)).toBe(1);
});

it('leaves it to the browsers that support `command`', () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'command', { value: '', configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(HTMLButtonElement.prototype, 'command'));
  expect(repeats(opener)).toBe(0);
});

it.each([
  ['<button type="button">More</button>', 1],
  ['<button type="submit">Send</button>', 0],
  ['<button type="button" popovertarget="menu">Menu</button>', 0],
])('%s is repeated %d times', (html, times) => {
  expect(repeats(html)).toBe(times);
});

it.each([
  [
    'opens no menu behind a dialog',
    '<button type="button" aria-expanded="false">Menu</button><dialog></dialog>',
    0,
  ],
  [
    'opens a part of a dialog',
    '<dialog><button type="button" aria-expanded="false">More</button></dialog>',
    1,
  ],
  ['closes an alert behind a dialog', '<button type="button">Close</button><dialog></dialog>', 1],
])('%s that the visitor has opened since', (_, html, times) => {
  expect(repeats(html, () => document.querySelector('dialog')?.setAttribute('open', ''))).toBe(times);
});
