import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** A link from content, in the shape of `CallToAction` of `@jalon/ui/cta-button`. */
const callToAction = z.object({
  href: text,
  title: z.optional(text),
  openNewTab: z.optional(z.boolean()),
});

/** A membership type without its prices, which come from the API. */
export const membershipType = z.object({
  /** The same in both languages, because addresses contain it. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** The type in the membership system and in the price list. */
  codeOptionAdhesion: text,
  codeClasseAdhesion: text,
  name: text,
  /** A line above the name, for example the intended members. */
  title: text,
  tagLine: text,
  image: z.object({ src: text, alt: z.string(), width: z.int(), height: z.int() }),
  /** The list on the tile. */
  advantages: z.array(text),
  /** The checked list of the spotlight. */
  featured: z.array(text),
  variantColor: z.enum(['default', 'primary', 'secondary', 'tertiary', 'quaternary']),
  /** The page to buy this type. */
  primaryCta: callToAction,
  /** The page with more about this type. */
  secondaryCta: z.optional(callToAction),
  /** Roadside help for recreational vehicles (`indOptionVR` of a member). */
  optionVR: z.enum(['none', 'available', 'included']),
});
export type MembershipType = z.infer<typeof membershipType>;

/** The benefit of one type, or of all types. */
const advantageDescription = z.object({
  /** The `id` of a type; absent with `allTypes`. */
  membership: z.optional(text),
  /** The text of the cell; without it, the cell shows a check mark. */
  description: z.optional(text),
  /** Applies to every type without an entry of its own. */
  allTypes: z.optional(z.boolean()),
});

/** A row of the comparator. A category starts a group; the benefits after it belong to it. */
export const comparatorSection = z.object({
  kind: z.enum(['category', 'benefit']),
  title: text,
  description: z.optional(text),
  tooltip: z.optional(text),
  advantageDescription: z.optional(z.array(advantageDescription)),
});
export type ComparatorSection = z.infer<typeof comparatorSection>;

/** The shared texts by their keys. */
export const membershipTexts = z.object({
  monthly_label: text,
  yearly_label: text,
  or: text,
  choose_label: text,
  /** The term after the price of an associate member: “a year for each associate member”. */
  associate_label: z.optional(text),
  conditions_text: text,
  hook_to_get_a_membership: text,
  /** Only for articles. */
  published_date_label: z.optional(text),
});
export type MembershipTexts = z.infer<typeof membershipTexts>;

/** A question of the help with the texts of its answers; their points are in the rule. */
const helpQuestion = z.object({
  id: text,
  title: text,
  hint: z.optional(text),
  answers: z.array(
    z.object({
      id: text,
      label: text,
      /** A sentence with the reason why a type that this answer favours fits. */
      reason: text,
    }),
  ),
});
export type HelpQuestion = z.infer<typeof helpQuestion>;

/** All content about memberships in one language. */
export const membershipContent = z
  .object({
    types: z.array(membershipType).check(z.minLength(1)),
    sections: z.array(comparatorSection),
    texts: membershipTexts,
    help: z.array(helpQuestion),
  })
  .check(
    z.refine(({ types }) => new Set(types.map(({ id }) => id)).size === types.length, {
      error: 'Two types have the same id',
      path: ['types'],
    }),
    z.refine(
      ({ types, sections }) => {
        const ids: readonly (string | undefined)[] = types.map(({ id }) => id);
        return sections.every(({ advantageDescription: entries = [] }) =>
          entries.every(({ membership, allTypes }) => allTypes || ids.includes(membership)),
        );
      },
      { error: 'A benefit names a type that does not exist', path: ['sections'] },
    ),
  );
export type MembershipContent = z.infer<typeof membershipContent>;
