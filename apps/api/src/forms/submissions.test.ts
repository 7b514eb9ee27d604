import { describe, expect, it } from 'vitest';
import { newReference } from './reference.ts';
import { contentDigest } from './submissions.ts';

describe('newReference', () => {
  it('is ten characters that can be read aloud, and another each time', () => {
    const references = Array.from({ length: 500 }, newReference);
    for (const reference of references) expect(reference).toMatch(/^[234679CDFGHJKMNPRTWX]{10}$/);
    expect(new Set(references).size).toBe(references.length);
  });
});

describe('contentDigest', () => {
  const key = 'a-key-of-16-chars';

  it('does not depend on the order of the fields', () => {
    expect(contentDigest({ a: '1', b: '2' }, key)).toBe(contentDigest({ b: '2', a: '1' }, key));
  });

  it('tells fields from their values', () => {
    expect(contentDigest({ a: '1', b: '' }, key)).not.toBe(contentDigest({ a: '', b: '1' }, key));
    expect(contentDigest({ a: '1,b:2' }, key)).not.toBe(contentDigest({ a: '1', b: '2' }, key));
  });

  it('can’t be guessed from values of few choices', () => {
    expect(contentDigest({ a: '1' }, key)).not.toBe(contentDigest({ a: '1' }, 'another-key-of-16'));
  });
});
