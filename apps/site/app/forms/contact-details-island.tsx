import { ClubProvider } from '@jalon/club/react';
import { ContactDetailsForm, type ContactDetailsFormProps } from '@jalon/forms/contact-details';
import { shownForm } from '@jalon/forms/route';
import { type FormIslandProps, reportSent } from './form-island.tsx';

type FurtherProps = Pick<ContactDetailsFormProps, 'defaults' | 'confirmPasswordPath'>;

export interface ContactDetailsIslandProps extends FormIslandProps, FurtherProps {}

const Form = shownForm<FurtherProps>(ContactDetailsForm);

/** The form with which a member changes the contact details. */
export function ContactDetailsIsland({ club, ...props }: ContactDetailsIslandProps) {
  return (
    <ClubProvider club={club}>
      <Form {...props} onSent={reportSent} />
    </ClubProvider>
  );
}
