'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type CheckoutPaymentOptions, createCheckoutPayment } from './checkout-payment.ts';

/**
 * The payment of a checkout page. Only the options of the first render count. Several presses pay once; see
 * {@link createCheckoutPayment}.
 */
export function useCheckoutPayment(options: CheckoutPaymentOptions = {}) {
  const [payment] = useState(() => createCheckoutPayment(options));
  const state = useStore(payment.store);
  useEffect(() => () => payment.stop(), [payment]);
  const { quote, pay, checkAgain, resume } = payment;
  return { state, quote, pay, checkAgain, resume };
}
