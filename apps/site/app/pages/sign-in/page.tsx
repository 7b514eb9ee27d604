import { getMaintenance, isCallError } from '@jalon/api-client';
import { formatMemberNumber } from '@jalon/forms/club';
import type { SiteForm } from '@jalon/forms/schemas';
import { type Locale, type Localized, localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { readMemberInfo } from '@jalon/membership/schemas';
import { Button } from '@jalon/ui/button';
import winterRoad from '@jalon/ui/pictures/winter-road.svg?url';
import { Section } from '@jalon/ui/section';
import { useState } from 'react';
import { data, redirect } from 'react-router';
import { ownPath, pathIn } from '../../account/own-path.ts';
import { endSession, readSession, startSession } from '../../account/session.server.ts';
import { intentField, SignOutForm, signOutIntent } from '../../account/sign-out-form.tsx';
import { connectedSpacePaths, signInPaths } from '../../addresses.ts';
import { apiFor } from '../../api.server.ts';
import { PageHead } from '../../document/page-head.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { FormPage } from '../../forms/form-page.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { useSite } from '../../frame/use-site.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { signInMessages } from './sign-in.messages.ts';
import { type RefusedSignIn, SignInForm } from './sign-in-form.tsx';

/** How long the question whether maintenance is on may take, in milliseconds: a visitor waits for it. */
const patience = 3_000;

export const headers = formHeaders;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const maintenance = await getMaintenance(localeFromPath(url.pathname), {
    ...apiFor(getSite(context)),
    timeout: patience,
  });
  if (!isCallError(maintenance) && maintenance.status === 'on') throw redirect(maintenance.url);

  const member = readSession(request) && readMemberInfo(request.headers.get('cookie'));
  const returnPath = ownPath(url.searchParams.get('r'));
  return {
    paths: signInPaths,
    here: returnPath ? signInTo(returnPath, url, getSite(context).settings.forms) : signInPaths,
    returnPath,
    member: member && { name: `${member.name} ${member.surname}`, number: member.memberNumber },
  };
}

/**
 * Signs in, or out. What does not pass comes back to the page; so does a refused password with 422, since 401
 * would owe the browser a challenge of HTTP's own.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  // A body that is no form reads as an empty one.
  const post = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = post.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (text(intentField) === signOutIntent) return redirectWith('/', endSession(url));

  const username = text('username');
  const result = await startSession({ username, password: text('password') }, getSite(context));
  if (result.status === 'success') {
    return redirectWith(
      ownPath(text('r')) ?? connectedSpacePaths[localeFromPath(url.pathname)],
      result.cookies,
    );
  }
  const { errors, httpStatus, retryAfter } = result;
  const status = httpStatus === 401 ? 422 : [422, 429].includes(httpStatus) ? httpStatus : 503;
  return data<RefusedSignIn>(
    { errors, username, retryAfter },
    { status, headers: retryAfter ? { 'retry-after': String(retryAfter) } : {} },
  );
}

/** Without an answer of the site the form stays, with what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    // With the status of a failure: after any other the router asks for the page anew, and loses it.
    return data<RefusedSignIn>({ errors: { generic: 'connectionFailed' } }, { status: 503 });
  }
}

function redirectWith(path: string, cookies: readonly string[]): Response {
  return redirect(path, { status: 303, headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}

/** The page's address in each language, with the way on: the other language's leads on in that language. */
function signInTo(returnPath: string, { pathname }: URL, forms: readonly SiteForm[]): Localized<string> {
  const own = localeFromPath(pathname);
  const address = (locale: Locale) => {
    const r = locale === own ? returnPath : pathIn(locale, returnPath, forms);
    return `${signInPaths[locale]}?${new URLSearchParams({ r })}`;
  };
  return { fr: address('fr'), en: address('en') };
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(signInMessages);
  const locale = useLocale();
  const { club } = useSite();
  // A link of the summary is a navigation, after which the router has forgotten the post.
  const [posted] = useState(actionData);
  const { paths, here, returnPath, member } = loaderData;
  if (member) {
    return (
      <>
        <PageHead title={t('signedInTitle')} paths={paths} unlisted />
        <Section width="text">
          <h1>{t('signedInTitle')}</h1>
          <p>
            {t('signedInAs', { name: member.name, memberNumber: formatMemberNumber(member.number, club) })}
          </p>
          <Actions>
            <Button href={returnPath ?? connectedSpacePaths[locale]}>{t('goOn')}</Button>
            <SignOutForm />
          </Actions>
        </Section>
      </>
    );
  }
  return (
    <>
      <PageHead
        title={t(posted ? 'errorTitle' : 'title')}
        description={t('description')}
        paths={paths}
        unlisted
      />
      <FormPage
        title={t('title')}
        intro={t('intro')}
        instruction={t('required')}
        privacy={t('privacy')}
        picture={winterRoad}
      >
        <SignInForm action={here[locale]} returnPath={returnPath} posted={posted} />
      </FormPage>
    </>
  );
}
