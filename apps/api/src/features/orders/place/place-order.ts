import {
  fold,
  isSamePrice,
  orderAttemptParameter,
  type Quote,
  type SiteLinks,
} from '@jalon/api-client/contract';
import { contractVersion, orderDetails, orderDetailsOf } from '@jalon/checkout/schemas';
import { type ClubConfig, checkoutSettings, formatMemberNumber } from '@jalon/club';
import { dayInQuebec } from '@jalon/i18n';
import { mandateVersion } from '@jalon/membership/legal';
import { describeError } from '@jalon/process';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/server/errors.ts';
import { readBody } from '../../../platform/server/read-body.ts';
import {
  answersOf,
  type KeptCheckout,
  labelOf,
  type NotedOrder,
  paymentChoicesIn,
  priceCheckout,
} from '../../checkouts/index.ts';
import { reserveClubDollars } from '../../members/index.ts';
import type { ChargeOutcome, Gateway } from '../../payments/index.ts';
import { type PricingOptions, previewOf, referringNumber, reservePromoCode } from '../../quotes/index.ts';
import { orders } from '../orders.tables.ts';
import { reservationOf } from '../reservation.ts';
import { type PersonalOrder, payerIn, sealOrder } from '../sealed-order.ts';
import { addAttempt, placeOpenOrder, type SettleOptions, settleAttempt } from '../settle/settle-attempt.ts';
import { noteAttempt, settleCheckout } from '../settle/settle-checkout.ts';
import { isChanging, isRenewed } from './other-orders.ts';

export interface PlaceOptions extends SettleOptions {
  readonly pricing: PricingOptions;
  readonly club: ClubConfig;
  readonly gateway: Gateway;
  /** The names of the membership types. */
  readonly links: Pick<SiteLinks, 'memberships'>;
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface OrderCall {
  /** The checkout that has the order. It is placed only while the checkout has it. */
  readonly kept: KeptCheckout;
  readonly order: NotedOrder;
  /** From the session, if there is one. */
  readonly memberNumber: string | undefined;
  /** The IP address, stored with the acceptances. */
  readonly ip: string;
}

/**
 * Places the order of a checkout: checks it, makes its reservations, and sends one charge to the gateway. Resolves with the
 * attempt’s id once the outcome is stored. Of simultaneous calls, one places the order; the others throw.
 * @throws ApiError
 */
export async function placeOrder(options: PlaceOptions, call: OrderCall): Promise<string> {
  const { gateway, pricing, club } = options;
  const {
    kept: { checkout },
    order,
    ip,
  } = call;
  const { quote, payment, locale } = order;

  // Again: the gateway was called since the order was noted, and another order may have enrolled someone.
  const price = await priceCheckout(pricing, checkout, call.memberNumber);
  if (!quote || Date.parse(quote.expiresAt) <= Date.now()) throw refused('quoteId', 'expired');
  if (price.kind !== 'priced' || !isSamePrice(previewOf(price.priced), quote)) {
    throw refused('quoteId', 'changed');
  }
  const details = readDetails(checkout, club);
  checkAcceptance(order);
  const referring = referringNumber(price.request.noMembreRecommande, club);
  await checkReferral(options, referring, details);

  const accepted = { acceptedAt: new Date().toISOString(), ip };
  const personal: PersonalOrder = {
    details,
    payer: await payerOf(options, quote, details, price.memberNumber),
    contract: { ...order.contract, ...accepted },
    membershipName: options.links.memberships?.[quote.codeOptionAdhesion],
    referring,
    mandate: order.mandate && { ...order.mandate, ...accepted },
    payment: labelOf(payment),
  };
  const renewalSelected = paymentChoicesIn(checkout).renewalSelected && canRenew(quote);
  const { memberNumber } = price;
  const attemptId = await startAttempt(options, call, { quote, memberNumber, renewalSelected, personal });
  const [first] = quote.payments;
  if (!payment || !first) return attemptId;

  const returnUrl = new URL(order.returnPath, options.siteUrl);
  returnUrl.searchParams.set(orderAttemptParameter, attemptId);
  let outcome: ChargeOutcome;
  try {
    outcome = await gateway.charge({
      attemptId,
      amount: first.amount,
      payment,
      hostedPage: order.hostedPage,
      keepForLater: quote.payments.length > 1 || renewalSelected,
      description: club.name[locale],
      locale,
      returnUrl: returnUrl.href,
      payer: personal.payer,
      mandate: personal.mandate,
    });
  } catch (error) {
    const described = describeError(error instanceof Error ? error : new Error(String(error)));
    options.log.warn({ attempt: attemptId, error: described }, 'the gateway did not answer a charge');
    outcome = { state: 'unknown' };
  }
  await settleAttempt(options, attemptId, outcome);
  return attemptId;
}

/**
 * Whether the membership can renew automatically. Not a gift: someone else paid for it, for one year. Without a payment, no
 * card or account is saved for the renewal; a modification then keeps the member's earlier choice.
 */
const canRenew = ({ flow, payments }: Quote) => flow !== 'gift-a-membership' && payments.length > 0;

function refused(field: string, problem: string): ApiError {
  return new ApiError('invalid_fields', { errors: { [field]: problem } });
}

function readDetails(
  { flow, data }: KeptCheckout['checkout'],
  club: ClubConfig,
): Readonly<Record<string, unknown>> {
  const { ligatures } = checkoutSettings(club.checkout);
  const memberPrefix = formatMemberNumber('', club);
  const schema: z.ZodMiniType<object> = orderDetails(flow, { ligatures, memberPrefix, today: dayInQuebec() });
  const details = orderDetailsOf(flow, answersOf(data) ?? {});
  return { ...readBody(schema, details, (path) => `details.${path.join('.')}`) };
}

/** Checks that the current texts were accepted; a bank account needs the mandate. */
function checkAcceptance({ contract, mandate, payment }: NotedOrder): void {
  if (contract.version !== contractVersion) throw refused('contract', 'changed');
  if (payment?.method !== 'bank') return;
  if (!mandate) throw refused('mandate', 'required');
  if (mandate.version !== mandateVersion) throw refused('mandate', 'changed');
}

const referred = z.object({
  registration: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    birthYear: z.string(),
    birthMonth: z.string(),
  }),
});

