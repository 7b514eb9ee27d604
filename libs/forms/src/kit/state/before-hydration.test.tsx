// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { KitForm, kitFormAnswers } from '../../testing/kit-form.tsx';
import { control, servedForm } from '../../testing/server-page.ts';

beforeEach(() => sessionStorage.clear());

const radio = (form: HTMLFormElement, value: string) =>
  form.querySelector<HTMLInputElement>(`[name=size][value=${value}]`) as HTMLInputElement;

it('keeps and sends what was typed, chosen and checked before the script arrived', async () => {
  const onSubmit = vi.fn(async () => undefined);
  const { container, form } = servedForm(<KitForm onSubmit={onSubmit} />);
  const { color, size, news, ...texts } = kitFormAnswers;
  for (const [name, value] of Object.entries(texts)) control(form, name).value = value;
  await userEvent.selectOptions(control(form, 'color'), color);
  radio(form, size).click();
  control(form, 'news').click();

  render(<KitForm onSubmit={onSubmit} />, { container, hydrate: true });
  expect(new FormData(form).get('size')).toBe(size);
  expect(new FormData(form).get('news')).toBe(news);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith(kitFormAnswers, expect.anything());
});

it('sends what a password manager or the browser filled in without an event', async () => {
  const onSubmit = vi.fn(async () => undefined);
  const { container } = render(<KitForm onSubmit={onSubmit} />);
  const form = container.querySelector('form') as HTMLFormElement;
  const { size, news: _news, ...others } = kitFormAnswers;
  for (const [name, value] of Object.entries(others)) {
    // As the browser does, without React noticing the value.
    const element = control(form, name);
    const prototype = Object.getPrototypeOf(element);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  }
  radio(form, size).checked = true;
  control(form, 'news').checked = true;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith(kitFormAnswers, expect.anything());
});
