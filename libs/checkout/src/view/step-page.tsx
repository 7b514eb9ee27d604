'use client';

import type { PostToPage } from '@jalon/forms/kit';
import { useT } from '@jalon/i18n/react';
import { SessionTime, SessionWarning } from '@jalon/membership/session-time';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { Link } from '@jalon/ui/link';
import { Section } from '@jalon/ui/section';
import { lazy, Suspense, useState } from 'react';
import { isForMembers } from '../flow-pages.ts';
import { choiceParameters } from '../kit/address-choices.ts';
import { checkoutMessages } from '../kit/checkout.messages.ts';
import { checkoutFields, checkoutIntents } from '../kit/checkout-post.ts';
import { answersOf, type StepAnswers } from '../kit/flow-answers.ts';
import { flowSteps } from '../kit/flow-progress.ts';
import type { LoadFields } from '../kit/payment/payment-port.ts';
import { stepForm } from '../kit/step-schemas.ts';
import { CheckoutStep } from '../kit/steps/checkout-step.tsx';
import { OrderSummary } from '../kit/steps/order-summary.tsx';
import { ReviewSummary } from '../kit/steps/review/review-summary.tsx';
import { useAnsweredParts } from '../kit/steps/use-answered-parts.ts';
import { CheckoutProvider } from '../kit/store/checkout-provider.tsx';
import { typedStep } from '../kit/typed-step.ts';
import { postToPage } from './post-to-page.ts';
import { ResumeLinkForm } from './resume-link-form.tsx';
import type { FormView, StepFormComponent } from './step-form-props.ts';
import { stepPageMessages } from './step-page.messages.ts';
import { Change } from './step-page.styles.ts';
import { typeNames } from './type-names.ts';
import { useKeptAnswers } from './use-kept-answers.ts';
import { loadLeaveDialog, useLeaving } from './use-leaving.ts';
import { useStepSubject } from './use-step-subject.ts';
import { useTypedPrice } from './use-typed-price.ts';

const LeaveDialog = lazy(async () => ({ default: (await loadLeaveDialog()).LeaveDialog }));

export interface StepPageProps {
  view: FormView;
  Form: StepFormComponent;
  /** Loads the gateway’s fields. @default those of the sandbox gateway; with Stripe, `loadFields` of `@jalon/checkout/stripe` */
  loadFields?: LoadFields | undefined;
}

/**
 * A step of a checkout: its form, the price, and the answers so far. The script checks the answers, shows the gateway’s
 * fields and the price of what is typed, and keeps it in this browser; the step itself is a post and a page, with and
 * without it.
 */
export function StepPage(props: StepPageProps) {
  return (
    <CheckoutProvider>
      <Section>
        <Step {...props} />
      </Section>
    </CheckoutProvider>
  );
}

