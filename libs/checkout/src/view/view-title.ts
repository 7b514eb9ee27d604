import { translator } from '@jalon/i18n';
import { checkoutMessages } from '../kit/checkout.messages.ts';
import { type FlowStep, flowSteps } from '../kit/flow-progress.ts';
import { stepLabelKey } from '../kit/steps/step-label.ts';
import type { CheckoutView, NotForMemberView, RefusedStep } from './checkout-view.ts';
import { flowTitle } from './flow-title.ts';
import { viewMessages } from './view.messages.ts';

const reasonTitles = {
  notMain: 'notMainTitle',
  notActive: 'endedTitle',
  notInPeriod: 'periodTitle',
  processing: 'processingTitle',
} as const satisfies Record<NotForMemberView['reason'], string>;

const attemptTitles = {
  confirming: 'checkingTitle',
  unknown: 'checkingTitle',
  declined: 'declinedTitle',
  notFound: 'unknownTitle',
} as const;

const resumeTitles = { ready: 'resumeTitle', over: 'resumeOverTitle', away: 'resumeAwayTitle' } as const;

/** The title of a view’s page, in its language. */
export function viewTitle(view: CheckoutView): string {
  const t = translator(viewMessages, view);
  switch (view.kind) {
    case 'step':
    case 'review': {
      const steps: readonly FlowStep[] = flowSteps[view.flow];
      const shared = translator(checkoutMessages, view);
      const place = shared('place', { place: steps.indexOf(view.step) + 1, count: steps.length });
      const label = shared(stepLabelKey(view.flow, view.step));
      const title = `${place}${label} – ${flowTitle(view.flow, view.locale)}`;
      return isRejected(view.refused) ? t('rejected', { title }) : title;
    }
    case 'choice':
      return t(view.flow === 'gift-a-membership' ? 'chooseGiftTitle' : 'chooseTitle');
    case 'membersOnly':
      return t('membersTitle');
    case 'notForMember':
      return t(reasonTitles[view.reason]);
    case 'unavailable':
      return t('awayTitle');
    case 'attempt':
      return t(attemptTitles[view.state]);
    case 'challenge':
      return t('challengeTitle');
    case 'receipt':
      return t('receipt');
    case 'gift':
      return t('giftTitle', { name: view.gift.recipientFirstName });
    case 'noGift':
      return t(view.isUnknown ? 'giftUnknownTitle' : 'giftAwayTitle');
    case 'resume':
      return t(resumeTitles[view.state]);
  }
}

/** Not after a post that only adds a person, changes the language or mails a link. */
function isRejected({ posted, link, isAway, isUnresolved }: RefusedStep = {}): boolean {
  const hasErrors = posted !== undefined && Object.keys(posted.errors).length > 0;
  return Boolean(isAway || isUnresolved || link?.error || hasErrors);
}
