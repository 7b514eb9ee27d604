import type { RejectedPost } from '@jalon/forms/server';
import { useLocale, useT } from '@jalon/i18n/react';
import type { ReactNode } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { PageHead } from '../document/page-head.tsx';
import { useSite } from '../frame/use-site.ts';
import { FormPage } from './form-page.tsx';
import type { SubmissionPageData } from './form-route.server.ts';
import { submissionPageMessages } from './submission-page.messages.ts';
import { type FormProps, useFormProps } from './use-form-props.ts';

export interface SubmissionPageProps {
  title: string;
  description: string;
  /** The purpose of the form. */
  intro: string;
  /** The address of a decorative picture, shown if there is room next to the form. */
  picture: string;
  /** How the answers are used. Default: only to answer the request. */
  privacy?: string;
  /** Asks search engines not to index the page. */
  unlisted?: boolean;
  /** The data of the route's loader and action. */
  loaderData: SubmissionPageData;
  actionData?: RejectedPost | undefined;
  /** Renders the form with the props from its page. */
  children: (props: FormProps) => ReactNode;
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
  const site = useSite();
  const { paths, sentPaths } = loaderData;
  const props = useFormProps(loaderData, actionData);
  const { posted } = props;

  return (
    <>
      <PageHead
        title={posted ? t(notSentTitle(posted), { title }) : title}
        description={description}
        paths={paths}
        unlisted={unlisted}
      />
      {/* Loaded early, so that the form survives if the network drops after the send or when the consent link is followed. */}
      <PrefetchPageLinks page={sentPaths[locale]} />
      <PrefetchPageLinks page={site.paths['privacy-policy'][locale]} />
      <FormPage
        title={title}
        crumbs={loaderData.crumbs}
        intro={intro}
        instruction={t(loaderData.hasOptionalFields ? 'someOptional' : 'allRequired')}
        privacy={privacy ?? t(loaderData.attachesMember ? 'privacyOfMember' : 'privacy')}
        picture={picture}
      >
        {children(props)}
      </FormPage>
    </>
  );
}

/** The title of the page after a rejected plain post. */
function notSentTitle({ errors }: RejectedPost): 'confirmTitle' | 'noAnswerTitle' | 'errorTitle' {
  if (errors.generic === 'confirmSend') return 'confirmTitle';
  return errors.generic === 'noAnswer' ? 'noAnswerTitle' : 'errorTitle';
}
