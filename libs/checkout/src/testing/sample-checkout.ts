import type { PaymentSettings, Quote } from '@jalon/api-client/contract';
import { type ClubConfig, defaultClub, type Merchant } from '@jalon/club';
import type { Locale } from '@jalon/i18n';
import type { CheckoutData } from '../kit/checkout-data.ts';
import type { FlowName } from '../kit/flow-progress.ts';
import { type AgreementsOptions, agreementsOf } from '../kit/legal/agreements.ts';

export const sampleMerchant: Merchant = {
  name: 'Club Jalon inc.',
  address: {
    fr: '1000, rue de l’Exemple, Québec (Québec) G1K\u00a03B2',
    en: '1000, rue de l’Exemple, Québec, Quebec G1K\u00a03B2',
  },
  phone: '8005550134',
  email: 'adhesion@club-jalon.example',
};

/** A club that sells memberships; every other setting is the default. */
export const sampleClub: ClubConfig = { ...defaultClub, checkout: { merchant: sampleMerchant } };

const main = {
  greetings: 'F',
  firstName: 'Zoé',
  lastName: 'Côté',
  email: 'zoe.cote@example.org',
  phoneNumber: '4185550101',
  phoneNumberType: 'mobile',
  birthYear: '1984',
  birthMonth: '5',
  indOptionVR: true,
  membership: { codeOptionAdhesion: 'PLUS', name: 'Plus' },
} as const;

const additional = {
  greetings: 'M',
  firstName: 'Léo',
  lastName: 'Roy',
  birthYear: '1986',
  birthMonth: '11',
  email: '',
  phoneNumber: '',
  phoneNumberType: '',
  indOptionVR: false,
} as const;

const payment = { termSelected: 'annual', paymentSelected: 'card', renewalSelected: true } as const;
const step4 = { ...payment, promoCode: '', montantDollarsCAAUtilise: 0 };

/** The complete answers of a whole flow. */
export const sampleData: Readonly<Record<FlowName, CheckoutData>> = {
  register: {
    step1: main,
    step2: { additionalMembers: [additional] },
    step3: {
      address: '455 3e Avenue',
      unit: '',
      city: 'Québec',
      postalCode: 'G1L2W2',
      indAdresseNormalise: true,
    },
    step4,
    stepPayment: payment,
    stepCodes: { noMembreRecommande: '1000000017' },
  },
  'gift-a-membership': {
    step1: {
      ...main,
      giver: { firstName: 'Ève', lastName: 'Tremblay', email: 'eve@example.org', phoneNumber: '' },
      gift: { message: 'Bonne route !', sendOn: '', delivery: 'email' },
    },
    step2: { additionalMembers: [] },
    step3: {
      address: '455 3e Avenue',
      unit: '2',
      city: 'Québec',
      postalCode: 'G1L2W2',
      indAdresseNormalise: false,
    },
    step4,
    stepPayment: payment,
  },
  'modify-my-membership': {
    step1: { indOptionVR: true, membership: { codeOptionAdhesion: 'PLUS', name: 'Plus' } },
    step2: {
      addedMembers: [additional],
      modifiedMembers: [{ memberNumber: '1000000025', indOptionVR: true }],
    },
    step4: { ...step4, montantDollarsCAAUtilise: 1250 },
    stepPayment: payment,
  },
  renewal: { step4, stepPayment: payment },
};

/** A quote of $140.00 before taxes. */
export const sampleQuote: Quote = {
  id: 'quote-1',
  expiresAt: '2026-11-23T15:30:00Z',
  flow: 'register',
  codeOptionAdhesion: 'PLUS',
  termSelected: 'annual',
  indOptionVR: true,
  lines: [
    { kind: 'membership', amount: 9000, codeOptionAdhesion: 'PLUS' },
    { kind: 'vrOption', amount: 2000 },
    { kind: 'additionalMember', amount: 4500, member: 0 },
    { kind: 'promoCode', amount: -1500 },
  ],
  priceData: {
    subTotal: 14000,
    gst: 700,
    qst: 1397,
    totalYear: 16097,
    totalMonth: 0,
    firstPaymentAmount: 16097,
    discount: 1500,
  },
  payments: [{ dueOn: '2026-11-23', amount: 16097 }],
  period: { from: '2026-11-23', to: '2027-11-22' },
  promoCode: 'BIENVENUE',
};

/** The same in twelve payments. */
export const monthlyQuote: Quote = {
  ...sampleQuote,
  id: 'quote-2',
  termSelected: 'monthly',
  priceData: { ...sampleQuote.priceData, totalMonth: 1341, firstPaymentAmount: 1346 },
  payments: Array.from({ length: 12 }, (_, month) => ({
    dueOn: new Date(Date.UTC(2026, 10 + month, 23)).toISOString().slice(0, 10),
    amount: month === 0 ? 1346 : 1341,
  })),
};

/** The same with nothing to pay. */
export const freeQuote: Quote = {
  ...sampleQuote,
  priceData: { ...sampleQuote.priceData, subTotal: 0, gst: 0, qst: 0, totalYear: 0, firstPaymentAmount: 0 },
  payments: [],
};

export const sampleSettings: PaymentSettings = {
  gateway: 'sandbox',
  methods: ['card', 'bank'],
  origin: 'http://localhost:3002',
};

/** The texts to accept with an order, in the name of the sample seller. */
export const sampleAgreements = (locale: Locale, options: Omit<AgreementsOptions, 'merchant'>) =>
  agreementsOf(locale, { merchant: sampleMerchant, ...options });
