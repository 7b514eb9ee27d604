import { FormMemoryProvider } from '@jalon/forms/memory';
import { useLocale, useT } from '@jalon/i18n/react';
import {
  AdditionalMembersStep,
  AddressStep,
  ChangedMembersStep,
  CheckoutStep,
  GiftStep,
  ModifyStep,
  OrderSummary,
  PaymentStep,
  RegistrationStep,
  ReviewStep,
  type StepLinks,
  useAnsweredParts,
  useStepLabel,
} from '@jalon/membership/checkout';
import { answersOf, flowSteps, stepForm } from '@jalon/membership/checkout-schemas';
import { Alert } from '@jalon/ui/alert';
import { Link } from '@jalon/ui/link';
import { Section } from '@jalon/ui/section';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../../document/page-head.tsx';
import { useSite } from '../../frame/use-site.ts';
import { choiceParameters } from '../address-choices.ts';
import { checkoutPages, flowLabel, isForMembers } from '../checkout-pages.ts';
import { checkoutFields } from '../checkout-post.ts';
import type { StepPageData } from '../load-step.server.ts';
import type { RefusedStep } from '../post-step.server.ts';
import { useKeptAnswers } from '../state/use-kept-answers.ts';
import { checkoutPageMessages } from './checkout-page.messages.ts';
import { Change } from './checkout-page.styles.ts';
import { ResumeLinkForm } from './resume-link-form.tsx';
import { useStepPost } from './use-step-post.ts';

export type StepPage = Extract<StepPageData, { kind: 'step' | 'review' }>;

export interface StepViewProps {
  page: StepPage;
  /** The result of a plain post. */
  refused: RefusedStep | undefined;
}

/** The page of a step: its form, the price, and the answers so far. */
export function StepView({ page, refused: plain }: StepViewProps) {
  const t = useT(checkoutPageMessages);
  const locale = useLocale();
  const { flow, step, paths, here, progress, types, quote, optionPrices: prices } = page;
  const label = useStepLabel(flow);
  // Following a link of the error summary is a navigation, after which the router drops the action’s data.
  const [posted] = useState(plain);
  const { post, refused = posted } = useStepPost(here[locale]);
  const { answers, isFromBrowser } = useKeptAnswers(flow, page);
  const links: StepLinks = Object.fromEntries(
    checkoutPages.filter((one) => one.flow === flow).map((one) => [one.step, one.paths[locale]]),
  );
  const answered = useAnsweredParts(flow, { data: answers, links, step });
  const membershipName = (code: string) =>
    types.find(({ codeOptionAdhesion }) => codeOptionAdhesion === code)?.name;
  const title = `${label(step)} – ${flowLabel(flow)[locale]}`;

  /** Posts the form, as it does without a script. */
  function submit(more: Readonly<Record<string, string>> = {}) {
    const element = document.getElementById(stepForm(flow, step).name);
    const form = new FormData(element instanceof HTMLFormElement ? element : undefined);
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    return post(form);
  }

  const shared = {
    flow,
    action: here[locale],
    values: isFromBrowser ? answersOf(answers, step) : page.answers,
    errors: page.kind === 'step' ? page.errors : undefined,
    posted: posted?.posted,
    notice: flowSteps[flow][0] === step && <CollectionNotice isGift={flow === 'gift-a-membership'} />,
    onSubmit: () => submit(),
  };

  function form(): ReactNode {
    if (page.kind === 'review') {
      const { values: _, ...props } = shared;
      const { before, reference, isUnresolved } = page;
      return (
        // The acceptance applies to one quote in one language: it is not stored.
        <FormMemoryProvider>
          <ReviewStep
            {...props}
            data={answers}
            quote={page.quote}
            before={before}
            links={links}
            reference={reference}
            isUnresolved={isUnresolved || refused?.isUnresolved}
            membershipName={membershipName}
          />
        </FormMemoryProvider>
      );
    }
    switch (page.step) {
      case 'registration':
        if (flow === 'gift-a-membership') return <GiftStep {...shared} prices={prices} />;
        if (flow === 'register') return <RegistrationStep {...shared} prices={prices} />;
        return <ModifyStep {...shared} memberships={types} prices={prices} />;
      case 'addMember':
        if (flow !== 'modify-my-membership') return <AdditionalMembersStep {...shared} prices={prices} />;
        return <ChangedMembersStep {...shared} presentMembers={page.presentMembers} prices={prices} />;
      case 'address':
        return <AddressStep {...shared} />;
      case 'payment': {
        const { gateway, otherTerm, reference, declined } = page;
        if (!gateway) return null;
        const quotes = Object.fromEntries(
          [quote, otherTerm].flatMap((one) => (one ? [[one.termSelected, one]] : [])),
        );
        return (
          <PaymentStep
            {...shared}
            quotes={quotes}
            settings={gateway}
            reference={reference}
            declined={declined}
            onSubmit={(_values, payment) =>
              submit(payment && { [checkoutFields.payment]: JSON.stringify(payment) })
            }
          />
        );
      }
      default:
        return null;
    }
  }

  return (
    <>
      <PageHead title={posted ? t('rejected', { title }) : title} paths={paths} unlisted />
      <Section>
        <CheckoutStep
          flow={flow}
          step={step}
          progress={progress}
          links={links}
          summary={
            page.kind === 'step' && (
              <OrderSummary quote={quote} answered={answered} membershipName={membershipName} />
            )
          }
        >
          <StepNotices page={page} refused={refused} />
          {/* A form reads its values once, but the browser’s stored answers arrive after the first render. */}
          <div key={isFromBrowser ? 'browser' : 'server'}>{form()}</div>
          {step === 'registration' && flow !== 'modify-my-membership' && (
            <Change>
              <Link href={`${paths[locale]}?${choiceParameters.type}=`}>{t('change')}</Link>
            </Change>
          )}
          <ResumeLinkForm action={here[locale]} posted={posted?.link} />
        </CheckoutStep>
      </Section>
    </>
  );
}

