import { createQuote, isCallError } from '@jalon/api-client';
import { type CheckoutData, quoteRequestOf } from '@jalon/checkout/schemas';

/** The API, for calls of the server. */
export const api = { baseUrl: process.env.API_URL ?? '' };

/** What a visitor answered on the way to the review. */
export const answers: CheckoutData = {
  step1: {
    greetings: 'F',
    firstName: 'Zoé',
    lastName: 'Tremblay-Côté',
    email: 'zoe@example.org',
    phoneNumber: '4185550101',
    phoneNumberType: 'mobile',
    birthYear: '1984',
    birthMonth: '5',
    membership: { codeOptionAdhesion: 'PLUS' },
  },
  step2: { additionalMembers: [] },
  step3: { address: '455 3e Avenue', unit: '', city: 'Québec', postalCode: 'G1L2W2' },
  stepPayment: { termSelected: 'annual', paymentSelected: 'card', renewalSelected: true },
};

/** The price of the answers. */
export async function priceOf(termSelected: 'annual' | 'monthly') {
  const request = quoteRequestOf('register', {
    ...answers,
    stepPayment: { ...answers.stepPayment, termSelected },
  });
  const answer = request && (await createQuote(request, api));
  if (!answer || isCallError(answer)) throw new Error('The API gives no price.');
  return answer.quote;
}
