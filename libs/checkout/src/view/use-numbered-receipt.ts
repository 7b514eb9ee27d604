'use client';

import { call, getOrderAttempt, isCallError } from '@jalon/api-client';
import { useEffect, useState } from 'react';
import type { ReceiptView } from './checkout-view.ts';

/** In milliseconds: until the number is asked for, twice as long after each time, and the longest pause. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * The receipt of a view, and what it offers to a new member. After a bank’s question the membership system may number the member
 * a moment later than the page is made: the number is then asked for until it is known.
 */
export function useNumberedReceipt({
  receipt,
  account,
  attemptId,
}: ReceiptView): Pick<ReceiptView, 'receipt' | 'account'> {
  const [numbered, setNumbered] = useState<ReceiptView['receipt']>();
  const isAwaited = account === 'soon' && numbered === undefined;
  useEffect(() => {
    if (!isAwaited) return;
    let isOver = false;
    let pause = firstPause;
    let timer = setTimeout(ask, pause);
    async function ask() {
      const answer = await call(getOrderAttempt, { params: { attemptId } });
      if (isOver) return;
      const found = isCallError(answer) ? undefined : answer.attempt.receipt;
      if (found?.memberNumber !== undefined) return setNumbered(found);
      pause = Math.min(pause * 2, longestPause);
      timer = setTimeout(ask, pause);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAwaited, attemptId]);
  return numbered ? { receipt: numbered, account: 'open' } : { receipt, account };
}
