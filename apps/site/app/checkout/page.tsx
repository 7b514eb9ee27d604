import { useLocale } from '@jalon/i18n/react';
import { CheckoutProvider } from '@jalon/membership/checkout';
import { data } from 'react-router';
import { useOtherMember } from '../sign-in/use-other-member.ts';
import type { Route } from './+types/page.ts';
import { checkoutHeaders } from './checkout-headers.ts';
import { isForMembers, stepPath } from './checkout-pages.ts';
import { ChoosePage } from './choose-page.tsx';
import { loadStep } from './load-step.server.ts';
import { postStep, type RefusedStep } from './post-step.server.ts';
import { AttemptView } from './view/attempt-view.tsx';
import { MembersOnly, NotInPeriod, Unavailable } from './view/notices.tsx';
import { type StepPage, StepView } from './view/step-view.tsx';

export const loader = (args: Route.LoaderArgs) => loadStep(args);
export const action = (args: Route.ActionArgs) => postStep(args);
export const headers = checkoutHeaders;

/** Keeps the form and its answers when the site is unavailable. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data<RefusedStep>({ isAway: true }, { status: 503 });
  }
}

/** The page of a checkout step, in any state. */
export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const { paths } = loaderData;
  useOtherMember(isForMembers(loaderData.flow));
  switch (loaderData.kind) {
    case 'membersOnly':
      return <MembersOnly paths={paths} signInPath={loaderData.signInPath} />;
    case 'notInPeriod':
      return <NotInPeriod paths={paths} expirationDate={loaderData.expirationDate} />;
    case 'unavailable':
      return <Unavailable paths={paths} here={loaderData.here} />;
    case 'choose':
      return (
        <ChoosePage
          paths={paths}
          isGift={loaderData.flow === 'gift-a-membership'}
          memberships={loaderData.memberships}
          texts={loaderData.texts}
        />
      );
    case 'attempt':
      return (
        <CheckoutProvider>
          <AttemptView page={loaderData} retryPath={stepPath(loaderData.flow, 'payment')[locale]} />
        </CheckoutProvider>
      );
    case 'step':
    case 'review':
      return (
        <CheckoutProvider>
          <StepView key={formKey(loaderData)} page={loaderData} refused={actionData} />
        </CheckoutProvider>
      );
  }
}

/** The key of a step’s form: another step, or another price to accept, resets it. */
function formKey(page: StepPage): string {
  return page.kind === 'review' ? `${page.step} ${page.quote.id}` : page.step;
}
