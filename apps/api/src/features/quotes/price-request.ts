import {
  additionalMembersMaximum,
  type MemberSource,
  type MembershipPrice,
  type Quote,
  type QuoteRequest,
} from '@jalon/api-client/contract';
import { type ClubConfig, checkoutSettings, formatMemberNumber, type MemberNumbers } from '@jalon/club';
import { dayInQuebec } from '@jalon/i18n';
import { assembleMemberInfo, type MemberInfo } from '@jalon/membership/schemas';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { clubDollarsOf, type MemberDirectory } from '../members/index.ts';
import { optionCodes, pricesOn } from '../prices/index.ts';
import type { CheckoutRules, PromoCode } from './checkout-rules.ts';
import { addDays, addMonths, yearFrom } from './money/calendar.ts';
import { computePrice, type PriceInputs, toPriceData } from './money/price.ts';
import { type MembershipLedger, type ReadLedger, receivedFor } from './money/received.ts';
import { centsOf } from './money/taxes.ts';
import { findPromoCode, type PromoCodeUse } from './promo-codes.ts';

export interface PricingOptions {
  readonly database: Database;
  readonly directory: MemberDirectory;
  readonly readLedger: ReadLedger;
  readonly rules: CheckoutRules;
  readonly club: MemberNumbers & Pick<ClubConfig, 'checkout'>;
}

/** A price without its id and its end. */
export type PricedRequest = Omit<Quote, 'id' | 'expiresAt'>;

/** The flows that concern the membership of the signed-in member. */
export const memberFlows: readonly QuoteRequest['flow'][] = ['modify-my-membership', 'renewal'];

/**
 * Prices a request with the current prices, rules and balances.
 * @throws ApiError `invalid_fields`; `forbidden` for an additional member; `not_found` for an unknown member.
 */
export async function priceRequest(
  options: PricingOptions,
  request: QuoteRequest,
  memberNumber?: string,
): Promise<PricedRequest> {
  const today = dayInQuebec();
  const present = memberNumber === undefined ? undefined : await findMembership(options, memberNumber);
  // Its price depends on whether the payment arrives, and a returned debit takes back what the membership has for it.
  if (present?.ledger.isProcessing) throw invalid('flow', 'paymentProcessing');
  const period = periodOf(options.rules, request.flow, today, present?.info);
  return priceFor(options, request, { memberNumber, present, period, today, listedOn: today });
}

export interface AutomaticRenewal {
  readonly memberNumber: string;
  readonly termSelected: QuoteRequest['termSelected'];
  /** The last day of the present membership. */
  readonly expiresOn: string;
  /** The day of the first payment. */
  readonly paidOn: string;
  /** The day whose price list is used. */
  readonly listedOn: string;
}

/**
 * Prices the next year of an unchanged membership: the same type, options and people. Neither promo code nor club
 * dollars are used.
 * @throws ApiError as {@link priceRequest}
 */
export async function priceAutomaticRenewal(
  options: PricingOptions,
  { memberNumber, termSelected, expiresOn, paidOn, listedOn }: AutomaticRenewal,
): Promise<PricedRequest> {
  const present = await findMembership(options, memberNumber);
  const from = addDays(expiresOn, 1);
  const request: QuoteRequest = {
    flow: 'renewal',
    termSelected,
    indOptionVR: present.info.indOptionVR ?? false,
    additionalMembers: [],
  };
  const period = { from, to: yearFrom(from) };
  return priceFor(options, request, { memberNumber, present, period, today: paidOn, listedOn });
}

interface Pricing {
  readonly memberNumber: string | undefined;
  readonly present: Present | undefined;
  readonly period: Quote['period'];
  /** The day of the first payment. */
  readonly today: string;
  readonly listedOn: string;
}

