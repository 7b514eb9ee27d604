import { useT } from '@jalon/i18n/react';
import { BackHome } from '../../frame/back-home.tsx';
import { formSentMessages } from './form-sent.messages.ts';

export interface ConfirmationProps {
  reference: string | undefined;
  heading?: 'h1' | 'h2';
}

/** The confirmation of a submission, and a link to the home page. */
export function Confirmation({ reference, heading: Heading = 'h1' }: ConfirmationProps) {
  const t = useT(formSentMessages);
  return (
    <>
      <Heading>{t(reference ? 'title' : 'noReferenceTitle')}</Heading>
      <p>{t(reference ? 'text' : 'noReferenceText')}</p>
      {reference && <p>{t('reference', { reference })}</p>}
      <BackHome />
    </>
  );
}
