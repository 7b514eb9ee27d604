import { isCallError } from '@jalon/api-client';
import type { MemberSource } from '@jalon/api-client/contract';
import { redrawField } from '@jalon/forms/keep-answers';
import { contactDetailsOf } from '@jalon/forms/schemas';
import { type FormRouteView, readForm, sentField } from '@jalon/forms/server';
import type { Answer, HeaderPair } from '@jalon/host';
import { toRouteResult } from '@jalon/host/react-router';
import { assembleMemberInfo, memberInfoCookie, submissionMember } from '@jalon/membership/schemas';
import { createContext, data, redirect } from 'react-router';
import { ContactDetailsIsland, type ContactDetailsIslandProps } from '../../forms/contact-details-island.tsx';
import { FormLayout } from '../../forms/form-layout.tsx';
import { inTrail } from '../../forms/in-trail.ts';
import { siteFormRoute } from '../../forms/site-form-route.server.ts';
import { useSite } from '../../frame/use-site.ts';
import { Island } from '../../islands/island.tsx';
import { confirmPasswordPaths, emailIsLocked } from '../../sign-in/confirm-password.ts';
import { MemberData } from '../../sign-in/member-data.tsx';
import { memberPageHeaders } from '../../sign-in/member-page-headers.ts';
import { MemberUnavailable } from '../../sign-in/member-unavailable.tsx';
import { requireMember, unavailable } from '../../sign-in/require-member.server.ts';
import { lookUpMember, readSession } from '../../sign-in/session.server.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';

/** Set when the page responds to a post: it then shows the answers, even if the session has ended. */
const isAnswer = createContext(false);

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const site = getSite(context);
  const { paths } = site.siteMap.page('contact-details');
  if (context.get(isAnswer)) return { paths };
  const source = await requireMember(args);
  if (isCallError(source)) return data({ paths }, unavailable(source));
  const { club } = site.settings;
  const member = submissionMember(assembleMemberInfo(source, club));
  const session = readSession(request);
  const answer = await siteFormRoute(site, request, { member }).load(request);
  return toRouteResult(
    withMember(answer, args, {
      defaults: contactDetailsOf(source),
      emailLocked: Boolean(session && emailIsLocked(session, club)),
    }),
  );
}

export async function action(args: Route.ActionArgs) {
  const { context, request, url } = args;
  const session = readSession(request);
  // Another member has signed in since the page was made: what was typed in it is not theirs.
  const typed = await readForm(request.clone());
  if (typed.has(redrawField) && typed.get('memberNumber') !== session?.memberNumber) {
    return redirect(url.pathname, 303);
  }
  context.set(isAnswer, true);
  const site = getSite(context);
  const answer = await siteFormRoute(site, request).post(request);
  // The island has set the cookie of what it sent itself.
  const isStored = answer.kind === 'redirect' && !typed.has(sentField);
  const source = isStored && session && (await lookUpMember(session, site));
  const changed = source && !isCallError(source) ? memberCookie(source, args) : [];
  return toRouteResult(
    // A post without JavaScript shows the answers again, which must stay editable.
    withMember({ ...answer, headers: [...answer.headers, ...changed] }, args, { emailLocked: false }),
  );
}

export const headers = memberPageHeaders;

export default function ContactDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { club } = useSite();
  const page = actionData ?? loaderData;
  if (!('ofMember' in page)) return <MemberUnavailable paths={page.paths} />;
  const { crumbs, ofMember, ...view } = page;
  return (
    <FormLayout view={view} crumbs={crumbs} unlisted>
      <MemberData />
      <Island
        name="contact-details"
        component={ContactDetailsIsland}
        load="idle"
        props={{ view, club, ...ofMember }}
      />
    </FormLayout>
  );
}

interface MemberProps extends Pick<ContactDetailsIslandProps, 'defaults'> {
  readonly emailLocked: boolean;
}

/** An answer with what the page needs of the member and the session. */
function withMember(
  answer: Answer<FormRouteView>,
  { context, request, url }: Route.LoaderArgs | Route.ActionArgs,
  { defaults, emailLocked }: MemberProps,
) {
  const { siteMap } = getSite(context);
  const page = inTrail(answer, siteMap, url);
  if (page.kind === 'redirect') return page;
  const { view } = page;
  if (view.kind !== 'form') throw new Error('The address of the form confirms a submission');
  // The sign-in page also asks for the password when the session is only too old for a new email address.
  const signInPath = confirmPasswordPaths(view.here, siteMap)[view.locale];
  return {
    ...page,
    view: {
      ...view,
      signInPath,
      ofMember: {
        defaults,
        sessionEnds: readSession(request)?.expires.toISOString(),
        confirmPasswordPath: emailLocked ? signInPath : undefined,
      },
    },
  };
}

function memberCookie(source: MemberSource, { context, request, url }: Route.ActionArgs): HeaderPair[] {
  const expires = readSession(request)?.expires;
  if (!expires) return [];
  const member = assembleMemberInfo(source, getSite(context).settings.club);
  return [['set-cookie', memberInfoCookie(member, { expires, secure: url.protocol === 'https:' })]];
}