async function priceFor(
  options: PricingOptions,
  request: QuoteRequest,
  { memberNumber, present, period, today, listedOn }: Pricing,
): Promise<PricedRequest> {
  const { database, rules, club } = options;
  const { flow, termSelected } = request;
  // A renewal has no step to choose the option.
  const indOptionVR = flow === 'renewal' ? (present?.info.indOptionVR ?? false) : request.indOptionVR;
  const type = request.codeOptionAdhesion ?? present?.info.codeOptionAdhesion;
  if (type === undefined) throw invalid('codeOptionAdhesion', 'required');

  const listed = yearlyPrices(await pricesOn(database, listedOn), termSelected);
  const membership = listed.get(type);
  if (membership === undefined) throw invalid('codeOptionAdhesion', 'unknown');
  const additionalMember = listed.get(optionCodes.additionalMember);
  const vrOption = listed.get(optionCodes.vrOption);

  const people = peopleOf(request, present?.info);
  if (people.length > additionalMembersMaximum) {
    // The name of the list in the order: the visitor corrects it there.
    const added = flow === 'modify-my-membership' ? 'addedMembers' : 'additionalMembers';
    throw invalid(added, 'tooMany');
  }
  if (people.length > 0 && additionalMember === undefined) throw invalid('additionalMembers', 'notSold');
  if ([{ indOptionVR }, ...people].some((one) => one.indOptionVR) && vrOption === undefined) {
    throw invalid('indOptionVR', 'notSold');
  }
  const yearly = { membership, additionalMember: additionalMember ?? 0, vrOption: vrOption ?? 0 };

  const promo = await promoCodeOf(options, request, { day: today, type, memberNumber });
  const referral = await referralOf(options, request, memberNumber);
  const dollars = present && (await clubDollarsOf(database, present.source));
  const inputs: PriceInputs = {
    today,
    period,
    term: termSelected,
    codeOptionAdhesion: type,
    yearly,
    indOptionVR,
    additionalMembers: people,
    promo: promo && (promo.percent === undefined ? { cents: promo.cents ?? 0 } : { percent: promo.percent }),
    referral,
    ...(present && {
      loyaltyPercent: rules.loyaltyPercent,
      // At a renewal the balance includes the price of the next year; only a credit is used.
      balance:
        flow === 'modify-my-membership'
          ? centsOf(present.info.toPay)
          : Math.min(0, centsOf(present.info.toPay)),
    }),
    ...(present &&
      flow === 'modify-my-membership' && {
        presentYearly: presentPrices(present.info, listed),
        ...(checkoutSettings(club.checkout).smallerMembership === 'credit' && {
          received: receivedFor(present.ledger.orders, period),
        }),
      }),
    ...(present &&
      flow === 'renewal' && {
        instantDiscount: Math.min(
          Math.max(0, centsOf(present.info.discountsCumulatedValue)),
          rules.instantDiscountMaximum,
        ),
      }),
    ...(dollars && {
      clubDollars: {
        wanted: request.montantDollarsCAAUtilise ?? 0,
        maximum: Math.min(dollars.available, rules.clubDollarsMaximum),
      },
    }),
  };
  const price = computePrice(inputs);
  return {
    flow,
    codeOptionAdhesion: type,
    termSelected,
    indOptionVR,
    lines: price.lines,
    priceData: toPriceData(price, inputs),
    payments: price.payments,
    period,
    ...(price.credit && { credit: price.credit }),
    ...(promo && { promoCode: promo.code }),
    ...(dollars && {
      clubDollars: {
        available: dollars.available,
        ...(dollars.reserved > 0 && { reserved: dollars.reserved }),
        maximum: price.clubDollarsMaximum,
      },
    }),
  };
}

function invalid(field: string, problem: string): ApiError {
  return new ApiError('invalid_fields', { errors: { [field]: problem } });
}

interface Present {
  readonly source: MemberSource;
  readonly info: MemberInfo;
  readonly ledger: MembershipLedger;
}

async function findMembership(
  { directory, readLedger }: PricingOptions,
  memberNumber: string,
): Promise<Present> {
  const source = await directory.find(memberNumber);
  if (!source) throw new ApiError('not_found');
  // Only the main member may choose for an additional member.
  if (source.resMemberData.membres[0].codeTypeMembre === 'A') throw new ApiError('forbidden');
  return { source, info: assembleMemberInfo(source), ledger: await readLedger(memberNumber) };
}

/** The prices of a whole year by type and option; with a monthly term, twelve times the month. */
function yearlyPrices(
  prices: readonly MembershipPrice[],
  term: QuoteRequest['termSelected'],
): Map<string, number> {
  return new Map(
    prices.flatMap(({ codeOptionAdhesion, price }) => {
      const { monthly_price: monthly, yearly_price: yearly } = price;
      const cents = term === 'annual' ? yearly : monthly === undefined ? undefined : monthly * 12;
      return cents === undefined ? [] : [[codeOptionAdhesion, cents] as const];
    }),
  );
}

