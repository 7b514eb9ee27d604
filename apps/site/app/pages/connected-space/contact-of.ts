import { residenceAddressCode } from '@jalon/api-client/contract';
import type { MemberInfo } from '@jalon/membership/schemas';

/** The contact details that the page shows: the address of residence, or else the first one. */
export function contactOf({ email, phone, addresses }: MemberInfo) {
  const address =
    addresses?.find(({ codeTypeAdresse }) => codeTypeAdresse === residenceAddressCode) ?? addresses?.[0];
  return { email, phone, address };
}

export type ContactInfo = ReturnType<typeof contactOf>;
