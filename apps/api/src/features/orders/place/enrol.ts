import type { OrderDetails } from '@jalon/checkout/schemas';
import type { Locale } from '@jalon/i18n';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { DeliveryFailed } from '../../../platform/outbox/event-handler.ts';
import { restartEvents } from '../../../platform/outbox/event-store.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { inviteMembers } from '../../auth/index.ts';
import {
  type ContactAddress,
  endClubDollars,
  type MemberDirectory,
  type MembershipPayment,
  type MembershipSpending,
  type NewMembership,
  type NewPerson,
} from '../../members/index.ts';
import { assignPromoCode, daysIn, sumOf, yearUntil } from '../../quotes/index.ts';
import { findNumbers, numberedPeople } from '../added-people.ts';
import { eventKind, type OrderChannels } from '../order-events.ts';
import { orders } from '../orders.tables.ts';
import { reservationOf } from '../reservation.ts';
import { planRenewal } from '../schedule/renewal-consent.ts';
import { type PersonalOrder, presentMeans, unsealOrder } from '../sealed-order.ts';
import type { Order } from '../settle/settle-attempt.ts';

export interface EnrolOptions {
  readonly database: Database;
  readonly directory: MemberDirectory;
  readonly encryption: Encryption;
  /** Whether messages are sent. */
  readonly channels: Pick<OrderChannels, 'mail'>;
}

/**
 * Sends a placed order to the member directory, at least once; the directory processes each order once. Gifts are sent
 * when their recipient accepts them; cancelled orders are not sent.
 * @returns the number of the order’s member, if it has one
 */
export async function enrol(options: EnrolOptions, orderId: string): Promise<string | undefined> {
  const { database, directory, encryption } = options;
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.enrolledAt !== null || order.state === 'open' || order.state === 'cancelled') {
    return order?.memberNumber ?? undefined;
  }
  const { quote } = order;
  if (quote.flow === 'gift-a-membership') return undefined;
  const personal = unsealOrder(order, encryption);
  let memberNumber = order.memberNumber ?? '';
  if (quote.flow === 'register') {
    memberNumber = await directory.createMembership(order.id, newMembership(order, personal));
  } else {
    const spent = spentOn(order);
    const isKnown =
      quote.flow === 'renewal'
        ? await directory.renewMembership(order.id, memberNumber, {
            ...paymentOf(order, personal),
            optionCode: quote.codeOptionAdhesion,
            optionVr: quote.indOptionVR,
            expiresOn: quote.period.to,
            spent,
          })
        : await directory.changeMembership(order.id, memberNumber, {
            optionCode: quote.codeOptionAdhesion,
            optionVr: quote.indOptionVR,
            ...changesOf(personal.details as OrderDetails<'modify-my-membership'>),
            ...(quote.payments.length > 0 && { renewsAutomatically: order.renewalSelected }),
            addedPerMonthCents: addedPerMonth(order),
            spent,
          });
    if (!isKnown) throw new DeliveryFailed('unknown member', { final: true });
  }
  const additionalNumbers = await findNumbers(directory, personal, memberNumber);
  await database.transaction(async (transaction) => {
    const [current] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    // Cancelled during the call: the directory takes it back.
    if (current?.state === 'cancelled') return;
    const enrolled = await transaction
      .update(orders)
      .set({ memberNumber, additionalNumbers, enrolledAt: sql`now()` })
      .where(and(eq(orders.id, orderId), isNull(orders.enrolledAt)))
      .returning({ id: orders.id });
    if (enrolled.length > 0) {
      const main = quote.flow === 'register' ? memberNumber : undefined;
      const { locale } = order;
      await inviteNewMembers(transaction, options, personal, { main, additionalNumbers, locale });
    }
    if (quote.promoCode !== undefined) await assignPromoCode(transaction, { orderId, memberNumber });
    if (quote.priceData.montantDollarsCAAUtilise) await endClubDollars(transaction, reservationOf(orderId));
    await planRenewal(transaction, order, memberNumber);
  });
  return memberNumber || undefined;
}

export interface NewMembers {
  /** The number of the main member; undefined for a member who was one before. */
  readonly main: string | undefined;
  readonly additionalNumbers: string[];
  readonly locale: Locale;
}

