// @vitest-environment jsdom
import { Button } from '@jalon/ui/button';
import { ErrorMessage } from '@jalon/ui/error-message';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fillForm } from '../samples/fill-form.ts';
import { inPage } from '../testing/in-page.tsx';
import { control, servedForm } from '../testing/server-page.ts';
import { email, type FormDefinition, name } from './form-rules.ts';
import type { ClubFormProps } from './frame/use-club-form.ts';
import { FormFrame, FormSection, TextField, useFieldError } from './index.ts';
import { handleFormPost } from './server/handle-form-post.ts';

afterEach(() => sessionStorage.clear());

const schema = z.object({
  destination: name(),
  travellers: z
    .array(z.object({ firstName: name(), email: email({ optional: true }) }))
    .check(z.maxLength(3, 'tooManyTravellers')),
});
type Travellers = z.infer<typeof schema>;
const travellers: FormDefinition<Travellers> = { name: 'travellers', schema };

const labels = {
  destination: 'Destination',
  'travellers.*.firstName': 'First name',
  'travellers.*.email': 'Email',
};
const errorTexts = { tooManyTravellers: 'Three people at most', unknownTraveller: 'Nobody has this name' };

/** A form with a list of its host’s own markup. */
const page = (props: ClubFormProps<Travellers>) =>
  inPage(
    <FormFrame
      definition={travellers}
      labels={labels}
      errorTexts={errorTexts}
      submitLabel="Book"
      defaults={{ travellers: [{}] }}
      {...props}
    >
      <TextField name="destination" />
      <TravellerList />
    </FormFrame>,
  );

function TravellerList() {
  const { fields, append, remove } = useFieldArray<Travellers>({ name: 'travellers' });
  const error = useFieldError('travellers');
  return (
    <>
      {fields.map(({ id }, index) => (
        <FormSection key={id} title={`Person ${index + 1}`}>
          <TextField name={`travellers.${index}.firstName`} />
          <TextField name={`travellers.${index}.email`} type="email" />
          <Button onClick={() => remove(index)}>{`Remove person ${index + 1}`}</Button>
        </FormSection>
      ))}
      {error && <ErrorMessage id="travellers-travellers">{error}</ErrorMessage>}
      <Button onClick={() => append({ firstName: '', email: '' })}>Add a person</Button>
    </>
  );
}

describe('a list of rows', () => {
  const book = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

  it('is sent as a list, after rows were added and removed', async () => {
    const onSubmit = vi.fn(async () => undefined);
    render(page({ onSubmit }));
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
    render(page({ onSubmit: vi.fn(), onEvent, errorSummary: 'always' }));
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
    render(page({ onSubmit, defaults }));
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
      new Request('http://host.test/', {
        method: 'POST',
        body: new URLSearchParams({
          destination: 'Rimouski',
          'travellers.0.firstName': 'Zoé',
          'travellers.0.email': '',
          'travellers.1.firstName': '',
          'travellers.1.email': 'no',
        }),
      }),
      { locale: 'en', onSubmit: vi.fn() },
    );
    const posted = 'posted' in result ? result.posted : undefined;
    expect(posted?.errors).toEqual({
      'travellers.1.firstName': 'required',
      'travellers.1.email': 'invalidEmail',
    });
    const { container, form } = servedForm(page({ posted }));
    expect(control(form, 'travellers.0.firstName')).toHaveValue('Zoé');
    expect(control(form, 'travellers.1.email')).toHaveValue('no');
    expect(control(form, 'travellers.1.firstName')).toBeInvalid();
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    expect(links.map(({ hash }) => document.getElementById(hash.slice(1))?.getAttribute('name'))).toEqual([
      'travellers.1.firstName',
      'travellers.1.email',
    ]);
    render(page({ posted }), { container, hydrate: true });
    expect(control(form, 'travellers.0.firstName')).toHaveValue('Zoé');
    expect(control(form, 'travellers.1.firstName')).toBeInvalid();
  });
});
