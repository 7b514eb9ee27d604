import { clubOfForm } from '@jalon/forms/route';
import { contactDetailsOf } from '@jalon/forms/schemas';
import type { FormRouteView } from '@jalon/forms/server';
import type { Answer } from '@jalon/host';
import { toRouteResult } from '@jalon/host/react-router';
import { Account, type AccountView, viewTitle } from '@jalon/membership/account';
import { assembleMemberInfo, submissionMember } from '@jalon/membership/schemas';
import { createContext } from 'react-router';
import { siteAccount } from '../../account/site-account.server.ts';
import { PageHead } from '../../document/page-head.tsx';
import { ContactDetailsIsland, type ContactDetailsIslandProps } from '../../forms/contact-details-island.tsx';
import { FormLayout } from '../../forms/form-layout.tsx';
import { inTrail } from '../../forms/in-trail.ts';
import { siteFormRoute } from '../../forms/site-form-route.server.ts';
import { Island } from '../../islands/island.tsx';
import { getSite } from '../../site-context.server.ts';
import { useSite } from '../../use-site.ts';
import { MemberData } from '../../visitor/member-data.tsx';
import type { Route } from './+types/page.ts';

/** Set when the page responds to a post: it then shows the answers, even if the session has ended. */
const isAnswer = createContext(false);

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const site = getSite(context);
  // The frame links to the page in the other language.
  if (context.get(isAnswer)) return { paths: site.siteMap.page('contact-details').paths };
  const found = await siteAccount(site).member(request);
  if (found.kind !== 'member') return toRouteResult(asAway(found));
  const member = submissionMember(assembleMemberInfo(found.source, site.settings.club));
  const answer = await siteFormRoute(site, request, { member }).load(request);
  return toRouteResult(
    withMember(answer, args, { defaults: contactDetailsOf(found.source), emailLocked: found.emailIsLocked }),
  );
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args;
  context.set(isAnswer, true);
  const site = getSite(context);
  const answer = await siteFormRoute(site, request).post(request);
  // The next page shows the member as the API has them now.
  const changed = answer.kind === 'redirect' ? await siteAccount(site).memberInfo(request) : [];
  return toRouteResult(withMember({ ...answer, headers: [...answer.headers, ...changed] }, args));
}

export { headers } from '@jalon/host/react-router';

export default function ContactDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite();
  const page = actionData ?? loaderData;
  if ('paths' in page) return null;
  if (page.isAway) {
    return (
      <>
        <MemberData />
        <PageHead title={viewTitle(page.view)} paths={page.view.here} unlisted />
        <Account view={page.view} />
      </>
    );
  }
  const { crumbs, ofMember, isAway: _, ...view } = page;
  return (
    <FormLayout view={view} crumbs={crumbs} unlisted>
      <MemberData />
      <Island
        name="contact-details"
        component={ContactDetailsIsland}
        load="idle"
        props={{ view, club: clubOfForm(site.club, view), ...ofMember }}
      />
    </FormLayout>
  );
}

/** The page that is sent instead of the form: the sign-in, or that the member's details are unavailable. */
function asAway(answer: Answer<AccountView>) {
  return answer.kind === 'redirect'
    ? answer
    : { ...answer, view: { isAway: true as const, here: answer.view.here, view: answer.view } };
}

interface MemberProps extends Pick<ContactDetailsIslandProps, 'defaults'> {
  readonly emailLocked: boolean;
}

/** An answer with what the page needs of the member and the session. */
function withMember(
  answer: Answer<FormRouteView>,
  { context, request, url }: Route.LoaderArgs | Route.ActionArgs,
  // A post without JavaScript shows the answers again, which must stay editable.
  { defaults, emailLocked }: MemberProps = { defaults: undefined, emailLocked: false },
) {
  const site = getSite(context);
  const page = inTrail(answer, site.siteMap, url);
  if (page.kind === 'redirect') return page;
  const { view } = page;
  if (view.kind !== 'form') throw new Error('The address of the form confirms a submission');
  // The sign-in page also asks for the password when the session is only too old for a new email address.
  const signInPath = siteAccount(site).confirmPaths(request)[view.locale];
  return {
    ...page,
    view: {
      ...view,
      isAway: false as const,
      signInPath,
      ofMember: {
        defaults,
        confirmPasswordPath: emailLocked ? signInPath : undefined,
      },
    },
  };
}
