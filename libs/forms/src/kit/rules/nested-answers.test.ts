import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email } from './contact-fields.ts';
import { nestAnswers } from './nested-answers.ts';
import { name } from './text-fields.ts';

const schema = z.object({
  club: name(),
  contact: z.object({ email: email() }),
  members: z.array(z.object({ firstName: name(), phones: z.array(z.object({ number: name() })) })),
});

describe('the flat names of a post', () => {
  it('become the objects and lists of the schema', () => {
    const post = new URLSearchParams({
      club: 'Jalon',
      'contact.email': 'a@example.org',
      'members.0.firstName': 'Zoé',
      'members.0.phones.0.number': 'un',
      'members.1.firstName': 'Ève',
    });
    expect(nestAnswers(schema, post)).toEqual({
      club: 'Jalon',
      contact: { email: 'a@example.org' },
      members: [
        { firstName: 'Zoé', phones: [{ number: 'un' }] },
        { firstName: 'Ève', phones: [] },
      ],
    });
  });

  it('leave no gap in a list, even if a program skips an index, and keep its order', () => {
    const post = new URLSearchParams({
      'members.4000000000.firstName': 'last',
      'members.2.firstName': 'first',
      'members.x.firstName': 'nobody',
      'members.-1.firstName': 'nobody',
    });
    expect(nestAnswers(schema, post).members).toMatchObject([{ firstName: 'first' }, { firstName: 'last' }]);
  });

  it('are dropped where the schema has no such field', () => {
    const post = new URLSearchParams({
      '__proto__.polluted': 'yes',
      'members.__proto__.polluted': 'yes',
      'contact.__proto__.polluted': 'yes',
      'club.deeper': 'yes',
      more: 'yes',
    });
    expect(nestAnswers(schema, post)).toEqual({ club: '', contact: { email: '' }, members: [] });
    expect({}).not.toHaveProperty('polluted');
  });
});
