import type { ApiClientOptions } from '@jalon/api-client';
import type { Quote } from '@jalon/api-client/contract';
import type { FormErrors, PostToPage, RejectedPost, SendResult } from '@jalon/forms/kit';
import type { ReactNode } from 'react';
import type { ChosenMembership } from '../checkout-data.ts';
import type { StepAnswers } from '../flow-answers.ts';
import type { FlowName, FlowStep } from '../flow-progress.ts';

/** The props of every step’s form. */
export interface StepFormProps {
  flow: FlowName;
  /** The address that the form posts to without a script. @default its own page */
  action?: string | undefined;
  /** The earlier answers: `answersOf(data, step)`. */
  values?: StepAnswers | undefined;
  /** Errors of the API by field name (see `fieldOfError`), shown with `values`. */
  errors?: FormErrors | undefined;
  /** The result of `handleFormPost` for a rejected plain post; replaces `values` and `errors`. */
  posted?: RejectedPost | undefined;
  /**
   * Receives the checked answers, once for each press. Return message keys by field name to show errors. Without it the
   * form is posted to `action` after the check.
   */
  onSubmit?: ((values: StepAnswers) => Promise<SendResult | PostToPage>) | undefined;
  /** Called after `onSubmit` accepted the answers: navigate to the next step here, and return the promise. */
  onSent?: (() => unknown) | undefined;
  /** Called with what is typed in the form, after each change: nothing of it is checked. */
  onType?: ((typed: StepAnswers) => void) | undefined;
  /** Shown above the button, such as why personal information is collected. */
  notice?: ReactNode;
  /** The base URL of the API, for suggestions. */
  api?: ApiClientOptions | undefined;
}

/** The address of each step of the flow that can be visited. */
export type StepLinks = Readonly<Partial<Record<FlowStep, string>>>;

/** The available memberships with their prices a year, in cents. */
export interface MembershipChoice extends ChosenMembership {
  readonly name: string;
  readonly yearlyPrice?: number | undefined;
}

/** The prices next to the fields of a step, a year and before taxes, in cents. */
export interface OptionPrices {
  readonly vrOption?: number | undefined;
  readonly additionalMember?: number | undefined;
}

/** The quotes of both terms; a term that is not sold is missing. */
export interface TermQuotes {
  readonly annual?: Quote | undefined;
  readonly monthly?: Quote | undefined;
}
