import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email } from '../rules/contact-fields.ts';
import { fieldMeta } from '../rules/field-meta.ts';
import { formWithConditions } from '../rules/visible-when.ts';
import { createFieldNotes, noteOfFilter } from './field-notes.ts';

const meta = fieldMeta(formWithConditions(z.object({ email: email() })), 'email');

it('says that an email address was cut', () => {
  expect(noteOfFilter(meta, `${'a'.repeat(100)}@example.org`)).toEqual({ key: 'cut', max: 100 });
  expect(noteOfFilter(meta, 'zoe@example.org ')).toBeUndefined();
});

it('names what was dropped before too, and once it was read only at its field', () => {
  const notes = createFieldNotes();
  notes.tell('mileage', { key: 'charactersDropped', characters: 'k' });
  notes.tell('mileage', { key: 'charactersDropped', characters: 'm' });
  expect(notes.last()).toEqual({ key: 'charactersDropped', characters: 'km' });
  notes.hush();
  expect(notes.last()).toBeUndefined();
  expect(notes.read('mileage')).toEqual({ key: 'charactersDropped', characters: 'km' });
});
