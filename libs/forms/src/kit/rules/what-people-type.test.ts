import { describe, expect, it } from 'vitest';
import { digits, lettersAndSpaces } from './alphabet.ts';
import { email, phone } from './contact-fields.ts';
import { message, name, text } from './text-fields.ts';
import { vehicleName } from './vehicle-fields.ts';

/** The stored value, or the message key. */
function outcome(schema: ReturnType<typeof text>, typed: string): string {
  const { success, data, error } = schema.safeParse(typed);
  return success ? data : (error.issues[0]?.message ?? '');
}

describe('invisible characters', () => {
  it.each(['\u200b', '\u200b \u200d\ufeff', '\u2060\u00ad', '\u202e\u2066'])(
    '%j alone count as empty',
    (typed) => {
      for (const schema of [name(), message(), text({ maxLength: 50 }), vehicleName({ names: 'wide' })]) {
        expect(outcome(schema, typed)).toBe('required');
      }
    },
  );

  it('are dropped around and inside an answer, bidirectional controls too', () => {
    expect(outcome(name(), '\u200bMarie\u202e Ève\ufeff')).toBe('Marie Ève');
    expect(outcome(message(), 'Bon\u200bjour\u2028!')).toBe('Bonjour\n!');
  });

  it('that join an emoji stay', () => {
    expect(outcome(message(), '👩\u200d🔧')).toBe('👩\u200d🔧');
  });
});

it('keeps fractions, ligatures and full-width characters of a text as they were typed', () => {
  for (const typed of ['1234½, rue Rachel', 'ﬁlière', 'Ａbc', '5 m²']) {
    expect(outcome(message(), typed)).toBe(typed);
    expect(outcome(text({ maxLength: 50 }), typed)).toBe(typed);
  }
});

it.each(['jean@québec.ca', 'jean@xn--qubec-csa.ca', 'zoe+auto@example.org'])(
  'takes the address %s',
  (typed) => {
    expect(outcome(email(), typed)).toBe(typed);
  },
);

it.each(['..@b.co', 'a..b@example.org', 'jean@québec', 'jean@-a.ca'])('refuses the address %s', (typed) => {
  expect(outcome(email(), typed)).toBe('invalidEmail');
});

it.each([
  '418 555-0123',
  '(418) 555‑0123',
  '418–555–0123',
  '418/555.0123',
  '+1 418 555-0123',
  '1-418-555-0123',
])('takes the phone %s for the ten digits that it is', (typed) => {
  expect(outcome(phone(), typed)).toBe('4185550123');
});

it.each(['0000000000', '1185550123', '4181550123', '41855501234', '555-0123', '418 555-0123 poste 12'])(
  'refuses the phone %s',
  (typed) => {
    expect(outcome(phone(), typed)).toBe('invalidPhone');
  },
);

it.each(['--', '- -', '.'])('refuses the vehicle name %j, without a letter or a digit', (typed) => {
  expect(outcome(vehicleName({ names: 'wide' }), typed)).toBe('noLetterOrDigit');
});

it('names the characters that a filter drops, once each, and no separator', () => {
  expect(digits.dropped('85 000.5.5 km')).toBe('.km');
  expect(lettersAndSpaces.dropped('Marie-Ève O’Brien')).toBe('');
});
