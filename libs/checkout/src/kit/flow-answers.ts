import type { QuoteRequest } from '@jalon/api-client/contract';
import type { CheckoutData } from './checkout-data.ts';
import type { FlowName, FlowStep } from './flow-progress.ts';

/** The values of a step’s form. */
export type StepAnswers = Readonly<Record<string, unknown>>;

/** The answers of a step by the field names of its form, from the stored data; empty if it was not answered. */
export function answersOf(data: CheckoutData, step: FlowStep): StepAnswers {
  const { step1, step2, step3, step4, stepCodes, stepPayment } = data;
  switch (step) {
    case 'registration':
      return { ...step1, ...(stepCodes && { stepCodes }) };
    case 'addMember':
      return { ...step2 };
    case 'address':
      return { ...step3 };
    case 'payment': {
      const { promoCode = data.promoCodeFromUrlParams, montantDollarsCAAUtilise } = step4 ?? {};
      return { ...stepPayment, promoCode, montantDollarsCAAUtilise };
    }
    case 'review':
      return {};
  }
}

/** The data with the checked answers of a step. */
export function withAnswers(data: CheckoutData, step: FlowStep, answers: StepAnswers): CheckoutData {
  switch (step) {
    case 'registration': {
      const { stepCodes = data.stepCodes, ...step1 } = answers;
      const membership = { ...data.step1?.membership, ...(step1.membership as object | undefined) };
      return { ...data, step1: { ...data.step1, ...step1, membership }, stepCodes } as CheckoutData;
    }
    case 'addMember':
      return { ...data, step2: { ...data.step2, ...answers } } as CheckoutData;
    case 'address':
      return { ...data, step3: { ...data.step3, ...answers } } as CheckoutData;
    case 'payment': {
      const { termSelected, paymentSelected, renewalSelected } = answers;
      return {
        ...data,
        step4: { ...data.step4, ...answers },
        stepPayment: { termSelected, paymentSelected, renewalSelected },
      } as CheckoutData;
    }
    case 'review':
      return data;
  }
}

/** The request for the price of the answers so far; undefined before a type is chosen. */
export function quoteRequestOf(flow: FlowName, data: CheckoutData): QuoteRequest | undefined {
  const { step1, step2, step4, stepCodes, stepPayment } = data;
  // A renewal has no step that shows a type: it keeps the present one and ignores a type in the page's address.
  const codeOptionAdhesion = flow === 'renewal' ? undefined : step1?.membership?.codeOptionAdhesion;
  if (!codeOptionAdhesion && flow !== 'renewal') return undefined;
  const added = (flow === 'modify-my-membership' ? step2?.addedMembers : step2?.additionalMembers) ?? [];
  return {
    flow,
    codeOptionAdhesion,
    termSelected: stepPayment?.termSelected ?? 'annual',
    indOptionVR: step1?.indOptionVR ?? false,
    additionalMembers: added.map(({ indOptionVR }) => ({ indOptionVR })),
    modifiedMembers: step2?.modifiedMembers && [...step2.modifiedMembers],
    promoCode: (step4?.promoCode ?? data.promoCodeFromUrlParams) || undefined,
    noMembreRecommande: stepCodes?.noMembreRecommande || undefined,
    montantDollarsCAAUtilise: step4?.montantDollarsCAAUtilise,
  };
}

/** `details` of an order, for the schema `orderDetails`. */
export function orderDetailsOf(flow: FlowName, data: CheckoutData): Record<string, unknown> {
  const { step1 = {}, step2, step3, stepCodes } = data;
  const { giver, gift, ...registration } = step1;
  switch (flow) {
    case 'register':
      return {
        registration,
        additionalMembers: step2?.additionalMembers ?? [],
        address: step3,
        ...(stepCodes && { stepCodes }),
      };
    case 'gift-a-membership':
      return { registration, additionalMembers: step2?.additionalMembers ?? [], address: step3, giver, gift };
    case 'modify-my-membership':
      return {
        registration,
        addedMembers: step2?.addedMembers ?? [],
        modifiedMembers: step2?.modifiedMembers ?? [],
      };
    case 'renewal':
      return {};
  }
}

/** A field of a step’s form. */
export interface FieldOfStep {
  readonly step: FlowStep;
  readonly field: string;
}

/**
 * The step and field of an error of the API, by its name in `previewQuote` (`promoCode`) or `placeCheckout`
 * (`details.registration.email`). Errors without a field belong to the whole review (`generic`).
 */
export function fieldOfError(name: string): FieldOfStep {
  const path = name.replace(/^details\./, '');
  const [first = '', ...rest] = path.split('.');
  if (first === 'registration') return { step: 'registration', field: rest.join('.') };
  if (first === 'address') return { step: 'address', field: rest.join('.') };
  if (first === 'noMembreRecommande') return { step: 'registration', field: `stepCodes.${path}` };
  if (first === 'codeOptionAdhesion') return { step: 'registration', field: `membership.${path}` };
  if (['giver', 'gift', 'stepCodes', 'indOptionVR'].includes(first))
    return { step: 'registration', field: path };
  if (['additionalMembers', 'addedMembers', 'modifiedMembers'].includes(first)) {
    return { step: 'addMember', field: path };
  }
  if (['promoCode', 'termSelected', 'montantDollarsCAAUtilise', 'payment'].includes(first)) {
    return { step: 'payment', field: first === 'payment' ? 'generic' : path };
  }
  return { step: 'review', field: 'generic' };
}
