import { describe, expect, it } from 'vitest';
import { newReference } from './reference.ts';
import { digest } from './submissions.ts';

describe('newReference', () => {
  it('is ten characters that can be read aloud, and another each time', () => {
    const references = Array.from({ length: 500 }, newReference);
    for (const reference of references) expect(reference).toMatch(/^[234679CDFGHJKMNPRTWX]{10}$/);
    expect(new Set(references).size).toBe(references.length);
  });
});

describe('digest', () => {
  it('does not depend on the order of the fields', () => {
    expect(digest({ a: '1', b: '2' })).toBe(digest({ b: '2', a: '1' }));
  });

  it('tells fields from their values', () => {
    expect(digest({ a: '1', b: '' })).not.toBe(digest({ a: '', b: '1' }));
    expect(digest({ a: '1,b:2' })).not.toBe(digest({ a: '1', b: '2' }));
  });
});
