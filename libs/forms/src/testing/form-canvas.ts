import { expect, userEvent, waitFor } from 'storybook/test';

// Queries in the canvas for the stories of changed forms.

export const names = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLInputElement>('input:not([type=hidden],[tabindex="-1"]),select,textarea')]
    .map(({ name }) => name)
    .filter((name, index, all) => all.indexOf(name) === index);

export function field(canvas: HTMLElement, name: string) {
  const found = canvas.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
}

export const submit = (canvas: HTMLElement) =>
  userEvent.click(canvas.querySelector('[type=submit]') ?? canvas);

/** Sends the form, and expects it to contain exactly these values. */
export async function expectSent(canvas: HTMLElement, onSubmit: unknown, values: object) {
  await submit(canvas);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(values, expect.anything()));
}
