import { alphabet, cleanCode } from './alphabet.ts';

/** A number as its digits, so that no decimal is lost. */
export interface TypedNumber {
  readonly sign: '' | '-';
  readonly whole: string;
  /** Without zeros at its end. */
  readonly decimals: string;
}

/**
 * The number in a text as people write it in French and in English: `1 250,5`, `1,250.5`, `1.250,5`, `1250.50`, `$12`. Undefined for
 * any other text. A single comma before exactly three digits groups thousands, unless the number may have three decimals:
 * `1,250` is 1250.
 */
export function readNumber(typed: string, maxDecimals: number): TypedNumber | undefined {
  const text = cleanCode(typed)
    .replace(/\u2212/g, '-')
    .replace(/[\s'’$]/g, '');
  const isGrouped = /^-?\d{1,3}(?:,\d{3}){2,}$|^-?\d{1,3}(?:,\d{3})+\.\d*$/.test(text);
  const isThousand = maxDecimals < 3 && /^-?[1-9]\d{0,2},\d{3}$/.test(text);
  const withPoint =
    isGrouped || isThousand
      ? text.replaceAll(',', '')
      : /^-?\d{1,3}(?:\.\d{3})+,\d*$/.test(text)
        ? text.replaceAll('.', '').replace(',', '.')
        : text.replace(',', '.');
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(withPoint) ?? [];
  if (sign === undefined || whole + decimals === '') return undefined;
  return {
    sign: sign === '-' ? '-' : '',
    whole: whole.replace(/^0+(?=\d)/, '') || '0',
    decimals: decimals.replace(/0+$/, ''),
  };
}

/** What people type in a number: digits, separators, spaces, signs. */
export const numberCharacters = /* @__PURE__ */ alphabet('invalidNumber', "0-9.,\\s'’$\u2212-", cleanCode);

/** Characters of a typed number, separators included: more than any real one has. */
export const numberMaxLength = 24;