/** Members can’t refer themselves: neither with the same email address nor with the same name and date of birth. */
async function checkReferral(
  { pricing }: PlaceOptions,
  referring: string | undefined,
  details: unknown,
): Promise<void> {
  const source = referring === undefined ? undefined : await pricing.directory.find(referring);
  if (!source) return;
  const { registration } = referred.parse(details);
  const { prenom, nom, courriel, dateNaissance } = source.resMemberData.membres[0].personne;
  const born = `${registration.birthYear}-${registration.birthMonth.padStart(2, '0')}`;
  const isSameName = fold(`${prenom} ${nom}`) === fold(`${registration.firstName} ${registration.lastName}`);
  const isSameEmail = courriel ? fold(courriel) === fold(registration.email) : false;
  if (isSameEmail || (isSameName && dateNaissance?.startsWith(born))) {
    throw refused('details.stepCodes.noMembreRecommande', 'unknown');
  }
}

const person = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
const people = z.object({ registration: z.optional(z.unknown()), giver: z.optional(person) });

/** The payer: the giver, the new member or the signed-in one. */
async function payerOf(
  { pricing }: PlaceOptions,
  { flow }: Quote,
  details: unknown,
  memberNumber = '',
): Promise<PersonalOrder['payer']> {
  const { registration, giver } = people.parse(details);
  if (flow === 'register' || flow === 'gift-a-membership') {
    const { firstName, lastName, email } = giver ?? person.parse(registration);
    return { name: `${firstName} ${lastName}`, email };
  }
  const source = await pricing.directory.find(memberNumber);
  if (!source) throw new ApiError('not_found');
  return payerIn(source);
}

interface NewOrder {
  readonly quote: Quote;
  readonly memberNumber: string | undefined;
  readonly renewalSelected: boolean;
  readonly personal: PersonalOrder;
}

/**
 * Stores the order and an attempt, and reserves club dollars and the promo code. An order with nothing to pay is placed
 * immediately.
 * @throws ApiError also when the order is stored already
 */
async function startAttempt(
  options: PlaceOptions,
  { kept: { rowId: checkoutId }, order: { id: orderId, locale } }: OrderCall,
  { quote, memberNumber, renewalSelected, personal }: NewOrder,
): Promise<string> {
  const { database, encryption, pricing, checkouts } = options;
  // Before the transaction: the directory may be another service.
  const spent = quote.priceData.montantDollarsCAAUtilise ?? 0;
  const source =
    spent > 0 && memberNumber !== undefined ? await pricing.directory.find(memberNumber) : undefined;

  const attemptId = await database.transaction(async (transaction) => {
    const sealed = sealOrder(personal, orderId, encryption);
    const [order] = await transaction
      .insert(orders)
      .values({ id: orderId, checkoutId, quote, memberNumber, locale, renewalSelected, ...sealed })
      .onConflictDoNothing()
      .returning();
    if (!order) throw refused('quoteId', 'used');

    if (memberNumber !== undefined) {
      const own = { memberNumber, quote, orderId };
      if (quote.flow === 'renewal' && (await isRenewed(transaction, own))) throw refused('quoteId', 'used');
      if (await isChanging(transaction, own)) throw refused('quoteId', 'changed');
    }
    const reservation = { id: reservationOf(orderId), cents: spent };
    if (source && !(await reserveClubDollars(transaction, source, reservation))) {
      throw refused('quoteId', 'changed');
    }
    const code = pricing.rules.promoCodes.find((one) => one.code === quote.promoCode);
    if (code && !(await reservePromoCode(transaction, code, { orderId, memberNumber }))) {
      throw refused('quoteId', 'changed');
    }
    const cents = quote.payments[0]?.amount ?? 0;
    const id = await addAttempt(transaction, { orderId, cents });
    if (!(await noteAttempt(transaction, checkouts, { checkoutId, orderId, attemptId: id }))) {
      throw refused('quoteId', 'changed');
    }
    if (cents === 0) {
      await placeOpenOrder(transaction, order, options);
      await settleCheckout(transaction, checkouts, order, { kind: 'paid', attemptId: id });
    }
    return id;
  });
  options.outbox.wake();
  return attemptId;
}
