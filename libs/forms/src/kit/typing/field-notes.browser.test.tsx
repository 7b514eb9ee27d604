import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KitForm, kitFormAnswers } from '../../testing/kit-form.tsx';
import { paste } from '../../testing/paste.ts';
import { control } from '../../testing/server-page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 720);
});

let form: HTMLFormElement;

function show(props: Parameters<typeof KitForm>[0] = {}) {
  const { container } = render(<KitForm {...props} />);
  form = container.querySelector('form') as HTMLFormElement;
}

async function type(name: string, keys: string) {
  control(form, name).focus();
  await userEvent.keyboard(keys);
}

const heard = () =>
  [...form.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean);

describe('a filter that changes the meaning', () => {
  it.each([
    ['en', 'We didn’t keep “.”, which this field doesn’t accept. Please check your answer.'],
    ['fr', 'Nous n’avons pas gardé «\u00a0.\u00a0», que ce champ n’accepte pas. Vérifiez votre réponse.'],
  ] as const)('says so at the field and to a screen reader, in %s', async (locale, told) => {
    show({ locale });
    await type('mileage', '85000.5');
    expect(control(form, 'mileage')).toHaveValue('850005');
    // The text loads with the focus of the first form.
    await waitFor(() => expect(control(form, 'mileage')).toHaveAccessibleDescription(told));
    expect(heard()).toEqual([told]);
  });

  it('says that more than fits was not kept', async () => {
    show();
    await type('quantity', '100');
    expect(control(form, 'quantity')).toHaveValue('10');
    expect(control(form, 'quantity')).toHaveAccessibleDescription(/no more than 2 characters/);
    await userEvent.clear(control(form, 'quantity'));
    expect(control(form, 'quantity')).not.toHaveAccessibleDescription();
  });

  it('does not leave the note to be read in another field', async () => {
    show();
    await type('quantity', '1.');
    const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status()).toContainEqual(expect.stringContaining('didn’t keep “.”'));
    await userEvent.click(control(form, 'mileage'));
    expect(status()).not.toContainEqual(expect.stringContaining('didn’t keep'));
    expect(control(form, 'quantity')).toHaveAccessibleDescription(/didn’t keep “\.”/);
  });

  it('says nothing of spaces that group digits, or of a hyphen between names', async () => {
    show();
    await type('mileage', '85 000');
    await paste(control(form, 'firstName'), 'Marie-Ève');
    expect([control(form, 'mileage').value, control(form, 'firstName').value]).toEqual([
      '85000',
      'Marie Ève',
    ]);
    expect(heard()).toEqual([]);
  });
});

describe('a phone number with an extension', () => {
  it.each(['418.555.0123 poste 12', '(418) 555-0123 ext. 12', '4185550123 x12'])(
    'fills in the field for it: %s',
    async (number) => {
      show();
      await paste(control(form, 'phone'), number);
      expect(control(form, 'phone')).toHaveValue('418-555-0123');
      expect(control(form, 'extension')).toHaveValue('12');
      expect(heard()).toEqual(['We moved extension 12 to its own field.']);
    },
  );

  it.each(['418 555-0123 poste 12', '4185550123#12'])(
    'fills it in from a number that is typed: %s',
    async (number) => {
      show();
      await type('phone', number);
      expect(control(form, 'phone')).toHaveValue('418-555-0123');
      expect(control(form, 'extension')).toHaveValue('12');
    },
  );

  it('fills it in from a value that the browser autofills', () => {
    show();
    const input = control(form, 'phone');
    input.setRangeText('418 555-0123 poste 12');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect([input.value, control(form, 'extension').value]).toEqual(['418-555-0123', '12']);
  });

  it('says that the extension was dropped if there is no field for it, or if the field has another one', async () => {
    show({ defaults: { extension: '7' } });
    await paste(control(form, 'mobile'), '418.555.0123 poste 12');
    expect(control(form, 'mobile')).toHaveValue('418-555-0123');
    expect(control(form, 'mobile')).toHaveAccessibleDescription(/didn’t keep extension 12/);
    await paste(control(form, 'phone'), '418.555.0123 poste 12');
    expect(control(form, 'phone')).toHaveAccessibleDescription(/didn’t keep extension 12/);
    expect(control(form, 'extension')).toHaveValue('7');
  });

  it('is shown as it is written from the start', () => {
    show({ defaults: kitFormAnswers });
    expect(control(form, 'phone')).toHaveValue('418-555-0123');
    expect(new FormData(form).get('phone')).toBe(kitFormAnswers.phone);
  });

  it('keeps an eleventh digit, which is an error once it is sent', async () => {
    show({ defaults: kitFormAnswers });
    await userEvent.clear(control(form, 'phone'));
    await type('phone', '41855501239');
    expect(control(form, 'phone')).toHaveValue('418-555-01239');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(control(form, 'phone')).toBeInvalid());
    expect(control(form, 'phone')).toHaveAccessibleDescription(/10 digits/);
  });
});

it('cuts nothing of a long message, says how much is too much, and refuses it', async () => {
  show({ defaults: { ...kitFormAnswers, question: '' } });
  await paste(control(form, 'question'), 'a'.repeat(10_000));
  expect(control(form, 'question').value).toHaveLength(10_000);
  expect(form).toHaveTextContent('9,000 characters too many');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(control(form, 'question')).toBeInvalid());
  expect(control(form, 'question')).toHaveAccessibleDescription(/no more than 1,000 characters/);
});

it.each([360, 1280])('moves nothing below when an error is cleared, at %d px', async (width) => {
  await page.viewport(width, 720);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(control(form, 'firstName')).toHaveFocus());
  const heights = () =>
    ['quantity', 'color', 'phone', 'question'].map(
      (name) => control(form, name).getBoundingClientRect().top + window.scrollY,
    );
  const before = heights();
  await userEvent.keyboard('Zo');
  await type('mileage', '8');
  await type('quantity', '2');
  await userEvent.selectOptions(control(form, 'color'), 'red');
  await userEvent.click(screen.getByLabelText('small'));
  await type('phone', '4');
  expect(form.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  expect(heights()).toEqual(before);
});

it('does not send a half-typed street with Enter while suggestions are shown', async () => {
  let sends = 0;
  show({
    defaults: { ...kitFormAnswers, street: '' },
    onSubmit: async () => {
      sends += 1;
      return undefined;
    },
  });
  await type('street', '1, rue');
  await screen.findByRole('option', { name: /rue des Bornes/ });
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('option', { name: /rue des Bornes/ })).not.toBeInTheDocument();
  expect(sends).toBe(0);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sends).toBe(1));
});
