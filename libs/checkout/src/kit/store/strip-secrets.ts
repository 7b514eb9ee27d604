import { digitRun, hasCardNumber } from '../rules/card-numbers.ts';

/** Fields that are never stored, in any spelling: the numbers of cards and accounts. */
const deniedNames =
  /^(card_?(number|date|expiry|code|cvc|cvv)|cvc|cvv2?|security_?code|pan|expiry|bank|transit|institution|account(_?number)?|iban|password)$/i;

/**
 * The data that may be stored: without the fields of cards and accounts, and without any number in a text that
 * could be a card number (13 to 19 digits with a valid Luhn check digit). All data in `app-storage` passes through it.
 */
export function stripSecrets<Value>(value: Value): Value {
  return strip(value) as Value;
}

/** Random ids of the API and the gateway, whose digits may pass the check by chance. Digits alone are not an id. */
const idNames = /^(cardToken|quoteId|attemptId|idempotencyKey)$/;

function strip(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(digitRun, (run) => (hasCardNumber(run) ? '' : run));
  if (typeof value === 'number') return hasCardNumber(String(value)) ? 0 : value;
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      deniedNames.test(name) ? [] : [[name, isId(name, inner) ? inner : strip(inner)]],
    ),
  );
}

function isId(name: string, value: unknown): boolean {
  return idNames.test(name) && typeof value === 'string' && /[A-Za-z]/.test(value);
}
