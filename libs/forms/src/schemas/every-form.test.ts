import { defaultClub } from '@jalon/club';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternatives } from '../kit/rules/visible-when.ts';
import { answersTo } from '../samples/answers.ts';
import { bodyOf } from '../testing/parse-answers.ts';
import {
  fieldMeta,
  fieldNames,
  formDefinitions,
  isVisible,
  parseSubmission,
  type SiteForm,
} from './index.ts';

const forms = formDefinitions(defaultClub);
/** `npm run test:wide -- properties` runs many more. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 100);

/** Inputs of robots and testers: scripts, SQL, control characters, bidi, emoji, lone surrogates, long lines. */
const naughty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\r\n',
    'true',
    'undefined',
    'null',
    '<script>alert(1)</script>',
    "'; DROP TABLE submissions; --",
    '../../etc/passwd',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a typical input of robots.
    '${7*7}',
    '=HYPERLINK("http://x")',
    '\u202Eabc',
    '👩‍👩‍👧‍👦',
    'ﷺ'.repeat(50),
    'Z̴̢͎a̷l̸g̵o̶',
    '\uD800',
    '０１２３４５６７８９',
    'é'.normalize('NFD').repeat(60),
    'e\u0000\u0301',
    'x'.repeat(10_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.stringMatching(/^[a-zA-Z0-9 @.,-]{0,30}$/),
);

/** Valid bodies with some fields, hidden ones too, of any type or missing. */
function bodies(form: SiteForm) {
  const anything = fc.oneof(
    { weight: 3, arbitrary: naughty },
    { weight: 1, arbitrary: fc.anything({ withNullPrototype: true, maxDepth: 4 }) },
  );
  const names = [...fieldNames(form), 'formID', 'locale', 'userAgent', 'memberInfo', '__proto__', 'toString'];
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), anything), { maxLength: 4, selector: ([name]) => name })
    .map((changes) => ({ ...bodyOf(form), ...Object.fromEntries(changes) }));
}

describe.each(forms.map((form) => [form.name, form] as const))('the rules of %s', (_name, form) => {
  it('take a good body', () => {
    expect(parseSubmission(form, bodyOf(form)).errors).toBeUndefined();
  });

  it('refuse or keep any body, and never throw', () => {
    fc.assert(
      fc.property(bodies(form), (body) => {
        const { submission, errors } = parseSubmission(form, body);
        if (!submission) {
          expect(Object.keys(errors)).not.toEqual([]);
          return;
        }
        const stored = JSON.stringify(submission);
        expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        // Parsing a stored value again gives the same value.
        const again = parseSubmission(form, { ...body, ...submission.values });
        expect(again.submission?.values).toEqual(submission.values);
      }),
      { numRuns },
    );
  });

  it.each(fieldNames(form).filter((name) => fieldMeta(form.schema, name).filter))(
    'take whatever the filter of %s lets through, for its length and its alphabet',
    (name) => {
      const meta = fieldMeta(form.schema, name);
      fc.assert(
        fc.property(naughty, (typed) => {
          const filtered = meta.filter?.(typed) ?? typed;
          expect(filtered.length).toBeLessThanOrEqual(meta.maxLength ?? Number.POSITIVE_INFINITY);
          const { errors = {} } = parseSubmission(form, { [name]: filtered });
          expect(errors[name] ?? '').not.toMatch(/tooLong|addressTooLong|Only$|^noSpecialCharacters$/);
        }),
        { numRuns },
      );
    },
  );

  it('ask only for what a visitor can answer: each condition names a field of the form and values that it has', () => {
    for (const name of fieldNames(form)) {
      for (const { field, is } of (fieldMeta(form.schema, name).visibleWhen ?? []).flatMap(alternatives)) {
        expect(fieldMeta(form.schema, field).values).toEqual(expect.arrayContaining([...is]));
      }
    }
  });

  it('keep nothing of a field that is not asked', () => {
    const filler = Object.fromEntries(fieldNames(form).map((name) => [name, 'x']));
    const body = { ...filler, ...bodyOf(form) };
    for (const name of fieldNames(form)) {
      if (!isVisible(fieldMeta(form.schema, name), { ...filler, ...answersTo(form.id) })) {
        expect(parseSubmission(form, body).submission?.values[name]).toBe('');
      }
    }
  });

  it('keep no draft of a field that identifies the visitor', () => {
    expect(
      (form.draftFields ?? []).filter((name) =>
        /member|phone|email|adress|address|postal|number|name/i.test(name),
      ),
    ).toEqual([]);
  });
});
