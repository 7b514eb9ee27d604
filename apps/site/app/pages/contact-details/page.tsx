import { isCallError } from '@jalon/api-client';
import { redrawField } from '@jalon/forms/keep-answers';
import { contactDetailsOf } from '@jalon/forms/schemas';
import { readForm } from '@jalon/forms/server';
import { useLocale, useT } from '@jalon/i18n/react';
import { assembleMemberInfo, memberInfoCookie } from '@jalon/membership/schemas';
import picture from '@jalon/ui/pictures/moving-day.svg?url';
import { createContext, data, redirect } from 'react-router';
import { ContactDetailsIsland } from '../../forms/contact-details-island.tsx';
import { loadForm, postForm } from '../../forms/form-route.server.ts';
import { SubmissionPage } from '../../forms/submission-page.tsx';
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
import { contactDetailsPageMessages } from './contact-details-page.messages.ts';

const form = 'contact-details';

/** Set when the page responds to a post: it then shows the answers, even if the session has ended. */
const isAnswer = createContext(false);

export async function loader(args: Route.LoaderArgs) {
  const source = args.context.get(isAnswer) ? undefined : await requireMember(args);
  const page = await loadForm(form, args);
  if (source && isCallError(source)) return data({ ...page, isAway: true as const }, unavailable(source));
  const session = readSession(args.request);
  const { settings, siteMap } = getSite(args.context);
  return {
    ...page,
    isAway: false as const,
    defaults: source && contactDetailsOf(source),
    sessionEnds: session?.expires,
    // A post without JavaScript shows the answers again, which must stay editable.
    emailLocked: Boolean(source && session && emailIsLocked(session, settings.club)),
    confirmPaths: confirmPasswordPaths(page.paths, siteMap),
  };
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
  const answer = await postForm(form, args);
  if (answer instanceof Response && session) {
    const site = getSite(context);
    const source = await lookUpMember(session, site);
    if (!isCallError(source)) {
      const secure = url.protocol === 'https:';
      const member = assembleMemberInfo(source, site.settings.club);
      const cookie = memberInfoCookie(member, { expires: session.expires, secure });
      answer.headers.append('set-cookie', cookie);
    }
  }
  return answer;
}

export const headers = memberPageHeaders;

export default function ContactDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(contactDetailsPageMessages);
  const locale = useLocale();
  const { club } = useSite();
  const { paths } = loaderData;
  if (loaderData.isAway) return <MemberUnavailable paths={paths} />;
  const { defaults, sessionEnds, emailLocked, confirmPaths } = loaderData;
  return (
    <SubmissionPage
      loaderData={loaderData}
      actionData={actionData}
      title={t('title')}
      description={t('description')}
      intro={t('intro')}
      privacy={t('privacy')}
      unlisted
      picture={picture}
    >
      <MemberData />
      <Island
        name="contact-details"
        component={ContactDetailsIsland}
        load="idle"
        props={{
          name: loaderData.formName,
          formId: loaderData.formId,
          club,
          sentPath: loaderData.sentPaths[locale],
          action: paths[locale],
          sessionEnds: sessionEnds?.toISOString(),
          idempotencyKey: loaderData.idempotencyKey,
          renderToken: loaderData.renderToken,
          posted: actionData,
          defaults,
          // The sign-in page also asks for the password when the session is only too old for a new email address.
          signInPath: confirmPaths[locale],
          confirmPasswordPath: emailLocked ? confirmPaths[locale] : undefined,
        }}
      />
    </SubmissionPage>
  );
}
