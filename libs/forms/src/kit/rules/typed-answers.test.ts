import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { box, email, readTypedAnswers, text } from '../form-rules.ts';

const schema = z.object({
  email: email(),
  phone: z.pipe(
    z.transform((typed) => typed === 'true'),
    z.boolean(),
  ),
  people: z.array(z.object({ name: text({ maxLength: 5 }) })),
  more: z.object({ consent: box() }),
});

it('reads valid answers as they are stored, and leaves the others as they were typed', () => {
  const typed = { email: 'zoe@', phone: 'true', people: [{ name: ' Léo ' }, { name: 'too long' }], more: {} };
  expect(readTypedAnswers(schema, typed)).toEqual({
    email: 'zoe@',
    phone: true,
    people: [{ name: 'Léo' }, { name: 'too long' }],
    more: { consent: '' },
  });
});

it('has every list and every part, whatever was typed', () => {
  expect(readTypedAnswers(schema, undefined)).toMatchObject({ phone: false, people: [], more: {} });
});
