import type { Receipt } from '@jalon/api-client/contract';
import type { OrderDetails } from '@jalon/checkout/schemas';
import type { PersonalOrder } from './sealed-order.ts';

/** Whom an order is about, where its receipt is mailed, and how a gift is delivered. */
export function namesIn({ details, payer }: PersonalOrder): Pick<Receipt, 'people' | 'mailedTo' | 'gift'> {
  // The details of each flow have some of these parts.
  const { registration, additionalMembers, addedMembers, gift } = details as Partial<
    OrderDetails<'gift-a-membership'> & OrderDetails<'modify-my-membership'>
  >;
  const nameOf = (person: { readonly firstName: string; readonly lastName: string }) =>
    `${person.firstName} ${person.lastName}`;
  return {
    people: {
      // A member who changes or renews a membership pays for it.
      main: registration && 'firstName' in registration ? nameOf(registration) : payer.name,
      added: (additionalMembers ?? addedMembers ?? []).map(nameOf),
    },
    mailedTo: payer.email,
    ...(gift && {
      gift: { delivery: gift.delivery, sendOn: gift.sendOn, email: registration?.email ?? '' },
    }),
  };
}