/** Why the personal information of a flow is collected (Act respecting the protection of personal information, s. 8). */
function CollectionNotice({ isGift }: { isGift: boolean }) {
  const t = useT(checkoutPageMessages);
  const locale = useLocale();
  const { paths } = useSite();
  return (
    <p>
      {t(isGift ? 'collectedGift' : 'collected')}{' '}
      <Link href={paths['privacy-policy'][locale]}>{t('collectedMore')}</Link>
    </p>
  );
}

/** A notice about the previous attempt, above the form. */
function StepNotices({ page, refused }: { page: StepPage; refused: RefusedStep | undefined }) {
  const t = useT(checkoutPageMessages);
  const locale = useLocale();
  const { paths } = useSite();
  const { isAway } = refused ?? {};
  const hosted = page.kind === 'step' ? page.hosted : undefined;
  if (isAway) {
    return (
      <Alert variant="error" title={t('notSaved')} announce>
        {t('notSavedText')}
      </Alert>
    );
  }
  if (hosted === 'cancelled' || hosted === 'expired') {
    return (
      <Alert variant="warning" title={t(hosted === 'cancelled' ? 'hostedCancelled' : 'hostedExpired')}>
        {t('hostedText')}
      </Alert>
    );
  }
  // A changed price says so itself.
  if (page.kind === 'review' && page.notPlaced && !page.before) {
    const { flow, notPlaced } = page;
    return (
      <Alert variant="warning" title={t('notPlaced')} announce>
        <p>{t(`notPlaced-${notPlaced}`)}</p>
        {isForMembers(flow) && notPlaced !== 'expired' && (
          <p>
            <Link href={paths['connected-space'][locale]}>{t('space')}</Link>
          </p>
        )}
      </Alert>
    );
  }
  if (page.kind === 'step' && page.isUnpriced) {
    return (
      <Alert variant="info" title={t('unpriced')}>
        {t('unpricedText')}
      </Alert>
    );
  }
  return null;
}
