import * as z from 'zod/mini';

/** `codeTypeMember` of an additional member, for whom the main member chooses. */
export const additionalMemberCode = 'A';

const text = z.string();
const phone = z.partial(z.object({ home: text, mobile: text, work: text, workExtension: text }));

const address = z.partial(
  z.object({
    address: text,
    city: text,
    province: text,
    postalCode: text,
    indAdresseNormalise: z.boolean(),
    appartement: text,
    pays: text,
    codeTypeAdresse: text,
  }),
);

const associateMember = z.partial(
  z.object({
    memberNumber: text,
    name: text,
    surname: text,
    email: text,
    codeGenre: text,
    dateNaissance: text,
    codeClasseAdhesion: text,
    phone,
    codeTypeMember: text,
    codeOptionAdhesion: text,
    indOptionVR: z.boolean(),
    indPeutRecommander: z.boolean(),
  }),
);

/** Makes each field optional; a field that cannot be parsed is dropped and the others are kept. */
function forgiving<Shape extends z.core.$ZodShape>(shape: Shape) {
  type Forgiving = { [Name in keyof Shape]: z.ZodMiniCatch<z.ZodMiniOptional<Shape[Name]>> };
  const forgive = (field: z.core.SomeType) => z.catch(z.optional(field), undefined);
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, forgive(field)]),
  ) as Forgiving;
}

/**
 * The content of the memberInfo cookie, for display only: a browser can write anything into it, so never
 * grant access based on it. Amounts are in dollars, as in the source.
 */
export const memberInfo = z.object({
  name: text,
  surname: text,
  memberNumber: z.union([text, z.pipe(z.number(), z.transform(String))]),
  ...forgiving({
    email: text,
    genre: text,
    dateNaissance: text,
    phone,
    addresses: z.array(address),
    codeOptionAdhesion: text,
    codeStatusAdhesion: text,
    codeClasseAdhesion: text,
    codeTypeMember: text,
    codeTypePayment: text,
    codeTypeRenewal: text,
    automaticRenewal: z.boolean(),
    expirationDate: text,
    indEnRenouvellement: z.boolean(),
    indRenewalPeriod: z.boolean(),
    validationIntegriteDossier: z.boolean(),
    indOptionVR: z.boolean(),
    indRecuEnCadeau: z.boolean(),
    indPeutRecommander: z.boolean(),
    discountsBalanceValue: z.number(),
    /** The part of the balance that requests and orders have reserved; not a field of the specification. */
    discountsReservedValue: z.number(),
    discountsCumulatedValue: z.number(),
    assistanceServicesUsed: z.number(),
    assistanceServicesTotal: z.number(),
    assistanceServicesUsedOptionVR: z.number(),
    assistanceServicesTotalOptionVR: z.number(),
    pricePerMonth: z.number(),
    paymentPeriod: z.enum(['monthly', 'annual']),
    toPay: z.number(),
    associatesMembers: z.array(associateMember),
  }),
});

export type MemberInfo = z.infer<typeof memberInfo>;

/** The member information that a form attaches to a submission. */
export function submissionMember({ name, surname, memberNumber, email = '' }: MemberInfo) {
  return { name, surname, memberNumber, email };
}
