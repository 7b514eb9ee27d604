import * as z from 'zod/mini';

/** A run of 13 digits or more, with spaces, hyphens or dots between them. */
export const digitRun = /\d(?:[\s.\u00a0\u2010-\u2015-]?\d){12,}/g;

/**
 * Whether a text has 13 to 19 digits with a valid check digit and the first digit of a payment card (2 to 6), together or
 * in groups as people type them. Two phone numbers, or one and a date, have other groups.
 */
export function hasCardNumber(text: string): boolean {
  return (text.match(digitRun) ?? []).some((run) => {
    const groups = run.split(/\D+/);
    return groups.some((_, first) => groups.some((_, last) => isCardNumber(groups.slice(first, last + 1))));
  });
}

function isCardNumber(groups: readonly string[]): boolean {
  const number = groups.join('');
  const isTyped = groups.length === 1 || /^(\d{4,8} )+\d{3,8}$/.test(groups.join(' '));
  return isTyped && /^[2-6]\d{12,18}$/.test(number) && isLuhn(number);
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * The check of a form or an order that refuses card numbers in texts (`cardNumber`, at the field): they are typed in the
 * gateway’s fields only, and stored nowhere else. A member number with the club’s prefix may look like a card number,
 * so it is checked without the prefix.
 */
export function noCardNumbers(memberPrefix = ''): z.core.$ZodCheck<unknown> {
  const prefix = memberPrefix.replace(/\D/g, '');
  return z.check(
    ({ value, issues }) => {
      for (const { path, text } of textsOf(value)) {
        const hasPrefix = path.at(-1) === 'noMembreRecommande' && text.startsWith(prefix);
        if (hasCardNumber(hasPrefix ? text.slice(prefix.length) : text))
          issues.push({ code: 'custom', input: text, path, message: 'cardNumber', continue: true });
      }
    },
    // Also when other answers are missing, so that all errors are shown at once.
    { when: () => true },
  );
}

interface TextAt {
  readonly path: PropertyKey[];
  readonly text: string;
}

function textsOf(value: unknown, path: PropertyKey[] = []): TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}
