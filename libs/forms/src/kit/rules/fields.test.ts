import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField } from '../../testing/check-field.ts';
import { digits, letters, lettersAndDigits, lettersAndSpaces, vehicleNames } from './alphabet.ts';
import { choice } from './choice-fields.ts';
import { fieldRegistry } from './field-meta.ts';
import { text } from './text-fields.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[a-zA-Zéèçœ0-9 .'’&+/!-]{0,20}$/),
);

describe.each([
  ['letters', letters],
  ['letters and digits', lettersAndDigits],
  ['letters and spaces', lettersAndSpaces],
  ['digits', digits],
  ['vehicle names', vehicleNames],
])('a field of %s', (_name, alphabet) => {
  it('never refuses what its own filter let through, but for an empty value', () => {
    const field = text({ alphabet, maxLength: 4 });
    fc.assert(
      fc.property(anyText, (typed) => {
        const filtered = fieldRegistry.get(field)?.filter?.(typed) ?? typed;
        const result = checkField(field, filtered);
        expect(filtered.length).toBeLessThanOrEqual(4);
        expect(result).toEqual(filtered.trim() ? { value: filtered.trim() } : { error: 'required' });
      }),
      { numRuns: 2000 },
    );
  });

  it('stores only what its filter would keep', () => {
    const field = text({ alphabet, maxLength: 4 });
    fc.assert(
      fc.property(anyText, (sent) => {
        const result = checkField(field, sent);
        if ('value' in result) expect(alphabet.filter(String(result.value))).toBe(result.value);
      }),
      { numRuns: 2000 },
    );
  });

  it('filters the same whether typed at once or letter by letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const once = alphabet.filter(typed.normalize('NFC'));
        const bit = Array.from(typed.normalize('NFC'), alphabet.filter).join('');
        expect(alphabet.filter(bit)).toBe(once);
      }),
    );
  });
});

describe('what real people type', () => {
  it.each([
    ['letters', letters, 'Citroe\u0308n', 'Citroën'],
    ['letters', letters, 'Mercedes-Benz', 'MercedesBenz'],
    ['letters', letters, 'Ｔｏｙｏｔａ', 'Toyota'],
    ['letters', letters, '日産 2', '日産'],
    ['letters and digits', lettersAndDigits, 'CR-V', 'CRV'],
    ['letters and spaces', lettersAndSpaces, 'Marie-Ève', 'Marie Ève'],
    ['letters and spaces', lettersAndSpaces, "O’Brien‑D'Amour 2", 'O Brien D Amour '],
    ['digits', digits, 'An 2019!', '2019'],
    ['digits', digits, '２０１９', '2019'],
    ['vehicle names', vehicleNames, 'Land Rover', 'Land Rover'],
    ['vehicle names', vehicleNames, 'Town & Country <b>', 'Town & Country b'],
  ])('in a field of %s is kept as expected', (_name, alphabet, typed, kept) => {
    expect(alphabet.filter(typed)).toBe(kept);
  });
});

describe('a rule', () => {
  const year = text({ alphabet: digits, maxLength: 4 });

  it.each([
    [undefined, 'required'],
    [null, 'required'],
    [2019, 'required'],
    [{}, 'required'],
    ['', 'required'],
    ['   ', 'required'],
    ['20a9', 'digitsOnly'],
    ['20190', 'tooLong'],
  ])('answers %j with one key', (value, error) => {
    expect(checkField(year, value)).toEqual({ error });
  });

  it('takes a choice among its values only', () => {
    const field = choice(['Laval', 'Québec']);
    expect(checkField(field, 'Québec')).toEqual({ value: 'Québec' });
    expect(checkField(field, 'Paris')).toEqual({ error: 'invalidChoice' });
    expect(checkField(field, '')).toEqual({ error: 'required' });
  });
});
