import * as z from 'zod/mini';

/**
 * The header that makes a retry return the first answer. A submission is recognised by its key and the
 * content of its fields: the same key with other content is a corrected submission, and stored too.
 */
export const idempotencyKeyHeader = 'idempotency-key';

export const idempotencyKey = z.string().check(z.regex(/^[\w-]{16,128}$/));

/** Bytes of a submission at most; more is answered with 413. */
export const bodyLimit = 64 * 1024;

export const renderTokenAnswer = z.object({ token: z.string() });
export type RenderTokenAnswer = z.infer<typeof renderTokenAnswer>;

/** What a reference is made of: no vowels, and one of each group that looks or sounds alike. */
export const referenceAlphabet = '234679CDFGHJKMNPRTWX';
export const referenceLength = 10;

export const submissionAccepted = z.object({
  status: z.literal('success'),
  /** What a person may quote about the submission. */
  reference: z.string().check(z.regex(new RegExp(`^[${referenceAlphabet}]{${referenceLength}}$`))),
});
export type SubmissionAccepted = z.infer<typeof submissionAccepted>;

export const formList = z.object({
  forms: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      paths: z.object({ fr: z.string(), en: z.string() }),
    }),
  ),
});
export type FormList = z.infer<typeof formList>;
