import type { RejectedPost } from '@jalon/forms/server';
import { useLocale, useT } from '@jalon/i18n/react';
import { type ReactNode, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { PageHead } from '../document/page-head.tsx';
import { useSite } from '../frame/use-site.ts';
import { FormPage } from './form-page.tsx';
import type { SubmissionPageData } from './form-route.server.ts';
import { rememberSent } from './remember-sent.ts';
import type { SentForm } from './sent-cookie.ts';
import { submissionPageMessages } from './submission-page.messages.ts';

export interface SubmissionPageProps {
  title: string;
  description: string;
  /** The purpose of the form. */
  intro: string;
  /** The address of a decorative picture, shown where there is room next to the form. */
  picture: string;
  /** How the answers are used. Default: only to answer the request. */
  privacy?: string;
  /** Asks search engines not to index the page. */
  unlisted?: boolean;
  /** The data of the route's loader and action. */
  loaderData: SubmissionPageData;
  actionData?: RejectedPost | undefined;
  /** Renders the form with the props that it takes from its page. */
  children: (props: FormProps) => ReactNode;
}

/** The props that every form takes from its page. */
export interface FormProps extends Pick<SubmissionPageData, 'idempotencyKey' | 'renderToken' | 'member'> {
  posted: RejectedPost | undefined;
  /** Keeps the answers that identify nobody in the tab. */
  draft: true;
  onSent: (sent: { reference: string }) => void | Promise<void>;
  signInPath: string;
}

/** The page of a form. */
export function SubmissionPage({
  title,
  description,
  intro,
  picture,
  privacy,
  unlisted,
  loaderData,
  actionData,
  children,
}: SubmissionPageProps) {
  const t = useT(submissionPageMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const site = useSite();
  const { formId, paths, sentPaths, idempotencyKey, renderToken, member } = loaderData;
  // Following a link of the error summary is a navigation, after which the router has dropped the action's data.
  const [posted] = useState(actionData);

  const signInPath = `${site.paths['sign-in'][locale]}?${new URLSearchParams({ r: paths[locale] })}`;

  function onSent({ reference }: { reference: string }) {
    const sent: SentForm = { reference, locale, formId };
    rememberSent(sent);
    return navigate(sentPaths[locale], { replace: true, state: sent });
  }

  return (
    <>
      <PageHead
        title={posted ? t(notSentTitle(posted), { title }) : title}
        description={description}
        paths={paths}
        unlisted={unlisted}
      />
      {/* Loaded early: if the network drops after the send, or for the consent link, the form is not lost. */}
      <PrefetchPageLinks page={sentPaths[locale]} />
      <PrefetchPageLinks page={site.paths['privacy-policy'][locale]} />
      <FormPage
        title={title}
        intro={intro}
        instruction={t(loaderData.hasOptionalFields ? 'someOptional' : 'allRequired')}
        privacy={privacy ?? t(loaderData.attachesMember ? 'privacyOfMember' : 'privacy')}
        picture={picture}
      >
        {children({ idempotencyKey, renderToken, member, posted, onSent, signInPath, draft: true })}
      </FormPage>
    </>
  );
}

/** The title of the page that a plain post comes back to. */
function notSentTitle({ errors }: RejectedPost): 'confirmTitle' | 'noAnswerTitle' | 'errorTitle' {
  if (errors.generic === 'confirmSend') return 'confirmTitle';
  return errors.generic === 'noAnswer' ? 'noAnswerTitle' : 'errorTitle';
}
