import { brandOf, checkBank, checkCard, digitsOf, readExpiry } from './browser/field-rules.ts';
import type { FieldError } from './browser/fields.messages.ts';
import { accountScenario, cardScenario, testInstitution, testTransits } from './scenarios.ts';
import type { TokenisedMethod } from './store-rows.ts';
import type { TokenRequest } from './wire.ts';

export type Tokenised =
  | { readonly errors: Readonly<Record<string, FieldError>>; readonly payment?: undefined }
  | (TokenisedMethod & { readonly errors?: undefined });

/** Checks the typed values. The result contains only the last four digits of the number. */
export function tokenise(request: TokenRequest, now: Date): Tokenised {
  return request.method === 'card' ? tokeniseCard(request, now) : tokeniseBank(request);
}

function tokeniseCard(fields: Extract<TokenRequest, { method: 'card' }>, now: Date): Tokenised {
  const errors = checkCard(fields, now);
  const number = digitsOf(fields.number);
  const expiry = readExpiry(fields.expiry);
  const brand = brandOf(number);
  if (Object.keys(errors).length > 0 || !expiry || !brand) return { errors };
  const scenario = cardScenario(number);
  // Real cards must not be entered here.
  if (!scenario) return { errors: { number: 'numberNotForTests' } };
  return {
    payment: {
      method: 'card',
      brand: brand.name,
      lastFour: number.slice(-4),
      expiryMonth: expiry.month,
      expiryYear: expiry.year,
    },
    scenario,
    byDeposits: false,
  };
}

function tokeniseBank(fields: Extract<TokenRequest, { method: 'bank' }>): Tokenised {
  const errors = checkBank(fields);
  if (Object.keys(errors).length > 0) return { errors };
  const [institution, transit, account] = [fields.institution, fields.transit, fields.account].map(digitsOf);
  const scenario = accountScenario(account ?? '');
  const isTest = institution === testInstitution && Object.values<unknown>(testTransits).includes(transit);
  if (!account || !scenario || !isTest) return { errors: { account: 'accountNotForTests' } };
  return {
    payment: { method: 'bank', bankName: 'Banque d’essai', lastFour: account.slice(-4) },
    scenario,
    byDeposits: transit === testTransits.byDeposits,
  };
}
