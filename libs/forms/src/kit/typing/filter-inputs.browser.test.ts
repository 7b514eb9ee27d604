import { beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { paste } from '../../testing/paste.ts';
import { digits, letters } from '../rules/alphabet.ts';
import { email } from '../rules/contact-fields.ts';
import { fieldRegistry } from '../rules/field-meta.ts';
import { text } from '../rules/text-fields.ts';
import { filterInputs } from './filter-inputs.ts';

const year = fieldRegistry.get(text({ alphabet: digits, maxLength: 4 }));
let input: HTMLInputElement;

function field(filter = letters.filter, maxLength = -1) {
  document.body.innerHTML = '<form><input name="filtered"><input name="free"></form>';
  const form = document.body.firstElementChild as HTMLFormElement;
  input = form.elements.namedItem('filtered') as HTMLInputElement;
  if (maxLength > 0) input.maxLength = maxLength;
  filterInputs(form, (name) => (name === 'filtered' ? filter : undefined));
  input.focus();
}

/** Types as an input method does: shows the composed text, then commits it. */
async function compose(steps: string[], committed: string) {
  for (const text of steps) {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await cdp().send('Input.insertText', { text: committed });
}

describe('a field of letters', () => {
  beforeEach(() => field());

  it('keeps the accepted characters and drops the others while typing', async () => {
    await userEvent.keyboard('Mer2ce-des é!');
    expect(input.value).toBe('Mercedesé');
  });

  it('keeps the caret where it was when a character is dropped in the middle', async () => {
    await userEvent.keyboard('Toyta{ArrowLeft}{ArrowLeft}7o');
    expect(input.value).toBe('Toyota');
    expect(input.selectionStart).toBe(4);
  });

  it('filters text pasted over a selection and puts the caret after it', async () => {
    await userEvent.keyboard('abcdef');
    input.setSelectionRange(1, 5);
    await paste(input, 'L-a n2d');
    expect(input.value).toBe('aLandf');
    expect(input.selectionStart).toBe(5);
  });

  it('undoes a filtered paste in one step, to the previous text', async () => {
    await userEvent.keyboard('abc');
    await paste(input, 'x-1-y');
    expect(input.value).toBe('abcxy');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(input.value).toBe('abc');
  });

  it('leaves a composition alone until it is committed, then filters it', async () => {
    await userEvent.keyboard('ab');
    await cdp().send('Input.imeSetComposition', { text: 'に2', selectionStart: 2, selectionEnd: 2 });
    expect(input.value).toBe('abに2');
    await compose([], '日2産');
    expect(input.value).toBe('ab日産');
    expect(input.selectionStart).toBe(4);
  });

  it('reports the result of a composition to the page', async () => {
    const seen: string[] = [];
    input.addEventListener('input', () => seen.push(input.value));
    await compose(['に2'], '日2産');
    expect(seen.at(-1)).toBe('日産');
  });

  it('composes an accent typed with a dead key', async () => {
    await compose(['´'], 'é');
    expect(input.value).toBe('é');
  });

  it('filters autofilled values', () => {
    input.value = 'Land Rover 2';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(input.value).toBe('LandRover');
  });

  it('reports every change with an input event', async () => {
    const seen: string[] = [];
    input.addEventListener('input', () => seen.push(input.value));
    await userEvent.keyboard('a1');
    await paste(input, 'b2c');
    expect(seen.at(-1)).toBe('abc');
    expect(seen).not.toContain('a1');
  });
});

it('leaves a field without a filter alone', async () => {
  field();
  const free = input.nextElementSibling as HTMLInputElement;
  free.focus();
  await userEvent.keyboard('a1');
  expect(free.value).toBe('a1');
});

describe('an email address', () => {
  beforeEach(() => {
    field(fieldRegistry.get(email({ maxLength: 20 }))?.filter);
    input.type = 'email';
  });

  it.each([
    ['takes no space, typed or pasted', 'zoe @', 'example. org', 'zoe@example.org'],
    ['is cut at its limit', 'zoe.cote@example', '.org.and.more', 'zoe.cote@example.org'],
  ])('%s', async (_case, typed, pasted, value) => {
    await userEvent.keyboard(typed);
    await paste(input, pasted);
    expect(input.value).toBe(value);
  });

  it('is pasted whole over another one, however long both are together', async () => {
    await userEvent.keyboard('zoe.cote@example.org');
    input.select();
    await paste(input, 'noe.roy@example.org');
    expect(input.value).toBe('noe.roy@example.org');
  });

  it('filters autofilled values where no caret can be set', () => {
    input.value = 'zoe @example.org';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(input.value).toBe('zoe@example.org');
  });
});

describe('a year', () => {
  beforeEach(() => field(year?.filter, 4));

  it.each([
    ['takes the digits of a pasted text, from any place in it, up to its limit', '', 'An : 20-19 5'],
    ['takes no more than the remaining characters', '20', 'a1b9c7'],
    ['stops at four digits', '20195', ''],
  ])('%s', async (_case, typed, pasted) => {
    if (typed) await userEvent.keyboard(typed);
    if (pasted) await paste(input, pasted);
    expect(input.value).toBe('2019');
  });
});
