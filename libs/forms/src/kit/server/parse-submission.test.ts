import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batteryTest } from '../../forms/battery-test/battery-test.schema.ts';
import { userAgentMaxLength } from '../rules/limits.ts';
import { submissionPayload } from '../submission/payload.ts';
import { parseSubmission } from './parse-submission.ts';

const definition = batteryTest();
const values = {
  centreUrbain: 'Laval',
  vehiculeMarque: 'Toyota',
  vehiculeModele: 'Corolla',
  vehiculeAnnee: '2019',
};
const member = { name: 'Zoé', surname: 'Côté', memberNumber: '0123456789', email: 'zoe@example.org' };
const payload = submissionPayload(definition, values, { locale: 'fr', userAgent: 'Browser/1', member });

describe('parseSubmission', () => {
  it('accepts a browser’s submission as JSON', () => {
    expect(parseSubmission(definition, JSON.parse(JSON.stringify(payload)))).toEqual({
      submission: { values, locale: 'F', userAgent: 'Browser/1', memberInfo: member },
    });
  });

  it.each(['formID', 'locale', 'userAgent'])(
    'answers generically when %s is not what a form sends',
    (name) => {
      expect(parseSubmission(definition, { ...payload, [name]: 7 })).toEqual({
        errors: { [name]: 'invalidChoice', generic: 'tryAgainLater' },
      });
    },
  );

  it('leaves out member information that is malformed, and never refuses for it', () => {
    for (const memberInfo of [null, 'Zoé', [], { name: 'Zoé' }, { ...member, email: 7 }]) {
      expect(parseSubmission(definition, { ...payload, memberInfo }).submission?.memberInfo).toBeUndefined();
    }
  });

  it('drops control characters and lone surrogates from hidden fields, and truncates them', () => {
    const userAgent = `A\u0000\n\uD800B${'x'.repeat(1000)}`;
    const stored = parseSubmission(definition, { ...payload, userAgent }).submission?.userAgent;
    expect(stored).toMatch(/^ABx+$/);
    expect(stored).toHaveLength(userAgentMaxLength);
  });

  it('keeps no half of a character where it cuts', () => {
    const start = 'x'.repeat(userAgentMaxLength - 1);
    const { submission } = parseSubmission(definition, { ...payload, userAgent: `${start}👍` });
    expect(submission?.userAgent).toBe(start);
  });

  it('never throws and never lets a character through that the database refuses', () => {
    const anything = fc.anything({ withNullPrototype: true });
    const body = fc.oneof(
      fc.dictionary(fc.string(), anything),
      fc.record(
        Object.fromEntries(
          Object.keys({ ...payload }).map((key) => [key, fc.oneof(anything, fc.string({ unit: 'binary' }))]),
        ),
        { requiredKeys: [] },
      ),
      fc
        .string({ unit: 'binary' })
        .map((text) => ({ ...payload, userAgent: text, memberInfo: { ...member, name: text } })),
    );
    fc.assert(
      fc.property(body, (input) => {
        const { submission } = parseSubmission(definition, input);
        const stored = JSON.stringify(submission ?? {});
        expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }),
      { numRuns: 1000 },
    );
  });
});
