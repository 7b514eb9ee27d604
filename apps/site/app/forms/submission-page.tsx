import type { RejectedPost } from '@jalon/forms/server';
import type { Translator } from '@jalon/i18n';
import { useT } from '@jalon/i18n/react';
import type { ReactNode } from 'react';
import { PageHead } from '../document/page-head.tsx';
import { EmbeddedForm } from './embedded-form.tsx';
import { FormPage } from './form-page.tsx';
import type { SubmissionPageData } from './form-route.server.ts';
import { submissionPageMessages } from './submission-page.messages.ts';

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
  /** The form. Default: {@link EmbeddedForm}. */
  children?: ReactNode;
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
  return (
    <>
      <PageHead
        title={actionData ? titleAfter(actionData, title, t) : title}
        description={description}
        paths={loaderData.paths}
        unlisted={unlisted}
      />
      <FormPage
        title={title}
        crumbs={loaderData.crumbs}
        intro={intro}
        instruction={t(loaderData.hasOptionalFields ? 'someOptional' : 'allRequired')}
        privacy={privacy ?? t(loaderData.attachesMember ? 'privacyOfMember' : 'privacy')}
        picture={picture}
      >
        {children ?? <EmbeddedForm loaderData={loaderData} actionData={actionData} load="idle" />}
      </FormPage>
    </>
  );
}

/** The title of the page after a rejected post; unchanged if the post only changed the language. */
function titleAfter(
  { errors }: RejectedPost,
  title: string,
  t: Translator<typeof submissionPageMessages.fr>,
): string {
  if (Object.keys(errors).length === 0) return title;
  if (errors.generic === 'confirmSend') return t('confirmTitle', { title });
  return t(errors.generic === 'noAnswer' ? 'noAnswerTitle' : 'errorTitle', { title });
}
