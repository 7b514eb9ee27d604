import type { DeclineReason } from '@jalon/api-client/contract';

/** Faults of the connection, for any outcome of the charge. */
export const faults = [
  /** The charge is stored; the connection is closed without an answer. */
  'lostAnswer',
  /** The charge is stored and answered after 10 seconds. */
  'slow',
  /** Each event is sent twice. */
  'duplicateEvent',
  /** The event arrives before the answer to the charge. */
  'earlyEvent',
] as const;
export type Fault = (typeof faults)[number];

/** The outcome of charges of one card or account. */
export interface Scenario {
  /** Whether the bank challenges the person first; `firstTime`: not for a saved card. */
  readonly challenge?: 'always' | 'firstTime' | undefined;
  /** Why the payment is declined, after the challenge if there is one. */
  readonly decline?: DeclineReason | undefined;
  /** Why later charges of the saved card are declined. */
  readonly laterDecline?: DeclineReason | undefined;
  /** For debits: seconds until the bank accepts or returns the debit. */
  readonly settlesAfter?: number | undefined;
  /** For debits: why the bank returns the debit after accepting it for processing. */
  readonly returned?: DeclineReason | undefined;
  /** What the payer does at the bank some seconds after the payment; `lost` at once for a debit that is taken back. */
  readonly disputed?: 'inquiry' | 'open' | 'lost' | undefined;
  /** How the bank executes refunds: later, later not at all, or not at all after it had accepted them. */
  readonly refunds?: 'pending' | 'pendingThenFailed' | 'failed' | undefined;
  readonly fault?: Fault | undefined;
}

/** Stripe's test cards, so that testers can use the numbers they know. */
export const cards: Readonly<Record<string, Scenario>> = {
  4242424242424242: {},
  4111111111111111: {},
  5555555555554444: {},
  2223003122003222: {},
  378282246310005: {},
  6011111111111117: {},
  4000000000000002: { decline: 'declined' },
  4000000000009995: { decline: 'insufficientFunds' },
  4000000000000069: { decline: 'expiredCard' },
  4000000000000127: { decline: 'incorrectSecurityCode' },
  // No challenge if the card was saved with one.
  4000002500003155: { challenge: 'firstTime' },
  // Later charges fail: the person is not present for the challenge.
  4000002760003184: { challenge: 'always', laterDecline: 'authenticationFailed' },
  4000000000003220: { challenge: 'firstTime' },
  4000008400001629: { challenge: 'always', decline: 'declined' },
  // The bank's directory does not answer.
  4000008400001280: { decline: 'processingError' },
  4000008260003178: { challenge: 'always', decline: 'insufficientFunds' },
  4000000000000259: { disputed: 'open' },
  4000000000001976: { disputed: 'inquiry' },
  4000000000007726: { refunds: 'pending' },
  4000000000005126: { refunds: 'failed' },
  // The following numbers are not Stripe's.
  4000999900010005: { fault: 'lostAnswer' },
  4000999900020004: { fault: 'slow' },
  4000999900030003: { fault: 'duplicateEvent' },
  4000999900040002: { fault: 'earlyEvent' },
  4000999900050001: { laterDecline: 'insufficientFunds' },
  4000999900060000: { refunds: 'pendingThenFailed' },
};

/** Seconds until the bank decides about a slow debit or a pending refund. */
export const delay = 180;
/** Seconds from a payment to its dispute. */
export const disputeDelay = 10;

/** Stripe's test accounts. */
export const accounts: Readonly<Record<string, Scenario>> = {
  '000123456789': { settlesAfter: 0 },
  '900123456789': { settlesAfter: delay },
  '000222222227': { settlesAfter: 0, returned: 'insufficientFunds' },
  '900222222227': { settlesAfter: delay, returned: 'insufficientFunds' },
  // The deposits that verify the account can't be sent.
  '000666666661': { decline: 'accountUnusable' },
  // The weekly limit and the limit of one transaction.
  '000777777771': { decline: 'limitReached' },
  '000888888881': { decline: 'limitReached' },
  // Not Stripe's: the payer takes the debit back at the bank, which is possible for 90 days.
  '000555555559': { settlesAfter: 0, disputed: 'lost' },
};

export const testInstitution = '000';
/** Accounts with the first transit are already verified; those with the second are verified by two small deposits. */
export const testTransits = { verified: '11000', byDeposits: '22000' } as const;

/** The amounts in cents on the person's statement, and the outcome of each. */
export const deposits = { correct: [32, 45], tooManyTries: [10, 11] } as const;

/** Tokens that don't come from the fields, named like Stripe's. They can be used any number of times. */
const fixedTokens: Readonly<Record<string, Scenario>> = {
  pm_acssDebit_success: { settlesAfter: 0 },
  pm_acssDebit_noAccount: { settlesAfter: 0, returned: 'accountUnusable' },
  pm_acssDebit_accountClosed: { settlesAfter: 0, returned: 'accountUnusable' },
  pm_acssDebit_insufficientFunds: { settlesAfter: 0, returned: 'insufficientFunds' },
  pm_acssDebit_debitNotAuthorized: { settlesAfter: 0, returned: 'accountUnusable' },
  pm_acssDebit_dispute: { settlesAfter: 0, disputed: 'lost' },
};

export const cardScenario = (number: string) => (Object.hasOwn(cards, number) ? cards[number] : undefined);
export const accountScenario = (account: string) =>
  Object.hasOwn(accounts, account) ? accounts[account] : undefined;
export const fixedToken = (token: string) =>
  Object.hasOwn(fixedTokens, token) ? fixedTokens[token] : undefined;
