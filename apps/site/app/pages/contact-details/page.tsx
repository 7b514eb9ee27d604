import { isCallError } from '@jalon/api-client';
import type { MemberSource } from '@jalon/api-client/contract';
import { ContactDetailsForm } from '@jalon/forms/contact-details';
import { contactDetailsOf } from '@jalon/forms/schemas';
import { useLocale, useT } from '@jalon/i18n/react';
import { assembleMemberInfo, memberInfoCookie } from '@jalon/membership/schemas';
import picture from '@jalon/ui/pictures/moving-day.svg?url';
import { createContext, data } from 'react-router';
import { setCookie } from '../../document/set-cookie.ts';
import { loadForm, postForm } from '../../forms/form-route.server.ts';
import { SubmissionPage } from '../../forms/submission-page.tsx';
import { useSite } from '../../frame/use-site.ts';
import { confirmPasswordPaths, emailIsLocked } from '../../sign-in/confirm-password.ts';
import { memberPageHeaders } from '../../sign-in/member-page-headers.ts';
import { MemberUnavailable } from '../../sign-in/member-unavailable.tsx';
import { requireMember, unavailable } from '../../sign-in/require-member.server.ts';
import { lookUpMember, readSession } from '../../sign-in/session.server.ts';
import { useOtherMember } from '../../sign-in/use-other-member.ts';
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
  context.set(isAnswer, true);
  const answer = await postForm(form, args);
  const session = readSession(request);
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
  useOtherMember();
  if (loaderData.isAway) return <MemberUnavailable paths={paths} />;
  const { defaults, sessionEnds, emailLocked, confirmPaths } = loaderData;

  /** Updates the memberInfo cookie from the response to the form. */
  function onMember(source: MemberSource) {
    const secure = window.location.protocol === 'https:';
    if (!sessionEnds) return;
    const member = assembleMemberInfo(source, club);
    setCookie(memberInfoCookie(member, { expires: sessionEnds, secure }));
  }

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
      {({ member: _, ...props }) => (
        <ContactDetailsForm
          {...props}
          // A new form for each member; a change of language keeps it.
          key={defaults?.memberNumber}
          defaults={defaults}
          onMember={onMember}
          // The sign-in page also asks for the password when the session is only too old for a new email address.
          signInPath={confirmPaths[locale]}
          confirmPasswordPath={emailLocked ? confirmPaths[locale] : undefined}
        />
      )}
    </SubmissionPage>
  );
}
