import type { StepFormProps, StepLinks } from '@jalon/checkout';
import type { CheckoutData } from '@jalon/checkout/schemas';
import type { ComponentType } from 'react';
import type { StepPageData } from '../load-step.server.ts';

export type StepPage = Extract<StepPageData, { kind: 'step' | 'review' }>;

/** The props of a step’s form. */
export interface StepPageFormProps {
  page: StepPage;
  /** The props that all forms of steps have. */
  form: StepFormProps;
  /** The answers so far. */
  data: CheckoutData;
  links: StepLinks;
  /** The order was sent, and its outcome is unknown. */
  isUnresolved: boolean | undefined;
  membershipName: (code: string) => string | undefined;
}

export type StepFormComponent = ComponentType<StepPageFormProps>;
