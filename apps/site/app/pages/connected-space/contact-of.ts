import type { MemberInfo } from '@jalon/membership/schemas';

/** How a member is reached, as far as the page shows it. */
export function contactOf({ email, phone, addresses }: MemberInfo) {
  const address = addresses?.find(({ codeTypeAdresse }) => codeTypeAdresse === 'R') ?? addresses?.[0];
  return { email, phone, address };
}

export type ContactInfo = ReturnType<typeof contactOf>;
