import type { DeclineReason, OrderAttempt, PaymentReference, Quote, Receipt } from '../../contract/index.ts';

/** The outcome of cards and accounts by their last four digits, as in the sandbox gateway. */
export const mockOutcomes: Readonly<Record<string, Pick<OrderAttempt, 'state' | 'reason'>>> = {
  '0002': { state: 'declined', reason: 'declined' },
  '9995': { state: 'declined', reason: 'insufficientFunds' },
  '0069': { state: 'declined', reason: 'expiredCard' },
  '0127': { state: 'declined', reason: 'incorrectSecurityCode' },
  '3178': { state: 'challenge' },
  '3184': { state: 'challenge' },
  '0341': { state: 'unknown' },
};

/** The token of a gift’s link that always works. */
export const mockGiftToken = 'mock-gift-token';

/** The reference of a card that is accepted. */
export const mockCard: PaymentReference = {
  method: 'card',
  token: 'tok_mock_card_4242',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
};

/** The reference of a bank account that is accepted. */
export const mockAccount: PaymentReference = {
  method: 'bank',
  token: 'tok_mock_account_6789',
  bankName: 'Banque d’essai',
  lastFour: '6789',
};

export interface PlacedOrder {
  readonly attempt: OrderAttempt;
  /** The attempt after its outcome was asked for. */
  readonly ending: OrderAttempt;
  /** The checkout that it was placed from. */
  readonly checkoutId?: string | undefined;
}

/** What a page shows of a card or account. */
export function labelOf(payment: PaymentReference | undefined): Receipt['payment'] {
  if (!payment) return undefined;
  const { method, lastFour } = payment;
  return { method, lastFour, ...(method === 'card' && { brand: payment.brand }) };
}

export const isPaid = ({ state }: OrderAttempt) => state === 'succeeded' || state === 'processing';

export interface MockOrderOptions {
  readonly attemptId: string;
  readonly giftPath: string;
  /** The first names of the people whom it adds. */
  readonly people?: readonly string[];
}

/** An attempt to pay a quote, and how it ends. */
export function placeMockOrder(
  quote: Quote,
  payment: PaymentReference | undefined,
  { attemptId, giftPath, people = [] }: MockOrderOptions,
): PlacedOrder {
  const label = labelOf(payment);
  const receipt: Receipt = {
    orderNumber: '2611-0001',
    placedAt: new Date().toISOString(),
    quote,
    priceData: quote.priceData,
    ...(quote.flow === 'gift-a-membership' ? { giftPath } : { memberNumber: '1000000909' }),
    people: peopleIn(quote),
    mailedTo: 'zoe.cote@example.org',
    ...(quote.flow === 'gift-a-membership' && {
      gift: { delivery: 'email', sendOn: '', email: 'zoe@example.org' } as const,
    }),
    ...(people.length > 0 && {
      additionalMembers: people.map((firstName, index) => ({
        firstName,
        memberNumber: String(1_000_000_917 + index),
      })),
    }),
    ...(label && { payment: label }),
  };
  const paid = {
    attemptId,
    state: payment?.method === 'bank' ? 'processing' : 'succeeded',
    receipt,
  } as const;
  const outcome = payment && mockOutcomes[payment.lastFour];
  if (!outcome) return { attempt: paid, ending: paid };
  const challengeUrl = outcome.state === 'challenge' ? 'http://localhost:3002/challenge' : undefined;
  const attempt = { attemptId, ...outcome, ...(challengeUrl && { challengeUrl }) };
  if (outcome.state === 'declined') return { attempt, ending: attempt };
  return { attempt, ending: payment?.lastFour === '3178' ? declined(attemptId, 'insufficientFunds') : paid };
}

/** As many people as the quote has: the handlers know no names. */
function peopleIn({ flow, lines }: Quote): Receipt['people'] {
  const added = lines.filter(({ kind }) => kind === 'additionalMember').map(() => 'Léo Roy');
  const isNew = flow === 'register' || flow === 'gift-a-membership';
  return { ...(isNew && { main: 'Zoé Côté' }), added };
}

function declined(attemptId: string, reason: DeclineReason): OrderAttempt {
  return { attemptId, state: 'declined', reason };
}
