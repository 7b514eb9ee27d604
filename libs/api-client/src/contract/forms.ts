import * as z from 'zod/mini';
import { siteLinks } from './site-links.ts';

/**
 * The header that makes a retry return the first answer. A submission is identified by its key and its field values:
 * the same key with other values is a corrected submission, which is stored too.
 */
export const idempotencyKeyHeader = 'idempotency-key';

export const idempotencyKey = z.string().check(z.regex(/^[\w-]{16,128}$/));

/** The maximum size of a submission in bytes; a larger one is answered with 413. */
export const bodyLimit = 64 * 1024;

export const renderTokenAnswer = z.object({ token: z.string() });
export type RenderTokenAnswer = z.infer<typeof renderTokenAnswer>;

/** The characters of a reference: no vowels, and one of each group that looks or sounds alike. */
export const referenceAlphabet = '234679CDFGHJKMNPRTWX';
export const referenceLength = 10;

export const submissionAccepted = z.object({
  status: z.literal('success'),
  /** The number that a person can quote to the club. */
  reference: z.string().check(z.regex(new RegExp(`^[${referenceAlphabet}]{${referenceLength}}$`))),
});
export type SubmissionAccepted = z.infer<typeof submissionAccepted>;

export const formList = z.object({
  forms: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
    }),
  ),
  /** The club settings that the forms follow, defaults included, so that a page can be compared with its API. */
  club: z.optional(z.record(z.string(), z.unknown())),
  /** The pages of the site to which the API’s messages lead, to be compared with the site’s. */
  links: z.optional(siteLinks),
});
export type FormList = z.infer<typeof formList>;
