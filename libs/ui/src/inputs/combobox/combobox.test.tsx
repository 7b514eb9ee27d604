// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { Combobox, type ComboboxOption, type ComboboxProps, type LoadContext } from './index.ts';

const load = vi.fn<(query: string, context: LoadContext<ComboboxOption>) => Promise<ComboboxOption[]>>();
const field = () => screen.getByRole<HTMLInputElement>('combobox');
/** Changes the value as a script or autofill does: the focus does not move. */
const write = (text: string) => fireEvent.input(field(), { target: { value: text } });
const type = (text: string) => {
  act(() => field().focus());
  write(text);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Types, and waits until the suggestions are requested. */
const ask = (text: string) => {
  type(text);
  return pass(400);
};
const show = (props: Partial<ComboboxProps<ComboboxOption>> = {}) =>
  render(<Combobox aria-label="Adresse" load={load} {...props} />);
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const option = (label: string): ComboboxOption => ({ id: label, label });

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout, so it can’t scroll.
  Element.prototype.scrollIntoView = () => undefined;
  load.mockReset().mockImplementation(async (query) => [option(`${query} A`), option(`${query} B`)]);
});
afterEach(() => {
  vi.useRealTimers();
});

it('serves a plain field that posts', () => {
  const html = serverHtml(
    <Combobox id="a" name="address" load={load} defaultValue="860 rue" className="mine" />,
  );
  expect(html).toMatch(/^<div class="[^"]*mine"/);
  expect(html).toMatch(/<input (?=[^>]*id="a")(?=[^>]*name="address")(?=[^>]*value="860 rue")/);
  expect(html).not.toMatch(/role=|aria-expanded|<button/);
});

describe('asking for suggestions', () => {
  it('asks from three characters on, 400 ms after the last key, once', async () => {
    show();
    type(' 86 ');
    await pass(1000);
    expect(load).not.toHaveBeenCalled();
    type('860');
    await pass(399);
    type('860 r');
    await pass(399);
    expect(load).not.toHaveBeenCalled();
    await pass(1);
    expect(load.mock.calls.map(([query]) => query)).toEqual(['860 r']);
    expect(labels()).toEqual(['860 r A', '860 r B']);
  });

  it('shows the answer to the last question, whichever comes last', async () => {
    const late = Promise.withResolvers<ComboboxOption[]>();
    load.mockReturnValueOnce(late.promise);
    show();
    await ask('860');
    const [, { signal }] = load.mock.calls[0] ?? ['', { signal: undefined }];
    type('861');
    expect(signal?.aborted).toBe(true);
    await pass(400);
    late.resolve([option('too late')]);
    await pass(0);
    expect(labels()).toEqual(['861 A', '861 B']);
  });

  it('forgets its list when the text is too short again', async () => {
    show();
    await ask('860');
    type('86');
    expect(labels()).toEqual([]);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('sends no request after it is unmounted or loses the focus', async () => {
    const { unmount } = show();
    type('860');
    fireEvent.blur(field());
    await pass(1000);
    type('861');
    unmount();
    await pass(1000);
    expect(load).not.toHaveBeenCalled();
  });

  it('sends no request for a text set while the focus is elsewhere, and clears its list', async () => {
    show();
    write('860');
    await pass(1000);
    expect(load).not.toHaveBeenCalled();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await ask('861');
    act(() => field().blur());
    write('862');
    await pass(1000);
    fireEvent.click(field());
    expect(labels()).toEqual([]);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(['an answer', 'a failure'])(
    'shows nothing of %s that comes after the focus has gone',
    async (late) => {
      const { promise, resolve, reject } = Promise.withResolvers<ComboboxOption[]>();
      load.mockReturnValueOnce(promise);
      show();
      await ask('860');
      // An element that loses its ability to be focused sends no blur event.
      const stop = (event: Event) => event.stopImmediatePropagation();
      window.addEventListener('focusout', stop, { capture: true });
      field().blur();
      window.removeEventListener('focusout', stop, { capture: true });
      if (late === 'an answer') resolve([option('too late')]);
      else reject(new Error('503'));
      await pass(0);
      expect(field()).toHaveAttribute('aria-expanded', 'false');
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    },
  );

  it('takes other limits', async () => {
    show({ minLength: 1, delay: 50 });
    type('8');
    await pass(50);
    expect(load).toHaveBeenCalledOnce();
  });
});

it('keeps Enter from the form while suggestions are looked for or shown, and leaves it the next one', async () => {
  const submitted = vi.fn((event: React.FormEvent) => event.preventDefault());
  const picked = vi.fn();
  render(
    <form onSubmit={submitted}>
      <Combobox aria-label="Adresse" load={load} onPick={picked} />
    </form>,
  );
  const enter = () => fireEvent.keyDown(field(), { key: 'Enter' });
  await ask('860');
  expect(enter()).toBe(false);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(enter()).toBe(true);
  expect(picked).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(enter()).toBe(false);
  expect(picked).toHaveBeenCalledWith(option('860 A'));
  expect(enter()).toBe(true);
  expect(field()).toHaveValue('860 A');
  await pass(1000);
  expect(load).toHaveBeenCalledOnce();
});

it('keeps the list in which one moves, though the text has changed since', async () => {
  const picked = vi.fn();
  show({ onPick: picked });
  await ask('100 rue');
  type('100 rue B');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await pass(1000);
  expect(load).toHaveBeenCalledOnce();
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect(picked).toHaveBeenCalledWith(option('100 rue A'));
});

it('still asks for what was typed where a move finds no list', async () => {
  load.mockResolvedValueOnce([]);
  show();
  await ask('860 rux');
  type('860 rue');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await pass(400);
  expect(labels()).toEqual(['860 rue A', '860 rue B']);
});

it('leaves the keys of an input method alone', async () => {
  show();
  await ask('860');
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
});

it('searches immediately on Down when there is text and no list', async () => {
  show({ defaultValue: '860 rue' });
  act(() => field().focus());
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await pass(0);
  expect(labels()).toEqual(['860 rue A', '860 rue B']);
});

it('closes with Escape and keeps the dialog around it open', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  show();
  await ask('860');
  fireEvent.keyDown(field(), { key: 'Escape' });
  document.removeEventListener('keydown', heard);
  expect(heard).not.toHaveBeenCalled();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('marks what matches and keeps the label whole', async () => {
  load.mockResolvedValueOnce([
    {
      id: '1',
      label: '350 Rue Saint-Joseph',
      highlight: [
        [0, 3],
        [4, 7],
      ],
    },
  ]);
  show();
  await ask('350 rue');
  expect(labels()).toEqual(['350 Rue Saint-Joseph']);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    '350',
    'Rue',
  ]);
});
