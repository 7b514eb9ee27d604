'use client';

import { PhoneField } from '../kit/fields/phone-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import type { SubmissionMember } from '../kit/form-definition.ts';
import { useKit } from '../kit/frame/kit-context.ts';

export interface PageMemberProps {
  member: SubmissionMember | undefined;
}

/**
 * Sends the number of the member that the page was rendered for: the API then notices a session that has ended since, also after a
 * plain post, whose page no longer knows the member. Renders a hidden `input`.
 */
export function PageMember({ member }: PageMemberProps) {
  const { memberNumber: posted } = useKit().values;
  const first = typeof posted === 'string' ? posted : '';
  return <input type="hidden" name="memberNumber" value={member?.memberNumber ?? first} />;
}

/** The name, email address and phone number of a visitor who is not signed in. Renders an `input` for each. */
export function VisitorContactFields() {
  return (
    <>
      <TextField name="visitorName" autoComplete="name" />
      <TextField name="email" type="email" autoComplete="email" />
      <PhoneField name="phone" />
    </>
  );
}
