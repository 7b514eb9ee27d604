import { toRouteResult } from '@jalon/host/react-router';
import { endingTitle, MembershipEnding } from '@jalon/membership/membership-ending';
import { createMembershipEnding } from '@jalon/membership/membership-ending/server';
import { SessionPart } from '../../account/session-part.tsx';
import { apiFor } from '../../api.server.ts';
import { PageHead } from '../../document/page-head.tsx';
import { getSite, type SiteContext } from '../../site-context.server.ts';
import { MemberData } from '../../visitor/member-data.tsx';
import type { Route } from './+types/page.ts';

export { headers } from '@jalon/host/react-router';
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  toRouteResult(await endingOf(getSite(context)).load(request));
export const action = async ({ request, context }: Route.ActionArgs) =>
  toRouteResult(await endingOf(getSite(context)).post(request));

function endingOf(site: SiteContext) {
  const pathsOf = (id: string) => site.siteMap.page(id).paths;
  return createMembershipEnding({
    paths: {
      ending: pathsOf('end-membership'),
      link: pathsOf('end-membership-link'),
      signIn: pathsOf('sign-in'),
      memberArea: pathsOf('connected-space'),
      contact: pathsOf('contact-us'),
      home: pathsOf('home'),
    },
    api: apiFor(site),
    log: site.log,
  });
}

/** Any page of the end of a membership: without a script, as no visitor should need one for it. */
export default function EndMembershipPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  // The address of a mailed link is a secret.
  const isSecret = view.here[view.locale] !== view.links.ending;
  return (
    <>
      {view.isMember && <MemberData />}
      <PageHead
        title={endingTitle(view)}
        paths={isSecret ? undefined : view.here}
        unlisted
        secret={isSecret}
      />
      <MembershipEnding view={view} />
      {view.isMember && <SessionPart path={view.here[view.locale]} />}
    </>
  );
}
