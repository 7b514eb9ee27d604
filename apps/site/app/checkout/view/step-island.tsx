import {
  CheckoutProvider,
  CheckoutStep,
  OrderSummary,
  type StepLinks,
  useAnsweredParts,
} from '@jalon/checkout';
import { answersOf, flowSteps, stepForm } from '@jalon/checkout/schemas';
import type { ClubConfig } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { useLocale, useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Link } from '@jalon/ui/link';
import type { ComponentType } from 'react';
import { choiceParameters } from '../address-choices.ts';
import { checkoutPages, isForMembers } from '../checkout-pages.ts';
import type { RefusedStep } from '../post-step.server.ts';
import { useKeptAnswers } from '../state/use-kept-answers.ts';
import { checkoutPageMessages } from './checkout-page.messages.ts';
import { Change } from './checkout-page.styles.ts';
import { postToPage } from './post-to-page.ts';
import { ResumeLinkForm } from './resume-link-form.tsx';
import type { StepFormComponent, StepPage } from './step-form-props.ts';

export interface StepIslandProps {
  page: StepPage;
  /** The result of a rejected post. */
  refused: RefusedStep | undefined;
  club: ClubConfig;
  /** Pages that the step links to. */
  links: StepPageLinks;
}

export interface StepPageLinks {
  privacyPolicy: string;
  connectedSpace: string;
}

/**
 * A step of a checkout: its form, the price, and the answers so far. The script checks the answers, shows the gateway’s
 * fields and restores what this browser keeps; the step itself is a post and a page, with and without it.
 */
export function stepIsland(Form: StepFormComponent): ComponentType<StepIslandProps> {
  return function StepIsland({ club, ...props }) {
    return (
      <ClubProvider club={club}>
        <CheckoutProvider>
          <Step {...props} Form={Form} />
        </CheckoutProvider>
      </ClubProvider>
    );
  };
}

interface StepProps extends Omit<StepIslandProps, 'club'> {
  Form: StepFormComponent;
}

function Step({ page, refused, links: pageLinks, Form }: StepProps) {
  const t = useT(checkoutPageMessages);
  const locale = useLocale();
  const { flow, step, paths, here, progress, types, quote } = page;
  const { answers, isFromBrowser } = useKeptAnswers(flow, page);
  const links: StepLinks = Object.fromEntries(
    checkoutPages.filter((one) => one.flow === flow).map((one) => [one.step, one.paths[locale]]),
  );
  const answered = useAnsweredParts(flow, { data: answers, links, step });
  const membershipName = (code: string) =>
    types.find(({ codeOptionAdhesion }) => codeOptionAdhesion === code)?.name;

  const { name } = stepForm(flow, step);
  const form = {
    flow,
    action: here[locale],
    values: isFromBrowser ? answersOf(answers, step) : page.answers,
    errors: page.kind === 'step' ? page.errors : undefined,
    posted: refused?.posted,
    notice: flowSteps[flow][0] === step && (
      <CollectionNotice isGift={flow === 'gift-a-membership'} href={pageLinks.privacyPolicy} />
    ),
    onSubmit: () => postToPage(),
  };

  return (
    <CheckoutStep
      flow={flow}
      step={step}
      progress={progress}
      links={links}
      hasFocus={flowSteps[flow][0] !== step && !refused && !isNoticed(page)}
      summary={
        page.kind === 'step' && (
          <OrderSummary quote={quote} answered={answered} membershipName={membershipName} />
        )
      }
    >
      <StepNotices page={page} refused={refused} connectedSpace={pageLinks.connectedSpace} />
      {/* A form reads its values once, but the browser’s stored answers arrive after the first render. */}
      <div key={isFromBrowser ? 'browser' : 'server'}>
        <Form
          page={page}
          form={form}
          data={answers}
          links={links}
          isUnresolved={refused?.isUnresolved}
          membershipName={membershipName}
        />
      </div>
      {step === 'registration' && flow !== 'modify-my-membership' && (
        <Change>
          <Link href={`${paths[locale]}?${choiceParameters.type}=`}>{t('change')}</Link>
        </Change>
      )}
      <ResumeLinkForm form={name} link={refused?.link} />
    </CheckoutStep>
  );
}

/** Whether the page starts at a notice or an error. */
function isNoticed(page: StepPage): boolean {
  if (page.kind === 'review') return page.notPlaced !== undefined && !page.before;
  return page.errors !== undefined || page.declined !== undefined;
}

/** Why the personal information of a flow is collected (Act respecting the protection of personal information, s. 8). */
function CollectionNotice({ isGift, href }: { isGift: boolean; href: string }) {
  const t = useT(checkoutPageMessages);
  return (
    <p>
      {t(isGift ? 'collectedGift' : 'collected')} <Link href={href}>{t('collectedMore')}</Link>
    </p>
  );
}

/** A notice about the previous attempt, above the form. */
function StepNotices({
  page,
  refused,
  connectedSpace,
}: Pick<StepIslandProps, 'page' | 'refused'> & { connectedSpace: string }) {
  const t = useT(checkoutPageMessages);
  const { isAway } = refused ?? {};
  const hosted = page.kind === 'step' ? page.hosted : undefined;
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
  if (page.kind === 'review' && page.notPlaced && !page.before) {
    const { flow, notPlaced } = page;
    return (
      <Alert variant="warning" title={t('notPlaced')} tabIndex={-1} autoFocus announce>
        <p>{t(`notPlaced-${notPlaced}`)}</p>
        {isForMembers(flow) && notPlaced !== 'expired' && (
          <p>
            <Link href={connectedSpace}>{t('space')}</Link>
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
