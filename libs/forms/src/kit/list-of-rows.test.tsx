// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillForm } from '../samples/fill-form.ts';
import { control, servedForm } from '../testing/server-page.ts';
import { TravellersForm, travellers } from '../testing/travellers-form.tsx';
import { handleFormPost } from './server/handle-form-post.ts';

afterEach(() => sessionStorage.clear());

const inEnglish = (form: React.ReactNode) => <I18nProvider locale="en">{form}</I18nProvider>;
const post = (fields: Record<string, string>) =>
  new Request('http://host.test/', { method: 'POST', body: new URLSearchParams(fields) });

describe('a list of rows', () => {
  const book = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

  it('is sent as a list, after rows were added and removed', async () => {
    const onSubmit = vi.fn(async () => undefined);
    render(inEnglish(<TravellersForm onSubmit={onSubmit} />));
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Destination'), 'Rimouski');
    await add();
    await add();
    for (const [index, name] of ['Zoé', 'Max', 'Ève'].entries()) {
      await fillForm(user, { [`travellers.${index}.firstName`]: name });
    }
    await userEvent.click(screen.getByRole('button', { name: 'Remove person 2' }));
    expect(field('travellers.1.firstName')).toHaveValue('Ève');
    await book();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      {
        destination: 'Rimouski',
        travellers: [
          { firstName: 'Zoé', email: '' },
          { firstName: 'Ève', email: '' },
        ],
      },
      expect.anything(),
    );
  });

  it('filters each row, and tells its error in the row, by label and number in the summary', async () => {
    const onEvent = vi.fn();
    render(inEnglish(<TravellersForm onSubmit={vi.fn()} onEvent={onEvent} errorSummary="always" />));
    await add();
    await fillForm(userEvent.setup(), {
      Destination: 'Rimouski',
      'travellers.0.firstName': 'Zoé2',
      'travellers.1.email': 'no',
    });
    expect(field('travellers.0.firstName')).toHaveValue('Zoé');
    await book();
    await waitFor(() => expect(field('travellers.1.firstName')).toBeInvalid());
    expect(field('travellers.0.firstName')).toBeValid();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'First name (2): Please fill out this field',
      'Email (2): Please enter a valid email address',
    ]);
    expect(onEvent.mock.calls.flatMap(([event]) => event.field ?? [])).toEqual([
      'travellers.1.firstName',
      'travellers.1.email',
    ]);
  });

  it('shows an error of the list, and of a row that a server refused', async () => {
    const errors = { 'travellers.0.firstName': 'unknownTraveller' };
    const onSubmit = async () => ({ status: 'error', errors }) as const;
    const defaults = { destination: 'Rimouski', travellers: [{ firstName: 'Zoé' }] };
    render(inEnglish(<TravellersForm onSubmit={onSubmit} defaults={defaults} />));
    await book();
    await waitFor(() => expect(field('travellers.0.firstName')).toHaveFocus());
    expect(field('travellers.0.firstName')).toHaveAccessibleDescription(
      expect.stringContaining('Nobody has this name'),
    );
    for (let index = 1; index < 4; index += 1) {
      await add();
      await fillForm(userEvent.setup(), { [`travellers.${index}.firstName`]: 'Max' });
    }
    await fillForm(userEvent.setup(), { 'travellers.0.firstName': 'Max' });
    await book();
    expect(await screen.findByText('Three people at most')).toBeVisible();
  });

  it('comes back from a plain post as it was typed, each error in its row', async () => {
    const result = await handleFormPost(
      travellers,
      post({
        destination: 'Rimouski',
        'travellers.0.firstName': 'Zoé',
        'travellers.0.email': '',
        'travellers.1.firstName': '',
        'travellers.1.email': 'no',
      }),
      { locale: 'en', onSubmit: vi.fn() },
    );
    const posted = 'posted' in result ? result.posted : undefined;
    expect(posted?.errors).toEqual({
      'travellers.1.firstName': 'required',
      'travellers.1.email': 'invalidEmail',
    });
    const { container, form } = servedForm(inEnglish(<TravellersForm posted={posted} />));
    expect(control(form, 'travellers.0.firstName')).toHaveValue('Zoé');
    expect(control(form, 'travellers.1.email')).toHaveValue('no');
    expect(control(form, 'travellers.1.firstName')).toBeInvalid();
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    expect(links.map(({ hash }) => document.getElementById(hash.slice(1))?.getAttribute('name'))).toEqual([
      'travellers.1.firstName',
      'travellers.1.email',
    ]);
    render(inEnglish(<TravellersForm posted={posted} />), { container, hydrate: true });
    expect(control(form, 'travellers.0.firstName')).toHaveValue('Zoé');
    expect(control(form, 'travellers.1.firstName')).toBeInvalid();
  });

  it('passes a plain post on as a list', async () => {
    const onSubmit = vi.fn(async () => undefined);
    await handleFormPost(travellers, post({ destination: 'Rimouski', 'travellers.0.firstName': 'Zoé' }), {
      locale: 'en',
      onSubmit,
    });
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { destination: 'Rimouski', travellers: [{ firstName: 'Zoé', email: '' }] },
      expect.anything(),
    );
  });

  it('is complete in the server’s HTML', () => {
    expect(renderToString(inEnglish(<TravellersForm />))).toContain('name="travellers.0.firstName"');
  });
});
