'use client';

import { type CallError, call, isCallError, previewQuote } from '@jalon/api-client';
import type { QuoteAnswer, QuoteRequest } from '@jalon/api-client/contract';
import { useEffect, useState } from 'react';
import type { CheckoutData } from '../kit/checkout-data.ts';
import { quoteRequestOf, type StepAnswers, withAnswers } from '../kit/flow-answers.ts';
import { hasCardNumber } from '../kit/rules/card-numbers.ts';
import { typedStep } from '../kit/typed-step.ts';
import type { FormView, TypedPrice } from './step-form-props.ts';

/** In milliseconds, after the last key press. */
const pause = 400;

/** Asks the API for the price of what is typed in a step, once someone stops typing, and of what the browser has restored. */
export function useTypedPrice(view: FormView, answers: CheckoutData, isFromBrowser: boolean) {
  const [price, setPrice] = useState<TypedPrice>({});
  const [asking] = useState(() => createAsking(setPrice));
  useEffect(() => asking.stop, [asking]);
  const isPayment = view.step === 'payment';
  const restored = isFromBrowser && JSON.stringify(quoteRequestOf(view.flow, answers));
  useEffect(() => {
    if (restored) void asking.restore(JSON.parse(restored), isPayment);
  }, [restored, isPayment, asking]);

  const requestOf = (typed: StepAnswers, promoCode: string | undefined): QuoteRequest | undefined => {
    // A code counts once it is applied.
    const known = { ...typedStep(view, typed), ...(isPayment && { promoCode }) };
    return quoteRequestOf(view.flow, withAnswers(answers, view.step, known));
  };
  const applied = asking.promoCode() ?? quoteRequestOf(view.flow, answers)?.promoCode;

  return {
    price,
    /** The form has changed. */
    typed(typed: StepAnswers) {
      const shown = requestOf(view.answers, applied);
      asking.soon({ shown, request: requestOf(typed, applied), isBothTerms: isPayment });
    },
    /** Applies a promo code. Resolves with the key of its error, or of a price that is not available. */
    async applyCode(promoCode: string, typed: StepAnswers): Promise<string | undefined> {
      if (hasCardNumber(promoCode)) return 'cardNumber';
      const request = requestOf(typed, promoCode);
      if (!request) return undefined;
      const error = await asking.now(request, true);
      if (error === undefined) asking.keepCode(promoCode);
      else if (error !== 'tryAgainLater') await asking.now(requestOf(typed, ''), true);
      return error;
    },
  };
}

interface Question {
  /** The request of the price that the page was made with. */
  readonly shown: QuoteRequest | undefined;
  readonly request: QuoteRequest | undefined;
  /** Whether the price with the other term is asked for too. */
  readonly isBothTerms: boolean;
}

/** Asks one question at a time: an answer to an earlier one is ignored. */
function createAsking(tell: (change: (before: TypedPrice) => TypedPrice) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: string | undefined;
  let turn = 0;
  let code: string | undefined;

  async function now(request: QuoteRequest | undefined, isBothTerms: boolean): Promise<string | undefined> {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    asked = JSON.stringify(request);
    if (!request) return undefined;
    const termSelected = request.termSelected === 'annual' ? 'monthly' : 'annual';
    const [answer, other] = await Promise.all([
      priceOf(request),
      isBothTerms ? priceOf({ ...request, termSelected }) : undefined,
    ]);
    if (mine !== turn) return undefined;
    if (isCallError(answer)) {
      tell((before) => ({ ...before, isStale: true }));
      return answer.errors.promoCode ?? 'tryAgainLater';
    }
    tell(() => ({ quote: answer.quote, otherTerm: other && !isCallError(other) ? other.quote : undefined }));
    return undefined;
  }

  return {
    soon({ shown, request, isBothTerms }: Question) {
      const text = JSON.stringify(request);
      if (text === (asked ?? JSON.stringify(shown))) return;
      asked = text;
      clearTimeout(timer);
      timer = setTimeout(() => void now(request, isBothTerms), pause);
    },
    now,
    /** Without a code that is no longer valid. */
    async restore(request: QuoteRequest, isBothTerms: boolean) {
      const error = await now(request, isBothTerms);
      if (error !== undefined && error !== 'tryAgainLater')
        await now({ ...request, promoCode: undefined }, isBothTerms);
    },
    stop: () => clearTimeout(timer),
    promoCode: () => code,
    keepCode(promoCode: string) {
      code = promoCode;
    },
  };
}

/** The number of a member who referred the visitor may be half typed: the price then leaves it out. */
async function priceOf(request: QuoteRequest): Promise<QuoteAnswer | CallError> {
  const answer = await call(previewQuote, { body: request });
  if (!isCallError(answer) || answer.errors.noMembreRecommande === undefined) return answer;
  return call(previewQuote, { body: { ...request, noMembreRecommande: undefined } });
}
