import * as z from 'zod/mini';
import { codeOptionAdhesion } from './membership-type.ts';

/** No origin, query, fragment or parameter; no space or control character, which browsers drop from an address. */
const segment = String.raw`[^/\\?#:\s]+`;
const page = z.string().check(z.regex(new RegExp(`^(?:/${segment})+$`)));
const pageOfToken = z.string().check(z.regex(new RegExp(`^(?:/${segment})*/:token(?:/${segment})*$`)));

/** No line breaks and no links, because it is printed in messages. */
const typeName = z.string().check(z.regex(/^[\p{L}\p{N} \u00a0'’&+–-]{1,60}$/u));

const inBoth = (path: typeof page) => z.strictObject({ fr: path, en: path });

/**
 * The pages of a site to which the API’s messages and answers lead, as paths in each language, and what its memberships are called. The host writes them to the
 * file of the API’s setting `SITE_LINKS`. `:token` is replaced by the token of a link.
 */
export const siteLinks = z.strictObject({
  /** Accepts a gift: in the receipt, and on the gift’s card. */
  gift: inBoth(pageOfToken),
  /** Continues an unfinished checkout on another device. */
  resume: inBoth(pageOfToken),
  /** Continues an unfinished form. Needed if the club setting `forms.saveAndReturn` names a form. */
  resumeForm: z.optional(inBoth(pageOfToken)),
  /** Takes a new password. The mailed link has its token as `token` in the query. */
  newPassword: inBoth(page),
  /** Replaces the card or account of later payments. */
  savedPayment: inBoth(page),
  /** Ends a membership, or a gift that was not accepted, by a mailed link. */
  endMembership: inBoth(pageOfToken),
  /** Renews a membership, after its automatic renewal could not be paid. */
  renewal: inBoth(page),
  /** Shown to visitors during maintenance. */
  maintenance: inBoth(page),
  /** The names of the membership types by their codes, as contracts and receipts have them. Without one, the code itself. */
  memberships: z.optional(z.record(codeOptionAdhesion, z.strictObject({ fr: typeName, en: typeName }))),
});
export type SiteLinks = z.infer<typeof siteLinks>;
