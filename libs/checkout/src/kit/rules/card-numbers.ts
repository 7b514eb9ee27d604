import * as z from 'zod/mini';

/** A run of 13 digits or more, with spaces, hyphens or dots between them. */
export const digitRun = /\d(?:[\s.\u00a0\u2010-\u2015-]?\d){12,}/g;

/** Phone numbers with their area code, and dates: next to each other their digits may pass the check. */
const phoneOrDate = /(?<!\d)(?:\d{3}[\s.-]?\d{3}[\s.-]?\d{4}|\d{4}-\d\d-\d\d)(?!\d)/g;

/**
 * Whether a text has 13 to 19 consecutive digits with a valid check digit, which could be a card number. Phone numbers and
 * dates don't count.
 */
export function hasCardNumber(text: string): boolean {
  return (text.replace(phoneOrDate, 'x').match(digitRun) ?? []).some((run) => {
    const digits = run.replace(/\D/g, '');
    for (let length = 13; length <= 19; length += 1) {
      for (let start = 0; start + length <= digits.length; start += 1) {
        if (isLuhn(digits.slice(start, start + length))) return true;
      }
    }
    return false;
  });
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  // Zeros only pass the check, but are not a card number.
  return sum > 0 && sum % 10 === 0;
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
