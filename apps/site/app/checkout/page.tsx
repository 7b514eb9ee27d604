import { useLocale } from '@jalon/i18n/react';
import { MemberData } from '../sign-in/member-data.tsx';
import type { Route } from './+types/page.ts';
import { checkoutHeaders } from './checkout-headers.ts';
import { isForMembers, stepPath } from './checkout-pages.ts';
import { ChoosePage } from './choose-page.tsx';
import { loadStep } from './load-step.server.ts';
import { postStep } from './post-step.server.ts';
import { AttemptView } from './view/attempt-view.tsx';
import { MembersOnly, NotForMember, Unavailable } from './view/notices.tsx';
import { StepView } from './view/step-view.tsx';

export const loader = (args: Route.LoaderArgs) => loadStep(args);
export const action = (args: Route.ActionArgs) => postStep(args);
export const headers = checkoutHeaders;

/** The page of a checkout step, in any state. */
export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      {isForMembers(loaderData.flow) && <MemberData />}
      <PageOf loaderData={loaderData} actionData={actionData} />
    </>
  );
}

function PageOf({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const locale = useLocale();
  const { paths } = loaderData;
  switch (loaderData.kind) {
    case 'membersOnly':
      return <MembersOnly paths={paths} signInPath={loaderData.signInPath} />;
    case 'notForMember':
      return <NotForMember {...loaderData} />;
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
      return <AttemptView page={loaderData} retryPath={stepPath(loaderData.flow, 'payment')[locale]} />;
    case 'step':
    case 'review':
      return <StepView page={loaderData} refused={actionData} />;
  }
}
