import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [1, '1\u00a0ko', '1\u00a0kB'],
  [0, '0\u00a0ko', '0\u00a0kB'],
  [340 * 1024, '340\u00a0ko', '340\u00a0kB'],
  [10 * 1024 * 1024, '10\u00a0Mo', '10\u00a0MB'],
  [2.14 * 1024 * 1024, '2,1\u00a0Mo', '2.1\u00a0MB'],
])('writes %i bytes', (bytes, fr, en) => {
  expect(formatFileSize(bytes, 'fr')).toBe(fr);
  expect(formatFileSize(bytes, 'en').replace(' ', '\u00a0')).toBe(en);
});
