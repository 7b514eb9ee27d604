export interface Failure {
  readonly code: string;
  readonly decline_code?: string;
}

/** The outcome of a test number, in Stripe's codes. */
export interface Scenario {
  readonly type: 'card' | 'acss_debit';
  readonly lastFour: string;
  readonly failure?: Failure | undefined;
  readonly challenge?: 'always' | 'firstTime' | undefined;
  /** Why a debit is returned. */
  readonly returned?: Failure | undefined;
}

const cards: Readonly<Record<string, Omit<Scenario, 'type' | 'lastFour'>>> = {
  4242424242424242: {},
  5555555555554444: {},
  378282246310005: {},
  4000000000000002: { failure: { code: 'card_declined', decline_code: 'generic_decline' } },
  4000000000009995: { failure: { code: 'card_declined', decline_code: 'insufficient_funds' } },
  4000000000000069: { failure: { code: 'expired_card' } },
  4000000000000127: { failure: { code: 'incorrect_cvc' } },
  4000008400001280: { failure: { code: 'processing_error' } },
  4000002500003155: { challenge: 'firstTime' },
  4000002760003184: { challenge: 'always' },
  4000000000003220: { challenge: 'firstTime' },
  4000008400001629: {
    challenge: 'always',
    failure: { code: 'card_declined', decline_code: 'generic_decline' },
  },
  4000008260003178: {
    challenge: 'always',
    failure: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
};

const accounts: Readonly<Record<string, Omit<Scenario, 'type' | 'lastFour'>>> = {
  '000123456789': {},
  '900123456789': {},
  // Our own: Stripe decides by the bank whether an account is verified by deposits.
  '000123456785': { challenge: 'always' },
  '000222222227': { returned: { code: 'insufficient_funds' } },
  '900222222227': { returned: { code: 'insufficient_funds' } },
  '000666666661': { failure: { code: 'payment_method_microdeposit_failed' } },
  '000777777771': { failure: { code: 'charge_exceeds_weekly_limit' } },
  '000888888881': { failure: { code: 'charge_exceeds_transaction_limit' } },
};

/** @throws when it is not a test number */
export function scenarioOf(number: string): Scenario {
  const lastFour = number.slice(-4);
  const card = cards[number];
  if (card) return { ...card, type: 'card', lastFour };
  const account = accounts[number];
  if (account) return { ...account, type: 'acss_debit', lastFour };
  throw new Error(`${number} is not a test number`);
}
