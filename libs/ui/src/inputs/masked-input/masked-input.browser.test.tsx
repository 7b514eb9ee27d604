import { render } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { PhoneInput } from '../phone-input/index.ts';
import { PostalCodeInput } from '../postal-code-input/index.ts';

let input: HTMLInputElement;

function show(field: React.ReactElement) {
  const { container } = render(<form>{field}</form>);
  input = container.querySelector('input') as HTMLInputElement;
  input.focus();
}

const posted = () => new FormData(input.form ?? undefined).get('n');

/** Copies text from another field to the clipboard, then pastes it at the caret. */
async function paste(text: string) {
  const source = document.createElement('textarea');
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  input.focus();
  await userEvent.paste();
}

const undo = () => userEvent.keyboard('{Control>}z{/Control}');

describe('a phone number', () => {
  beforeEach(() => show(<PhoneInput name="n" aria-label="Téléphone" />));

  it('groups the digits while typing and posts only the digits', async () => {
    await userEvent.keyboard('a5145b550199');
    expect(input.value).toBe('514 555-0199');
    expect(posted()).toBe('5145550199');
  });

  it('keeps the caret where digits are put in and taken out', async () => {
    await userEvent.keyboard('514555019{Home}{ArrowRight}8');
    expect([input.value, input.selectionStart]).toEqual(['581 455-5019', 2]);
    await userEvent.keyboard('{Backspace}');
    expect([input.value, input.selectionStart]).toEqual(['514 555-019', 1]);
    await userEvent.keyboard('{Delete}');
    expect([input.value, input.selectionStart]).toEqual(['545 550-19', 1]);
  });

  it('empties by word', async () => {
    await userEvent.keyboard('514555{Control>}{Backspace}{/Control}');
    expect(input.value).toBe('');
  });

  it('takes a pasted number as an address book writes it, and undoes it in one step', async () => {
    await userEvent.keyboard('418');
    input.select();
    await paste('+1 (514) 555-0199');
    expect(input.value).toBe('514 555-0199');
    expect(input.selectionStart).toBe(12);
    await undo();
    expect(input.value).toBe('418');
  });

  it('undoes typing to well-written numbers only, and redoes it', async () => {
    await userEvent.keyboard('5145550');
    const seen = new Set<string>();
    for (let step = 0; step < 12 && input.value; step++) {
      await undo();
      seen.add(input.value);
    }
    expect(input.value).toBe('');
    for (const text of seen) expect(text).toMatch(/^$|^\d{1,3}$|^\d{3} \d{1,3}$|^\d{3} \d{3}-\d{1,4}$/);
    for (let step = 0; step < 12; step++) await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(input.value).toBe('514 555-0');
  });

  it('cuts the selection', async () => {
    await userEvent.keyboard('5145550199');
    input.setSelectionRange(2, 5);
    await userEvent.cut();
    expect(input.value).toBe('515 501-99');
  });

  it('formats autofilled values', () => {
    input.value = '15145550199';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(input.value).toBe('514 555-0199');
  });
});

it('leaves a composition alone until it is committed', async () => {
  show(<PostalCodeInput name="n" aria-label="Code postal" />);
  await userEvent.keyboard('h1');
  await cdp().send('Input.imeSetComposition', { text: 'ｈ１', selectionStart: 2, selectionEnd: 2 });
  expect(input.value).toBe('H1ｈ１');
  await cdp().send('Input.insertText', { text: 'ｈ１' });
  expect([input.value, input.selectionStart]).toEqual(['H1H 1', 5]);
  expect(posted()).toBe('H1H1');
});

it('reports every answer to the host, and shows the host’s value', async () => {
  const heard: string[] = [];
  function Kept() {
    const [value, setValue] = useState('4185550123');
    return (
      <PhoneInput
        name="n"
        aria-label="Téléphone"
        value={value}
        onValueChange={(answer) => {
          heard.push(answer);
          setValue(answer.replace('9', '0'));
        }}
      />
    );
  }
  show(<Kept />);
  expect(input.value).toBe('418 555-0123');
  input.select();
  await userEvent.keyboard('5149');
  expect(heard).toEqual(['5', '51', '514', '5149']);
  expect(input.value).toBe('514 0');
});
