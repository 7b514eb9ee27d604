// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { inPage } from '../testing/in-page.tsx';
import { choice, choices, type FormDefinition, hiddenText, text } from './form-rules.ts';
import { CheckboxGroupField, FormFrame, SelectField, TextField } from './index.ts';

const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((text: string) => void complaints.push(text));
});
afterEach(() => {
  vi.unstubAllEnvs();
  // Expected, so that no test fails because of them.
  vi.mocked(console.error).mockClear();
});

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const show = (name: string, fields: React.ReactNode, schema: FormDefinition['schema']) =>
  render(
    inPage(
      <FormFrame definition={{ name, schema }} labels={{}} submitLabel="Send" onSubmit={vi.fn()}>
        {fields}
      </FormFrame>,
    ),
  );

it('names a choice that the schema refuses, not one that the page leaves out', () => {
  const schema = z.object({ city: choice(['Laval', 'Gatineau']), days: choices(['mon', 'tue', 'wed']) });
  show(
    'cities',
    <>
      <SelectField name="city" options={options('Laval', 'Rimouski')} />
      <CheckboxGroupField name="days" options={options('mon', 'tue')} />
    </>,
    schema,
  );
  expect(complaints).toEqual([
    expect.stringMatching(
      /^Form "cities", field "city": the page offers "Rimouski", which the schema refuses\./,
    ),
  ]);
});

it('names a choice without any options', () => {
  show('select', <SelectField name="city" />, z.object({ city: choice(['Laval']) }));
  expect(complaints).toEqual([
    expect.stringMatching(/field "city": the page offers none of the schema’s values \("Laval"\)/),
  ]);
});

it('names a field that is not in the schema', () => {
  show('typo', <TextField name="plase" />, z.object({ place: text({ maxLength: 50 }) }));
  expect(complaints).toEqual([
    expect.stringMatching(/^Form "typo", field "plase": the schema has no such field/),
  ]);
});

it('says nothing of a control outside the form that belongs to another of its buttons', () => {
  render(<input form="outside" name="email" aria-label="Email" />);
  show('outside', <TextField name="place" />, z.object({ place: text({ maxLength: 50 }) }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('form.id', 'outside');
  expect(complaints).toEqual([]);
});

it('names a field in error that the page doesn’t show, when the form is sent', async () => {
  const membership = z.object({ code: text({ maxLength: 5 }) });
  const schema = z.object({ place: text({ maxLength: 50 }), membership, agent: hiddenText(5) });
  show('step', <TextField name="place" />, schema);
  await userEvent.type(screen.getByRole('textbox', { name: 'place' }), 'Laval');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(complaints).toHaveLength(1));
  expect(complaints[0]).toMatch(/field "membership": the form can’t be sent, .*`defaults`/);
});

it('says nothing in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  show('production', <TextField name="plase" />, z.object({ place: text({ maxLength: 50 }) }));
  expect(complaints).toEqual([]);
});
