import type { Localized } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import {
  AdditionalMembersStep,
  AddressStep,
  CheckoutStep,
  OrderSummary,
  PaymentStep,
  RegistrationStep,
  type StepLinks,
  useAnsweredParts,
  useStepLabel,
} from '@jalon/membership/checkout';
import type { FlowName, FlowStep } from '@jalon/membership/checkout-schemas';
import { Alert } from '@jalon/ui/alert';
import { Section } from '@jalon/ui/section';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../document/page-head.tsx';
import { checkoutPageMessages } from './checkout-page.messages.ts';
import { checkoutPages } from './checkout-pages.ts';
import { checkoutFields } from './checkout-post.ts';
import { ResumeLinkForm } from './resume-link-form.tsx';
import type { RefusedStep, StepPageData } from './step-route.server.ts';
import { useKeptAnswers } from './use-kept-answers.ts';
import { useStepPost } from './use-step-post.ts';

type StepPage = Extract<StepPageData, { kind: 'step' | 'review' }>;

export interface StepViewProps {
  page: StepPage;
  /** What a plain post answered. */
  refused: RefusedStep | undefined;
}
