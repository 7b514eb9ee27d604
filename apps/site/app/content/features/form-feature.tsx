import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { EmbeddedForm } from '../../forms/embedded-form.tsx';
import { Note } from '../../forms/form-page.styles.ts';
import { submissionPageMessages } from '../../forms/submission-page.messages.ts';
import type { FormData } from '../form-feature.server.ts';

/** A form on a content page; one that can't be on this page is a link to its own. */
export function FormFeature({ data: { path, label, here } }: { data: FormData }) {
  return here ? <FormHere {...here} /> : <Button href={path}>{label}</Button>;
}

function FormHere({ loaderData, actionData }: NonNullable<FormData['here']>) {
  const t = useT(submissionPageMessages);
  return (
    <>
      <p>{t(loaderData.hasOptionalFields ? 'someOptional' : 'allRequired')}</p>
      <EmbeddedForm loaderData={loaderData} actionData={actionData} load="visible" />
      <Note>{t(loaderData.attachesMember ? 'privacyOfMember' : 'privacy')}</Note>
    </>
  );
}