/** The additional members: the current ones with their changes, then the added ones. */
function peopleOf(request: QuoteRequest, info: MemberInfo | undefined): { readonly indOptionVR: boolean }[] {
  const { flow, additionalMembers, modifiedMembers = [] } = request;
  if (flow === 'renewal' && additionalMembers.length > 0) throw invalid('additionalMembers', 'invalid');
  if (flow !== 'modify-my-membership' && modifiedMembers.length > 0)
    throw invalid('modifiedMembers', 'invalid');
  const present = info?.associatesMembers ?? [];
  const changed = modifiedMembers.map(({ memberNumber }) => memberNumber);
  // The main member's option is priced from the request itself, and everyone else's from one answer.
  if (new Set(changed).size < changed.length || changed.some((number) => number === info?.memberNumber)) {
    throw invalid('modifiedMembers', 'invalid');
  }
  if (changed.some((number) => !present.some(({ memberNumber }) => memberNumber === number))) {
    throw invalid('modifiedMembers', 'unknown');
  }
  const kept = present.map((person) => {
    const change = modifiedMembers.find(({ memberNumber }) => memberNumber === person.memberNumber);
    return { indOptionVR: change?.indOptionVR ?? person.indOptionVR ?? false };
  });
  return [...kept, ...additionalMembers];
}

/** The yearly price of each current choice; if the type is no longer sold, the price that the member pays now. */
function presentPrices(info: MemberInfo, listed: ReadonlyMap<string, number>): number[] {
  const others = info.associatesMembers ?? [];
  const membership = listed.get(info.codeOptionAdhesion ?? '');
  if (membership === undefined) return [centsOf(info.pricePerMonth) * 12];
  const withOption = [info, ...others].filter(({ indOptionVR }) => indOptionVR);
  return [
    membership,
    ...others.map(() => listed.get(optionCodes.additionalMember) ?? 0),
    ...withOption.map(() => listed.get(optionCodes.vrOption) ?? 0),
  ];
}

function periodOf(
  { renewalMonthsAhead }: CheckoutRules,
  flow: QuoteRequest['flow'],
  today: string,
  info: MemberInfo | undefined,
): Quote['period'] {
  const expires = info?.expirationDate?.slice(0, 10);
  if (flow === 'modify-my-membership') {
    // On its last day, a membership that was ended still has an end that is not past.
    const isEnded = info?.codeStatusAdhesion === 'C';
    if (expires === undefined || expires < today || isEnded) throw invalid('flow', 'notActive');
    // More than a year when the membership was renewed early: the change is valid at once.
    return { from: today, to: expires };
  }
  if (flow === 'renewal') {
    const isTooEarly =
      renewalMonthsAhead !== undefined &&
      expires !== undefined &&
      expires >= addMonths(today, renewalMonthsAhead);
    if (!info?.indRenewalPeriod || isTooEarly) throw invalid('flow', 'notInPeriod');
    const from = expires !== undefined && expires >= today ? addDays(expires, 1) : today;
    return { from, to: yearFrom(from) };
  }
  return { from: today, to: yearFrom(today) };
}

async function promoCodeOf(
  { database, rules }: PricingOptions,
  { promoCode, flow }: QuoteRequest,
  use: Pick<PromoCodeUse, 'day' | 'type' | 'memberNumber'>,
): Promise<PromoCode | undefined> {
  const code = promoCode?.trim();
  if (!code) return undefined;
  const found = await findPromoCode(database, rules.promoCodes, { ...use, code, flow });
  if (typeof found === 'string') throw invalid('promoCode', found);
  return found;
}

/**
 * The number of the referring member, without the club's prefix: people copy it from their card. Undefined when nothing
 * was typed.
 */
export function referringNumber(typed: string | undefined, club: MemberNumbers): string | undefined {
  const written = typed?.replaceAll(/\D/g, '');
  const prefix = formatMemberNumber('', club).replaceAll(/\D/g, '');
  const isWhole = written !== undefined && written.length > 10 && written.startsWith(prefix);
  return (isWhole ? written.slice(prefix.length) : written) || undefined;
}

/** The deduction for a recommendation. @throws ApiError when the referring member is not found */
async function referralOf(
  { directory, rules, club }: PricingOptions,
  { noMembreRecommande, flow }: QuoteRequest,
  memberNumber: string | undefined,
): Promise<number> {
  const number = referringNumber(noMembreRecommande, club);
  if (!number) return 0;
  // Only a new member who registers says who recommended the club.
  if (flow !== 'register') throw invalid('noMembreRecommande', 'invalid');
  const referring = number.length <= 10 && (await directory.find(number));
  if (!referring || number === memberNumber || !assembleMemberInfo(referring).indPeutRecommander) {
    throw invalid('noMembreRecommande', 'unknown');
  }
  return rules.referral;
}
