import type { CheckoutRequest, CheckoutSaved, Quote } from '@jalon/api-client/contract';
import { fieldOfError } from '@jalon/checkout/schemas';
import { describeError } from '@jalon/process';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { isOthers } from '../../platform/drafts/draft-store.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { type PricingOptions, previewOf } from '../quotes/index.ts';
import { paymentChoicesIn } from './checkout-answers.ts';
import type { CheckoutStore, KeptCheckout } from './checkout-drafts.ts';
import { afterSave, type CheckoutState, isOrdered } from './checkout-state.ts';
import { type CheckoutPrice, priceCheckout } from './price-checkout.ts';

export interface SaveOptions {
  readonly database: Database;
  readonly checkouts: CheckoutStore;
  readonly pricing: PricingOptions;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface SaveCall {
  /** The id of the checkout; undefined for a new one. */
  readonly secret: string | undefined;
  readonly request: CheckoutRequest;
  /** The signed-in member, in the flows of members. */
  readonly memberNumber: string | undefined;
}

/**
 * Saves the answers of a checkout, and prices them. A price that can't be computed refuses nothing, except errors at the fields of
 * the answered step.
 * @throws ApiError `invalid_fields` with those errors, or with `flow: paymentProcessing` once an order was sent; `not_found`
 */
export async function saveCheckout(options: SaveOptions, call: SaveCall): Promise<CheckoutSaved> {
  const { database, checkouts } = options;
  const { secret, request, memberNumber } = call;
  if (secret !== undefined) checkSaving(await checkouts.find(secret), memberNumber);

  const price = await priceIfPossible(options, call);
  const { step, payment, ...checkout } = request;
  if (price.kind === 'refused' && step !== undefined) refuseAt(step, price.errors);
  const quote = price.kind === 'priced' ? previewOf(price.priced) : undefined;
  const stateAfter = (former?: KeptCheckout): CheckoutState =>
    afterSave(former?.state ?? {}, {
      owner: memberNumber,
      payment,
      method: paymentChoicesIn(checkout).method,
      quote,
      wasReviewed: former?.checkout.progress.payment === 'done',
      now: Date.now(),
    });

  if (secret === undefined) return saved(await checkouts.add({ checkout, state: stateAfter() }), quote);
  await database.transaction(async (transaction) => {
    // Checked again: an order may have been sent while the price was computed.
    const former = checkSaving(await checkouts.lock(transaction, secret), memberNumber);
    await checkouts.write(transaction, { ...former, checkout, state: stateAfter(former) });
  });
  return saved(secret, quote);
}

const saved = (id: string, quote: Quote | undefined): CheckoutSaved => ({ id, ...(quote && { quote }) });

function checkSaving(kept: KeptCheckout | undefined, memberNumber: string | undefined): KeptCheckout {
  if (!kept || isOthers(kept, memberNumber)) throw new ApiError('not_found');
  if (isOrdered(kept.state)) throw new ApiError('invalid_fields', { errors: { flow: 'paymentProcessing' } });
  return kept;
}

async function priceIfPossible(
  { pricing, log }: SaveOptions,
  { request, memberNumber }: SaveCall,
): Promise<CheckoutPrice> {
  try {
    return await priceCheckout(pricing, request, memberNumber);
  } catch (error) {
    if (!(error instanceof ApiError)) {
      const described = describeError(error instanceof Error ? error : new Error(String(error)));
      log.warn({ error: described }, 'a checkout could not be priced');
    }
    return { kind: 'unpriced' };
  }
}

/** @throws ApiError with the errors at the fields of the step, if there are any */
function refuseAt(step: string, errors: Readonly<Record<string, string>>): void {
  const here = Object.entries(errors).filter(([name]) => fieldOfError(name).step === step);
  if (here.length > 0) throw new ApiError('invalid_fields', { errors: Object.fromEntries(here) });
}
