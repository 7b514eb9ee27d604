import { contentDocument, href } from '@jalon/content/server';
import { membershipContent } from '@jalon/membership/content';
import * as z from 'zod/mini';

/** The membership types, without their prices: `memberships.fr.yml` and `memberships.en.yml`. */
export const memberships = contentDocument({
  name: 'memberships',
  singularName: 'membership',
  texts: membershipContent,
  facts: {
    /** The page on which a member changes the current type. */
    modifyHref: z.optional(href),
    /** The points of the answers in “Help me choose”. */
    helpRule: z.optional(z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number())))),
  },
});
