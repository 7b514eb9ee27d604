'use client';

import { useField } from '@jalon/forms/kit';

/** The membership chosen before, sent with the form. Renders a hidden `input`. */
export function MembershipCode() {
  const { registration, value } = useField({ name: 'membership.codeOptionAdhesion' });
  return <input type="hidden" {...registration} defaultValue={value} />;
}
