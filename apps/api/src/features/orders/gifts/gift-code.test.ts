import { expect, it } from 'vitest';
import { newGiftCode, readGiftCode } from './gift-code.ts';

it('makes codes of four groups that differ', () => {
  const codes = Array.from({ length: 200 }, newGiftCode);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

it('reads a code as people type it', () => {
  for (const typed of [
    '7K3M-9QXF-P0TB-1H8W',
    '7k3m 9qxf p0tb 1h8w',
    '7k3m9qxfpOtbih8w',
    '7K3M-9QXF-POTB-LH8W',
  ]) {
    expect(readGiftCode(typed)).toBe('7K3M-9QXF-P0TB-1H8W');
  }
});

it('leaves any other token as it is', () => {
  for (const token of ['', 'x'.repeat(43), '7K3M-9QXF', 'UUUU-UUUU-UUUU-UUUU'])
    expect(readGiftCode(token)).toBe(token);
});
