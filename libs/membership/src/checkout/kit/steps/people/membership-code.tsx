'use client';

import { useField } from '@jalon/forms/kit';

/** The membership that was chosen before, sent along unseen. Renders a hidden `input`. */
export function MembershipCode() {
  const { registration, value } = useField({ name: 'membership.codeOptionAdhesion' });
  return <input type="hidden" {...registration} defaultValue={value} />;
}