function Step({ view, Form, loadFields }: StepPageProps) {
  const t = useT(stepPageMessages);
  const { flow, step, here, locale, progress, types, steps, refused } = view;
  const { answers, isFromBrowser, keep, send } = useKeptAnswers(flow, view);
  const { price, typed, applyCode } = useTypedPrice(view, answers, isFromBrowser);
  const [isTyped, setTyped] = useState(false);
  const quote = price.quote ?? view.quote;
  const answered = useAnsweredParts(flow, { data: answers, links: steps, step, progress, quote });
  const membershipName = typeNames(types, locale);
  const subject = useStepSubject(view, { data: answers, quote, membershipName });

  const { name } = stepForm(flow, step);
  const form = {
    flow,
    action: here[locale],
    values: isFromBrowser ? answersOf(answers, step) : view.answers,
    errors: view.kind === 'step' ? view.errors : undefined,
    posted: refused?.posted,
    notice: flowSteps[flow][0] === step && (
      <CollectionNotice isGift={flow === 'gift-a-membership'} href={view.links.privacyPolicy} />
    ),
    onSubmit: () => post(),
    onType(values: StepAnswers) {
      setTyped(true);
      keep(typedStep(view, values));
      typed(values);
    },
  };

  async function post(fields?: PostToPage['fields']) {
    const result = await postToPage(fields);
    if (result?.status === 'post') send();
    return result;
  }

  const linkForm = {
    form: name,
    email: answers.step1?.giver?.email ?? answers.step1?.email ?? view.member?.email,
    link: refused?.link,
  };
  // What was sent by mail, or never typed, is not lost.
  const wouldLose = isTyped || isFromBrowser || (view.isSaved && refused?.link?.sentTo === undefined);
  const leaving = useLeaving(view, wouldLose);

  return (
    <CheckoutStep
      flow={flow}
      step={step}
      progress={progress}
      links={steps}
      hasFocus={flowSteps[flow][0] !== step && !refused && !isNoticed(view)}
      about={subject}
      summary={
        view.kind === 'review' ? (
          <ReviewSummary
            flow={flow}
            quote={view.quote}
            reference={view.reference}
            membershipName={membershipName}
          />
        ) : (
          <OrderSummary
            quote={quote}
            isStale={price.isStale}
            answered={answered}
            membershipName={membershipName}
          />
        )
      }
    >
      <SessionWarning
        session={view.member?.session}
        keepPath={view.member?.keepSession}
        signInPath={view.member?.signInAgain}
      />
      <StepNotices view={view} />
      {/* A form reads its values once, but the browser’s stored answers arrive after the first render. */}
      <div key={isFromBrowser ? 'browser' : 'server'}>
        <Form
          view={view}
          form={form}
          data={answers}
          links={steps}
          membershipName={membershipName}
          loadFields={loadFields}
          price={price}
          applyCode={applyCode}
          post={post}
        />
      </div>
      {view.kind === 'step' && step !== 'address' && (
        // After the form’s own button, which Enter presses.
        <noscript>
          <Change>
            <Button
              type="submit"
              form={name}
              formNoValidate
              variant="secondary"
              name={checkoutFields.intent}
              value={checkoutIntents.price}
            >
              {t('updateTotal')}
            </Button>
          </Change>
        </noscript>
      )}
      {step === 'registration' && flow !== 'modify-my-membership' && (
        <Change>
          <Link href={`${steps.registration}?${choiceParameters.type}=`}>{t('change')}</Link>
        </Change>
      )}
      <SessionTime session={view.member?.session} />
      <ResumeLinkForm
        // The browser’s own answers arrive after the first render.
        key={isFromBrowser ? 'link from browser' : 'link from server'}
        {...linkForm}
        isElsewhere={leaving.href !== undefined}
      />
      {leaving.href !== undefined && (
        <Suspense>
          <LeaveDialog {...linkForm} href={leaving.href} onStay={leaving.stay} />
        </Suspense>
      )}
    </CheckoutStep>
  );
}

/** Whether the page starts at a notice or an error. */
function isNoticed(view: FormView): boolean {
  if (view.kind === 'review') return view.notPlaced !== undefined && !view.before;
  return view.errors !== undefined || view.declined !== undefined;
}

/** Why the personal information of a flow is collected (Act respecting the protection of personal information, s. 8). */
function CollectionNotice({ isGift, href }: { isGift: boolean; href: string }) {
  const t = useT(stepPageMessages);
  return (
    <p>
      {t(isGift ? 'collectedGift' : 'collected')} <Link href={href}>{t('collectedMore')}</Link>
    </p>
  );
}

/** A notice about the previous attempt, above the form. */
function StepNotices({ view }: { view: FormView }) {
  const t = useT(stepPageMessages);
  const shared = useT(checkoutMessages);
  const { isAway } = view.refused ?? {};
  const hosted = view.kind === 'step' ? view.hosted : undefined;
  if (isAway) {
    return (
      <Alert variant="error" title={t('notSaved')} tabIndex={-1} autoFocus announce>
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
  if (view.kind === 'review' && view.notPlaced && !view.before) {
    const { flow, notPlaced, links } = view;
    return (
      <Alert variant="warning" title={t('notPlaced')} tabIndex={-1} autoFocus announce>
        <p>{t(`notPlaced-${notPlaced}`)}</p>
        {isForMembers(flow) && notPlaced !== 'expired' && (
          <p>
            <Link href={links.memberArea}>{shared('space')}</Link>
          </p>
        )}
      </Alert>
    );
  }
  if (view.kind === 'step' && view.isUnchanged) {
    return (
      <Alert variant="info" title={t('unchanged')} tabIndex={-1} autoFocus announce>
        {t('unchangedText')}
      </Alert>
    );
  }
  if (view.kind === 'step' && view.isUnpriced) {
    return (
      <Alert variant="info" title={t('unpriced')}>
        {t('unpricedText')}
      </Alert>
    );
  }
  return null;
}
