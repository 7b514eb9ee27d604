'use client';

import { useKit } from '../kit/fields/kit-context.ts';
import { PhoneField } from '../kit/fields/phone-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import type { SubmissionMember } from '../kit/rules/form-definition.ts';
import { shapeOf } from '../kit/rules/schema-structure.ts';
import { memberOfPage } from './member-of-page.ts';

export interface PageMemberProps {
  member: SubmissionMember | undefined;
}

/**
 * Sends the number of the member that the page was rendered for: the API then notices a session that has ended since, also after a
 * plain post, whose page no longer knows the member. Renders hidden `input`s.
 */
export function PageMember({ member }: PageMemberProps) {
  const { values, schema } = useKit();
  const posted = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const own = member && memberOfPage(member);
  return (
    <>
      <input type="hidden" name="memberNumber" value={own?.memberNumber ?? posted('memberNumber')} />
      {'memberWithoutEmail' in shapeOf(schema) && (
        <input
          type="hidden"
          name="memberWithoutEmail"
          value={own?.memberWithoutEmail ?? posted('memberWithoutEmail')}
        />
      )}
    </>
  );
}

/**
 * What the club needs to answer: the name, email address and phone number of a visitor who is not signed in, and the last two
 * of a member whose record has no email address. Renders an `input` for each.
 */
export function ContactFields({ member }: PageMemberProps) {
  if (member?.email) return null;
  return (
    <>
      {!member && <TextField name="visitorName" autoComplete="name" />}
      <TextField name="email" type="email" autoComplete="email" />
      <PhoneField name="phone" />
    </>
  );
}
