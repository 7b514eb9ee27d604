import type { FormView, StepFormComponent } from './step-form-props.ts';

/** The forms of all steps; the browser loads one only on its page. */
export const stepForms = {
  registration: async () => (await import('./steps/registration-form.tsx')).RegistrationForm,
  gift: async () => (await import('./steps/gift-form.tsx')).GiftForm,
  modify: async () => (await import('./steps/modify-form.tsx')).ModifyForm,
  addMember: async () => (await import('./steps/people-form.tsx')).PeopleForm,
  address: async () => (await import('./steps/address-form.tsx')).AddressForm,
  payment: async () => (await import('./steps/payment-form.tsx')).PaymentForm,
  review: async () => (await import('./steps/review-form.tsx')).ReviewForm,
} as const satisfies Readonly<Record<string, () => Promise<StepFormComponent>>>;

/** The form of a step of a flow, in `stepForms`. */
export function stepFormOf({ flow, step }: Pick<FormView, 'flow' | 'step'>): StepFormName {
  if (step !== 'registration' || flow === 'register') return step;
  return flow === 'gift-a-membership' ? 'gift' : 'modify';
}

export type StepFormName = keyof typeof stepForms;
