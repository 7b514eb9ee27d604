import { expect, it } from 'vitest';
import {
  freeQuote,
  monthlyQuote,
  sampleAgreements,
  sampleData,
  sampleQuote,
} from '../../testing/sample-checkout.ts';

const data = sampleData.register;
const bank = { stepPayment: { ...data.stepPayment, paymentSelected: 'bank' } } as const;
const card = { method: 'card' } as const;

it.each([
  ['by card', 'fr', { data, quote: sampleQuote, reference: card }, ['fr'], []],
  ['by card, in English', 'en', { data, quote: sampleQuote, reference: card }, ['fr', 'en'], []],
  ['from an account', 'fr', { data: bank, quote: monthlyQuote }, ['fr'], ['fr']],
  ['from an account, in English', 'en', { data: bank, quote: monthlyQuote }, ['fr', 'en'], ['fr', 'en']],
  ['by another card after all', 'fr', { data: bank, quote: monthlyQuote, reference: card }, ['fr'], []],
  ['of nothing', 'fr', { data: bank, quote: freeQuote }, ['fr'], []],
] as const)(
  'a payment %s has its texts, the French ones first',
  (_, locale, options, contracts, mandates) => {
    const agreements = sampleAgreements(locale, options);
    expect(agreements.contracts.map((text) => text.locale)).toEqual(contracts);
    expect(agreements.mandates.map((text) => text.locale)).toEqual(mandates);
  },
);
