'use client';

import { useT } from '@jalon/i18n/react';
import { Link } from '@jalon/ui/link';
import type { SubmissionMember } from '../rules/form-definition.ts';
import { formMessages } from '../texts/form.messages.ts';

export interface IdentityLineProps {
  member: SubmissionMember | undefined;
  /** The sign-in page, offered to a visitor who is not signed in. */
  signInPath: string | undefined;
}

/** Says whether the visitor is signed in, and as whom. Renders nothing for a visitor of a site without a sign-in page. */
export function IdentityLine({ member, signInPath }: IdentityLineProps) {
  const t = useT(formMessages);
  if (member) {
    const { name, surname, memberNumber } = member;
    return <p data-part="identity">{t('signedInAs', { name: `${name} ${surname}`.trim(), memberNumber })}</p>;
  }
  if (!signInPath) return null;
  return (
    <p data-part="identity">
      {t('notSignedIn')} <Link href={signInPath}>{t('signInHere')}</Link>
    </p>
  );
}
