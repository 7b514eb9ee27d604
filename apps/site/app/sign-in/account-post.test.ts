import { describe, expect, it } from 'vitest';
import { readPost, rejection } from './account-post.ts';

const refused = {
  status: 'error',
  code: 'too_many',
  errors: { generic: 'tooMany' },
  retryAfter: 60,
} as const;

describe('a rejected form', () => {
  it.each([
    [401, 422],
    [422, 422],
    [429, 429],
    [500, 503],
    [0, 503],
  ])('that the API answers with %i has the status %i', (httpStatus, status) => {
    const { data, init } = rejection({ ...refused, httpStatus }, 'zoe.cote');
    expect(init).toEqual({ status, headers: { 'retry-after': '60' } });
    expect(data).toEqual({ errors: refused.errors, username: 'zoe.cote', retryAfter: 60 });
  });
});

it.each([
  [new URLSearchParams({ a: '1' }), '1'],
  ['{"a":1}', ''],
  [(() => new FormData())(), ''],
])('reads a post, whatever its body: %s', async (body, value) => {
  const text = await readPost(new Request('http://site.test', { method: 'POST', body }));
  expect(text('a')).toBe(value);
});
