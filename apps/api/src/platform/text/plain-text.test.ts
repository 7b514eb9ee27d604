import { expect, it } from 'vitest';
import { indentedText, plainText } from './plain-text.ts';

it('turns every line separator into a line break, and indents further lines', () => {
  expect(indentedText('un\r\ndeux\u2028trois\u2029quatre\u0085cinq\rsix')).toBe(
    'un\n    deux\n    trois\n    quatre\n    cinq\n    six',
  );
});

it('leaves out control characters and those that change the direction of the text', () => {
  expect(plainText('a\u0000\u001b[2J\u202egpj.exe\u2066x\u2069\u200f\u061c é🚗\tb')).toBe(
    'a[2Jgpj.exex é🚗\tb',
  );
});
