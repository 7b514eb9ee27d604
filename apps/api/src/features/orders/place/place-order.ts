import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  fold,
  type OrderRequest,
  orderAttemptParameter,
  orderRequest,
  type Quote,
  type SiteLinks,
} from '@jalon/api-client/contract';
import { contractVersion, orderDetails } from '@jalon/checkout/schemas';
import { type ClubConfig, checkoutSettings, formatMemberNumber } from '@jalon/club';
import { dayInQuebec } from '@jalon/i18n';
import { mandateVersion } from '@jalon/membership/legal';
import { describeError } from '@jalon/process';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { reserveClubDollars } from '../../members/index.ts';
import type { ChargeOutcome, Gateway } from '../../payments/index.ts';
import {
  findQuote,
  hasChanged,
  type PricingOptions,
  referringNumber,
  reservePromoCode,
  type StoredQuote,
} from '../../quotes/index.ts';
import { liveStates, orders, paymentAttempts } from '../orders.tables.ts';
import { reservationOf } from '../reservation.ts';
import { payerIn } from '../schedule/renewal-order.ts';
import { type PersonalOrder, sealOrder } from '../sealed-order.ts';
import { attemptOfKey, contentDigest, keyDigest } from '../settle/attempts.ts';
import {
  answerSeconds,
  type Order,
  placeOpenOrder,
  type SettleOptions,
  settleAttempt,
} from '../settle/settle-attempt.ts';
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
  readonly body: unknown;
  readonly idempotencyKey: string;
  /** From the session, if there is one. */
  readonly memberNumber: string | undefined;
  /** The IP address, stored with the acceptances. */
  readonly ip: string;
  /** The row of the checkout that has the order. It is placed only while the checkout has it. */
  readonly checkoutId?: string | undefined;
  /** The gateway's page on which the card or account was typed. */
  readonly hostedPage?: string | undefined;
}

/**
 * Places an order: checks it, makes its reservations, and sends one charge to the gateway. Resolves with the attempt’s
 * id once the outcome is stored. The same key with the same body resolves with the first attempt and charges nothing.
 * @throws ApiError
 */
export async function placeOrder(options: PlaceOptions, call: OrderCall): Promise<string> {
  const { pool } = options.database;
  const request = readRequest(call.body);
  // A page that was renamed since makes no other order.
  const { returnPath: _, ...content } = request;
  const digest = contentDigest(content, call.idempotencyKey);
  const findKnown = () => knownAttempt(drizzle(pool), call.idempotencyKey, digest);
  const known = await findKnown();
  if (known !== undefined) return known;
  try {
    return await placeNew(options, call, { request, digest });
  } catch (error) {
    // A simultaneous request with the same key may have been first: it has used the quote and reserved club dollars.
    const since = error instanceof ApiError ? await findKnown() : undefined;
    if (since !== undefined) return since;
    throw error;
  }
}

