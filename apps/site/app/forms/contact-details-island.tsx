import type { MemberSource } from '@jalon/api-client/contract';
import { ClubProvider } from '@jalon/club/react';
import { ContactDetailsForm, type ContactDetailsFormProps } from '@jalon/forms/contact-details';
import { shownForm } from '@jalon/forms/route';
import { setCookie } from '@jalon/host';
import { assembleMemberInfo, memberInfoCookie } from '@jalon/membership/schemas';
import { type FormIslandProps, reportSent } from './form-island.tsx';

type FurtherProps = Pick<ContactDetailsFormProps, 'defaults' | 'confirmPasswordPath'>;

export interface ContactDetailsIslandProps extends FormIslandProps, FurtherProps {
  /** When the session ends: a date of JSON. */
  sessionEnds: string | undefined;
}

const Form = shownForm<FurtherProps & Pick<ContactDetailsFormProps, 'onMember'>>(ContactDetailsForm);

/** The form with which a member changes the contact details; it also updates the `memberInfo` cookie. */
export function ContactDetailsIsland({ club, sessionEnds, ...props }: ContactDetailsIslandProps) {
  function onMember(source: MemberSource) {
    if (!sessionEnds) return;
    const secure = window.location.protocol === 'https:';
    const member = assembleMemberInfo(source, club);
    setCookie(memberInfoCookie(member, { expires: new Date(sessionEnds), secure }));
  }

  return (
    <ClubProvider club={club}>
      <Form {...props} onMember={onMember} onSent={reportSent} />
    </ClubProvider>
  );
}
