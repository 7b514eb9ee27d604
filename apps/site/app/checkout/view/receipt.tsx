import { CheckoutProvider, OrderReceipt, type OrderReceiptProps } from '@jalon/checkout';
import type { FlowName } from '@jalon/checkout/schemas';
import type { ClubConfig } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { FlowEnd } from './flow-end.tsx';

export interface ReceiptProps extends Omit<OrderReceiptProps, 'membershipName'> {
  flow: FlowName;
  club: ClubConfig;
  /** The names of the membership types, by code. */
  typeNames: Readonly<Record<string, string>>;
}

/** The receipt of an order. The script prints it, and ends the flow in the browser. */
export function Receipt({ flow, club, typeNames, ...props }: ReceiptProps) {
  return (
    <ClubProvider club={club}>
      <CheckoutProvider>
        <FlowEnd flow={flow} />
        <OrderReceipt {...props} membershipName={(code) => typeNames[code]} />
      </CheckoutProvider>
    </ClubProvider>
  );
}
