import { privacyPolicyPaths } from '@jalon/forms/club';
import type { RejectedPost } from '@jalon/forms/server';
import { useLocale, useT } from '@jalon/i18n/react';
import { type ReactNode, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { PageHead } from '../document/page-head.tsx';
import { useSite } from '../frame/use-site.ts';
import { FormPage } from './form-page.tsx';
import type { SubmissionPageData } from './form-route.server.ts';
import { type SentForm, setSentCookie } from './sent-cookie.ts';
import { submissionPageMessages } from './submission-page.messages.ts';

export interface SubmissionPageProps {
  title: string;
  description: string;
  /** What the form is for. */
  intro: string;
  /** The address of a picture that only decorates; shown where there is room beside the form. */
  picture: string;
  /** What becomes of the answers. Default: that they serve to answer the request. */
  privacy?: string;
  /** Asks search engines to leave the page out. */
  unlisted?: boolean;
  /** What the loader of the form's page gives, and its action. */
  loaderData: SubmissionPageData;
  actionData?: RejectedPost | undefined;
  /** The form, with what it takes from its page. */
  children: (props: FormProps) => ReactNode;
}

/** What every form takes from its page. */
export interface FormProps extends Pick<SubmissionPageData, 'idempotencyKey' | 'renderToken' | 'member'> {
  posted: RejectedPost | undefined;
  onSent: (sent: { reference: string }) => void | Promise<void>;
}

/** The page of a form that is sent to the club. */
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
  const { club } = useSite();
  const { paths, sentPaths, idempotencyKey, renderToken, member } = loaderData;
  // A link of the summary is a navigation, after which the router has forgotten the post.
  const [posted] = useState(actionData);

  function onSent({ reference }: { reference: string }) {
    const sent: SentForm = { reference, locale };
    setSentCookie(sent);
    return navigate(sentPaths[locale], { replace: true, state: sent });
  }

  return (
    <>
      <PageHead
        title={posted ? t('errorTitle', { title }) : title}
        description={description}
        paths={paths}
        unlisted={unlisted}
      />
      {/* A network that goes with the send, or a link of the consent, must not cost the page its form. */}
      <PrefetchPageLinks page={sentPaths[locale]} />
      <PrefetchPageLinks page={privacyPolicyPaths(club)[locale]} />
      <FormPage
        title={title}
        intro={intro}
        instruction={t(loaderData.hasOptionalFields ? 'someOptional' : 'allRequired')}
        privacy={privacy ?? t(loaderData.attachesMember ? 'privacyOfMember' : 'privacy')}
        picture={picture}
      >
        {children({ idempotencyKey, renderToken, member, posted, onSent })}
      </FormPage>
    </>
  );
}
