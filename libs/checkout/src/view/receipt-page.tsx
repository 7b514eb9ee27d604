'use client';

import { Section } from '@jalon/ui/section';
import { OrderReceipt } from '../kit/steps/payment/order-receipt.tsx';
import { CheckoutProvider } from '../kit/store/checkout-provider.tsx';
import type { ReceiptView } from './checkout-view.ts';
import { FlowEnd, type FlowEndProps } from './flow-end.tsx';
import { typeNames } from './type-names.ts';
import { useNumberedReceipt } from './use-numbered-receipt.ts';

export interface ReceiptPageProps extends Pick<FlowEndProps, 'onMembershipChange'> {
  view: ReceiptView;
}

/** The receipt of an order. The script prints it, and ends the flow in the browser. */
export function ReceiptPage({ view, onMembershipChange }: ReceiptPageProps) {
  const { flow, isProcessing, here, locale, links, types } = view;
  const { receipt, account } = useNumberedReceipt(view);
  return (
    <CheckoutProvider>
      <FlowEnd flow={flow} onMembershipChange={onMembershipChange} />
      <Section>
        <OrderReceipt
          receipt={receipt}
          isProcessing={isProcessing}
          homeHref={links.home}
          account={account && { action: here[locale], state: account }}
          membershipName={typeNames(types, locale)}
        />
      </Section>
    </CheckoutProvider>
  );
}