/** Queues the messages with which new members choose passwords, for those with an address. */
export async function inviteNewMembers(
  transaction: Transaction,
  { channels }: Pick<EnrolOptions, 'channels'>,
  personal: Pick<PersonalOrder, 'details'>,
  { main, additionalNumbers, locale }: NewMembers,
): Promise<void> {
  if (!channels.mail) return;
  const { registration } = personal.details as Partial<NewMemberDetails>;
  const hasMail = main !== undefined && registration?.email !== '';
  const others = numberedPeople(personal, { additionalNumbers }).filter(({ person }) => person.email !== '');
  const invited = [...(hasMail ? [main] : []), ...others.map(({ memberNumber }) => memberNumber)];
  await inviteMembers(transaction, invited, locale);
}

type NewMemberDetails = OrderDetails<'register'> | OrderDetails<'gift-a-membership'>;

/** The membership that an order or a gift begins. */
export function newMembership(
  order: Order,
  personal: PersonalOrder,
  expiresOn: string = order.quote.period.to,
): NewMembership {
  const { registration, additionalMembers, address } = personal.details as NewMemberDetails;
  return {
    ...paymentOf(order, personal),
    optionCode: order.quote.codeOptionAdhesion,
    receivedAsGift: order.quote.flow === 'gift-a-membership',
    expiresOn,
    main: toNewPerson(registration),
    address: toAddress(address),
    ...(personal.referring && { referredBy: personal.referring }),
    additional: additionalMembers.map(toNewPerson),
  };
}

function changesOf({ addedMembers, modifiedMembers }: OrderDetails<'modify-my-membership'>) {
  return {
    added: addedMembers.map(toNewPerson),
    modified: modifiedMembers.map(({ memberNumber, indOptionVR }) => ({
      memberNumber,
      optionVr: indOptionVR,
    })),
  };
}

/** A gift does not renew automatically: someone else paid for it, for one year. */
function paymentOf({ quote, renewalSelected }: Order, personal: PersonalOrder): MembershipPayment {
  const { payment } = presentMeans(personal);
  const isGift = quote.flow === 'gift-a-membership';
  return {
    paymentTypeCode: payment?.method === 'bank' ? 'PB' : 'CC',
    paidMonthly: quote.termSelected === 'monthly' && !isGift,
    // Before taxes, as all prices that members are shown.
    pricePerMonthCents: Math.floor(quote.priceData.subTotal / 12),
    renewsAutomatically: renewalSelected && !isGift,
  };
}

function spentOn({ quote: { lines, priceData, credit } }: Order): MembershipSpending {
  return {
    clubDollarsCents: priceData.montantDollarsCAAUtilise ?? 0,
    instantDiscountsCents: Math.abs(sumOf(lines, ['instantDiscount'])),
    // A credit pays the balance like money; the rest of it lowers the balance.
    balanceCents: sumOf(lines, ['balance']) + (credit?.left ?? 0),
  };
}

/** The increase of the monthly price: the price for the remaining days, scaled to a whole year. */
function addedPerMonth({ quote: { period, priceData, credit } }: Order): number {
  const days = daysIn(period.from, period.to);
  const yearDays = daysIn(yearUntil(period.to), period.to);
  const added = priceData.subTotal - (credit?.subTotal ?? 0);
  return Math.round((added * yearDays) / days / 12);
}

/**
 * Restarts events that have failed permanently: even after a long outage, the directory must receive a paid membership,
 * its type of payment, its balance and its end, the payer a refund, and the gateway a replaced card.
 */
export async function retryFailedOrders(database: Database): Promise<void> {
  const kinds = (['enrol', 'take-back', 'balance', 'end', 'refund', 'detach', 'payment-type'] as const).map(
    eventKind,
  );
  await restartEvents(database, and(inArray(outboxEvents.kind, kinds), isNotNull(outboxEvents.failedAt)));
}

/** Converts the answers about a person to the format of the member directory. */
function toNewPerson(
  person: Omit<NewMemberDetails['additionalMembers'][number], 'phoneNumberType'> & {
    readonly phoneNumberType?: string;
  },
): NewPerson {
  const { phoneNumberType } = person;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    genderCode: person.greetings,
    email: person.email,
    phone: person.phoneNumber,
    phoneType: phoneNumberType === 'home' || phoneNumberType === 'work' ? phoneNumberType : 'mobile',
    birthYear: Number(person.birthYear),
    birthMonth: Number(person.birthMonth),
    optionVr: person.indOptionVR,
  };
}

/** The club is in Québec. */
function toAddress(address: NewMemberDetails['address']): ContactAddress {
  const { unit, city, postalCode, indAdresseNormalise } = address;
  return {
    address: address.address,
    apartment: unit,
    city,
    province: 'QC',
    postalCode,
    normalised: indAdresseNormalise,
  };
}
