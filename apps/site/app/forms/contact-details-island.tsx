import type { MemberSource } from '@jalon/api-client/contract';
import { ClubProvider } from '@jalon/club/react';
import { ContactDetailsForm, type ContactDetailsFormProps } from '@jalon/forms/contact-details';
import { setCookie } from '@jalon/host';
import { useLocale } from '@jalon/i18n/react';
import { assembleMemberInfo, memberInfoCookie } from '@jalon/membership/schemas';
import { confirmSent } from './confirm-sent.ts';
import type { FormIslandProps } from './form-island.tsx';

export interface ContactDetailsIslandProps
  extends Omit<FormIslandProps, 'member' | 'balance'>,
    Pick<ContactDetailsFormProps, 'defaults' | 'confirmPasswordPath'> {
  /** When the session ends: a date of JSON. */
  sessionEnds: string | undefined;
}

/** The form with which a member changes the contact details; it also updates the `memberInfo` cookie. */
export function ContactDetailsIsland({
  name,
  formId,
  club,
  sentPath,
  sessionEnds,
  ...props
}: ContactDetailsIslandProps) {
  const locale = useLocale();

  function onMember(source: MemberSource) {
    if (!sessionEnds) return;
    const secure = window.location.protocol === 'https:';
    const member = assembleMemberInfo(source, club);
    setCookie(memberInfoCookie(member, { expires: new Date(sessionEnds), secure }));
  }

  return (
    <ClubProvider club={club}>
      <ContactDetailsForm
        {...props}
        draft
        onMember={onMember}
        onSent={({ reference }) => confirmSent({ reference, locale, formId }, { name, sentPath })}
      />
    </ClubProvider>
  );
}
