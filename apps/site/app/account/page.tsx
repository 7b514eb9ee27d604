import { paymentPageName } from '@jalon/consent';
import { toRouteResult } from '@jalon/host/react-router';
import {
  Account,
  type AccountView,
  hasSecretAddress,
  needsScript,
  showsMember,
  viewDescription,
  viewTitle,
} from '@jalon/membership/account';
import lakeRoad from '@jalon/ui/pictures/lake-road.svg?url';
import rainyStreet from '@jalon/ui/pictures/rainy-street.svg?url';
import winterRoad from '@jalon/ui/pictures/winter-road.svg?url';
import { PageHead } from '../document/page-head.tsx';
import { Island } from '../islands/island.tsx';
import { getSite } from '../site-context.server.ts';
import { useSite } from '../use-site.ts';
import { MemberData } from '../visitor/member-data.tsx';
import type { Route } from './+types/page.ts';
import { accountIsland } from './account-island.tsx';
import { SessionPart } from './session-part.tsx';
import { keepLocale, siteAccount } from './site-account.server.ts';

export { headers } from '@jalon/host/react-router';
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  toRouteResult(await siteAccount(getSite(context)).load(request));
export const action = async ({ request, url, context }: Route.ActionArgs) =>
  toRouteResult(keepLocale(await siteAccount(getSite(context)).post(request), url));

const AccountIsland = accountIsland(Account);

const pictures: Readonly<Partial<Record<AccountView['kind'], string>>> = {
  signIn: winterRoad,
  forgottenPassword: rainyStreet,
  newPassword: lakeRoad,
};

/** Any page of an account: sign-in, passwords, sessions, member area, saved payment. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { club } = useSite();
  const view = actionData ?? loaderData;
  const { here, kind } = view;
  const withoutQuery = { fr: here.fr.replace(/\?.*/, ''), en: here.en.replace(/\?.*/, '') };
  const picture = pictures[kind];
  return (
    <>
      {showsMember(view) && <MemberData />}
      {'security' in view && view.security && <meta name={paymentPageName} content="yes" />}
      <PageHead
        title={viewTitle(view)}
        description={viewDescription(view)}
        paths={withoutQuery}
        unlisted
        secret={hasSecretAddress(view)}
      />
      {needsScript(view) ? (
        <Island
          name="account"
          component={AccountIsland}
          load={kind === 'signIn' ? 'idle' : 'touched'}
          props={{ view, club, picture }}
        />
      ) : (
        <Account view={view} picture={picture} />
      )}
      {showsMember(view) && <SessionPart path={here[view.locale]} />}
    </>
  );
}