async function placeNew(
  options: PlaceOptions,
  call: OrderCall,
  { request, digest }: Pick<NewAttempt, 'request' | 'digest'>,
): Promise<string> {
  const { gateway } = options;

  const stored = await usableQuote(options, request, call.memberNumber);
  const { quote } = stored;
  const details = readDetails(request, quote, options.club);
  if (!fits(details, stored, options.club)) throw refused('quoteId', 'changed');
  checkAcceptance(request);
  await checkReferral(options, stored.request.noMembreRecommande, details);
  const [first] = quote.payments;
  const payment = first && request.payment;
  if (first && !payment) throw refused('payment', 'required');
  // Also what a press of Pay has just priced: the gateway was called since, and another order may have enrolled someone.
  if (await hasChanged(options.pricing, stored)) throw refused('quoteId', 'changed');

  const accepted = { acceptedAt: new Date().toISOString(), ip: call.ip };
  const personal: PersonalOrder = {
    details,
    payer: await payerOf(options, quote, details, call.memberNumber),
    contract: { ...request.contract, ...accepted },
    membershipName: options.links.memberships?.[quote.codeOptionAdhesion],
    referring: stored.request.noMembreRecommande,
    mandate: payment?.method === 'bank' && request.mandate ? { ...request.mandate, ...accepted } : undefined,
    payment: payment && {
      method: payment.method,
      lastFour: payment.lastFour,
      ...(payment.method === 'card' && { brand: payment.brand }),
    },
  };
  const started = await startAttempt(options, {
    request,
    stored,
    personal,
    digest,
    key: call.idempotencyKey,
    checkoutId: call.checkoutId,
  });
  const { attemptId, isNew } = started;
  if (!isNew || !payment || !first) return attemptId;

  const { locale } = request;
  const returnUrl = new URL(request.returnPath, options.siteUrl);
  returnUrl.searchParams.set(orderAttemptParameter, attemptId);
  let outcome: ChargeOutcome;
  try {
    outcome = await gateway.charge({
      attemptId,
      amount: first.amount,
      payment,
      hostedPage: call.hostedPage,
      keepForLater: quote.payments.length > 1 || renewsItself(request, quote),
      description: options.club.name[locale],
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
 * Whether the membership renews automatically. Not a gift: someone else paid for it, for one year. Without a payment, no
 * card or account is saved for the renewal; a modification then keeps the member's earlier choice.
 */
const renewsItself = ({ renewalSelected }: OrderRequest, { flow, payments }: Quote) =>
  renewalSelected && flow !== 'gift-a-membership' && payments.length > 0;

function refused(field: string, problem: string): ApiError {
  return new ApiError('invalid_fields', { errors: { [field]: problem } });
}

/** Errors of a schema by their paths, the first of each. */
function errorsOf(issues: readonly z.core.$ZodIssue[], prefix: readonly string[] = []): ApiError {
  const errors = issues.map(({ path, message }) => [[...prefix, ...path].join('.'), message] as const);
  return new ApiError('invalid_fields', { errors: Object.fromEntries(errors.toReversed()) });
}

function readRequest(body: unknown): OrderRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError('invalid_body');
  const parsed = orderRequest.safeParse(body, { error: () => 'invalid' });
  if (parsed.success) return parsed.data;
  throw errorsOf(parsed.error.issues);
}

/** The attempt that the key started. @throws ApiError when the key was used for another request */
async function knownAttempt(work: Transaction, key: string, digest: string): Promise<string | undefined> {
  const known = await attemptOfKey(work, key);
  if (known && known.contentDigest !== digest) throw new ApiError('invalid_idempotency_key');
  return known?.id;
}

async function usableQuote(
  { database }: PlaceOptions,
  { quoteId }: OrderRequest,
  memberNumber: string | undefined,
): Promise<StoredQuote> {
  const stored = await findQuote(database, quoteId);
  if (!stored) throw refused('quoteId', 'expired');
  if (stored.memberNumber !== undefined) {
    if (memberNumber === undefined) throw new ApiError('unauthenticated');
    if (memberNumber !== stored.memberNumber) throw new ApiError('forbidden');
  }
  // Checked before the conditions that the order itself may have changed.
  if (await isUsed(drizzle(database.pool), quoteId)) throw refused('quoteId', 'used');
  if (stored.isExpired) throw refused('quoteId', 'expired');
  return stored;
}

async function isUsed(work: Transaction, quoteId: string): Promise<boolean> {
  const live = await work
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(orders.quoteId, quoteId), inArray(paymentAttempts.state, [...liveStates])))
    .limit(1);
  return live.length > 0;
}

function readDetails(
  { details }: OrderRequest,
  { flow }: Quote,
  club: ClubConfig,
): Readonly<Record<string, unknown>> {
  const { ligatures } = checkoutSettings(club.checkout);
  const memberPrefix = formatMemberNumber('', club);
  const schema: z.ZodMiniType<object> = orderDetails(flow, { ligatures, memberPrefix, today: dayInQuebec() });
  const parsed = schema.safeParse(details, { error: () => 'invalid' });
  if (!parsed.success) throw errorsOf(parsed.error.issues, ['details']);
  return { ...parsed.data };
}

const choice = z.object({ indOptionVR: z.boolean() });
const changes = z.array(z.object({ memberNumber: z.string(), indOptionVR: z.boolean() }));
const choices = z.object({
  registration: z.optional(
    z.object({ indOptionVR: z.boolean(), membership: z.object({ codeOptionAdhesion: z.string() }) }),
  ),
  additionalMembers: z.optional(z.array(choice)),
  addedMembers: z.optional(z.array(choice)),
  modifiedMembers: z.optional(changes),
  stepCodes: z.optional(z.object({ noMembreRecommande: z.optional(z.string()) })),
});

/** Whether the details match the quote: the same type, options, number of people and referring member. */
function fits(details: unknown, { quote, request }: StoredQuote, club: ClubConfig): boolean {
  const { registration, additionalMembers, addedMembers, modifiedMembers, stepCodes } =
    choices.parse(details);
  if (!registration) return quote.flow === 'renewal';
  const described = {
    code: registration.membership.codeOptionAdhesion,
    option: registration.indOptionVR,
    people: additionalMembers ?? addedMembers ?? [],
    changed: modifiedMembers ?? [],
    referring: referringNumber(stepCodes?.noMembreRecommande, club),
  };
  const priced = {
    code: quote.codeOptionAdhesion,
    option: quote.indOptionVR,
    people: request.additionalMembers,
    changed: request.modifiedMembers ?? [],
    referring: referringNumber(request.noMembreRecommande, club),
  };
  return isDeepStrictEqual(described, priced);
}

/** Checks that the current texts were accepted; a bank account needs the mandate. */
function checkAcceptance({ contract, mandate, payment }: OrderRequest): void {
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

interface NewAttempt {
  readonly request: OrderRequest;
  readonly stored: StoredQuote;
  readonly personal: PersonalOrder;
  readonly digest: string;
  readonly key: string;
  readonly checkoutId: string | undefined;
}

/**
 * Stores the order and an attempt, and reserves club dollars and the promo code. When several requests use one quote,
 * only one starts an attempt. An order with nothing to pay is placed immediately.
 */
async function startAttempt(
  options: PlaceOptions,
  { request, stored, personal, digest, key, checkoutId }: NewAttempt,
): Promise<{ readonly attemptId: string; readonly isNew: boolean }> {
  const { database, encryption, pricing, checkouts } = options;
  const { quote, memberNumber } = stored;
  // Before the transaction: the directory may be another service.
  const spent = quote.priceData.montantDollarsCAAUtilise ?? 0;
  const source =
    spent > 0 && memberNumber !== undefined ? await pricing.directory.find(memberNumber) : undefined;

  const started = await database.transaction(async (transaction) => {
    const values = { locale: request.locale, renewalSelected: renewsItself(request, quote) };
    const { order, isFirst } = await openOrder(transaction, quote, {
      memberNumber,
      checkoutId,
      ...values,
      seal: (orderId) => sealOrder(personal, orderId, encryption),
    });
    if (!isFirst) {
      // Another request with the same key, or for the same quote, may have been first.
      const known = await knownAttempt(transaction, key, digest);
      if (known !== undefined) return { attemptId: known, isNew: false };
      if (order.state !== 'open' || (await isUsed(transaction, quote.id))) throw refused('quoteId', 'used');
    }

    if (memberNumber !== undefined) {
      const own = { memberNumber, quote, orderId: order.id };
      if (quote.flow === 'renewal' && (await isRenewed(transaction, own))) throw refused('quoteId', 'used');
      if (await isChanging(transaction, own)) throw refused('quoteId', 'changed');
    }
    const reservation = { id: reservationOf(order.id), cents: spent };
    if (source && !(await reserveClubDollars(transaction, source, reservation))) {
      throw refused('quoteId', 'changed');
    }
    const code = pricing.rules.promoCodes.find((one) => one.code === quote.promoCode);
    if (code && !(await reservePromoCode(transaction, code, { orderId: order.id, memberNumber }))) {
      throw refused('quoteId', 'changed');
    }
    // The first request for the quote has stored these values with the order.
    const change = isFirst ? undefined : { ...sealOrder(personal, order.id, encryption), ...values };
    if (change) await transaction.update(orders).set(change).where(eq(orders.id, order.id));
    const isFree = quote.payments.length === 0;
    const attemptId = randomBytes(16).toString('hex');
    const inserted = await transaction
      .insert(paymentAttempts)
      .values({
        id: attemptId,
        orderId: order.id,
        idempotencyKey: keyDigest(key),
        contentDigest: digest,
        cents: quote.payments[0]?.amount ?? 0,
        state: isFree ? 'succeeded' : 'confirming',
        nextCheckAt: isFree ? null : sql`now() + make_interval(secs => ${answerSeconds})`,
      })
      .onConflictDoNothing({ target: paymentAttempts.idempotencyKey })
      .returning({ id: paymentAttempts.id });
    // Another order used the key at the same moment.
    if (inserted.length === 0) throw new ApiError('invalid_idempotency_key');
    if (checkoutId !== undefined) {
      const noted = { checkoutId, quoteId: quote.id, attemptId };
      if (!(await noteAttempt(transaction, checkouts, noted))) throw refused('quoteId', 'changed');
    }
    if (isFree) {
      await placeOpenOrder(transaction, { ...order, ...change }, options);
      await settleCheckout(transaction, checkouts, order, { kind: 'paid', attemptId });
    }
    return { attemptId, isNew: true };
  });
  options.outbox.wake();
  return started;
}

interface OpenedOrder {
  readonly order: Order;
  /** Whether this is the first request for the quote. */
  readonly isFirst: boolean;
}

type NewOrder = Pick<
  typeof orders.$inferInsert,
  'memberNumber' | 'checkoutId' | 'locale' | 'renewalSelected'
> & {
  readonly seal: (orderId: string) => ReturnType<typeof sealOrder>;
};

/** The order of a quote, locked until the end of the transaction. */
async function openOrder(
  transaction: Transaction,
  quote: Quote,
  { seal, ...values }: NewOrder,
): Promise<OpenedOrder> {
  const id = randomUUID();
  const [added] = await transaction
    .insert(orders)
    .values({ ...values, ...seal(id), id, quoteId: quote.id, quote })
    .onConflictDoNothing()
    .returning();
  if (added) return { order: added, isFirst: true };
  const [order] = await transaction.select().from(orders).where(eq(orders.quoteId, quote.id)).for('update');
  if (!order) throw new Error('The order was not stored');
  return { order, isFirst: false };
}
