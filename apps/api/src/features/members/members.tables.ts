import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { MembershipSpending } from './member-directory.ts';

/** Memberships, each shared by one or more members. Codes are those of the contract; amounts are in cents. */
export const memberships = pgTable('memberships', {
  number: text('number').primaryKey(),
  statusCode: text('status_code').notNull(),
  inRenewal: boolean('in_renewal').notNull(),
  receivedAsGift: boolean('received_as_gift').notNull(),
  /** `A` automatic, `R` by the member. */
  renewalTypeCode: text('renewal_type_code').notNull(),
  expiresOn: date('expires_on', { mode: 'string' }),
  /** `CC` card, `PB` bank account. */
  paymentTypeCode: text('payment_type_code').notNull(),
  paidMonthly: boolean('paid_monthly').notNull(),
  pricePerMonthCents: integer('price_per_month_cents').notNull(),
  balanceCents: integer('balance_cents').notNull(),
  clubDollarsCents: integer('club_dollars_cents').notNull(),
  instantDiscountsCents: integer('instant_discounts_cents').notNull(),
});

/** Unknown values are empty strings. */
export const members = pgTable(
  'members',
  {
    /** Without the club's prefix. */
    memberNumber: text('member_number').primaryKey(),
    membershipNumber: text('membership_number')
      .notNull()
      .references(() => memberships.number),
    /** `A` is an additional member of another member's membership. */
    typeCode: text('type_code').notNull(),
    optionCode: text('option_code').notNull(),
    classCode: text('class_code').notNull(),
    optionVr: boolean('option_vr').notNull(),
    mayRecommend: boolean('may_recommend').notNull(),
    fileIsSound: boolean('file_is_sound').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    genderCode: text('gender_code').notNull(),
    email: text('email').notNull(),
    bornOn: date('born_on', { mode: 'string' }).notNull(),
    homePhone: text('home_phone').notNull(),
    mobilePhone: text('mobile_phone').notNull(),
    workPhone: text('work_phone').notNull(),
    workExtension: text('work_extension').notNull(),
    assistanceUsed: integer('assistance_used').notNull(),
    assistanceTotal: integer('assistance_total').notNull(),
    assistanceUsedVr: integer('assistance_used_vr').notNull(),
    assistanceTotalVr: integer('assistance_total_vr').notNull(),
  },
  (table) => [index('members_by_membership').on(table.membershipNumber)],
);

export const memberAddresses = pgTable(
  'member_addresses',
  {
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    typeCode: text('type_code').notNull(),
    address: text('address').notNull(),
    apartment: text('apartment').notNull(),
    city: text('city').notNull(),
    province: text('province').notNull(),
    postalCode: text('postal_code').notNull(),
    country: text('country').notNull(),
    normalised: boolean('normalised').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberNumber, table.typeCode] })],
);

/** The sequence of the member numbers that the API assigns, without their check digit. */
export const memberNumberSequence = pgSequence('member_numbers', { startWith: 200_000_001 });

/** Processed requests: each is processed once. */
export const membershipRequests = pgTable('membership_requests', {
  id: text('id').primaryKey(),
  /** The main member; empty when the request was taken back before it arrived. */
  memberNumber: text('member_number').notNull(),
  /** What the request changed, as it was before. Null once that is taken back. */
  former: jsonb('former').$type<FormerMembership>(),
});

/** A membership before a request. */
export interface FormerMembership {
  readonly number: string;
  /** Absent for a membership that the request created, and once it has ended. */
  readonly columns?: Pick<
    typeof memberships.$inferSelect,
    'statusCode' | 'inRenewal' | 'expiresOn' | 'renewalTypeCode' | 'paidMonthly' | 'pricePerMonthCents'
  >;
  readonly people: readonly Pick<typeof members.$inferSelect, 'memberNumber' | 'optionCode' | 'optionVr'>[];
  readonly spent?: MembershipSpending;
  /** The membership was ended since: only what was spent is given back. */
  readonly isEnded?: boolean;
}
