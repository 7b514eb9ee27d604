import type { RejectedPost } from '@jalon/forms/server';
import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { NotImplemented } from '@jalon/ui/not-implemented';
import { Section } from '@jalon/ui/section';
import { createContext, use } from 'react';
import { EmbeddedForm } from '../../forms/embedded-form.tsx';
import { Note } from '../../forms/form-page.styles.ts';
import type { SubmissionPageData } from '../../forms/form-route.server.ts';
import { submissionPageMessages } from '../../forms/submission-page.messages.ts';
import type { ViewOf } from '../page/view.ts';
import { Framed } from './framed.tsx';

/** The data of a form on a content page. */
export interface FormOfPage {
  readonly name: string;
  readonly loaderData: SubmissionPageData;
  readonly actionData: RejectedPost | undefined;
}

export const FormContext = createContext<FormOfPage | undefined>(undefined);

/**
 * A form by its number. An unknown number shows a placeholder; a form that can't be on this page, a link
 * to its own.
 */
export function FormFeature({ formId, name, path, label, ...feature }: ViewOf<'form'>) {
  const form = use(FormContext);
  if (!name || !path) {
    return (
      <Section>
        <NotImplemented kind="form" name={formId} />
      </Section>
    );
  }
  return (
    <Framed {...feature} width="text">
      {form?.name === name ? <FormHere {...form} /> : <Button href={path}>{label}</Button>}
    </Framed>
  );
}

function FormHere({ loaderData, actionData }: FormOfPage) {
  const t = useT(submissionPageMessages);
  return (
    <>
      <p>{t(loaderData.hasOptionalFields ? 'someOptional' : 'allRequired')}</p>
      <EmbeddedForm loaderData={loaderData} actionData={actionData} load="visible" />
      <Note>{t(loaderData.attachesMember ? 'privacyOfMember' : 'privacy')}</Note>
    </>
  );
}
