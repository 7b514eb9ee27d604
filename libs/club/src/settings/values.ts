import * as z from 'zod/mini';

const words = z.string().check(z.minLength(1));

/** A text in each language. */
export const localizedText = z.strictObject({ fr: words, en: words });

/** Choices of a club: `value` is sent and stored, and shown if there is no label. */
export const labelledValues = z
  .array(z.strictObject({ value: words, label: z.optional(localizedText) }))
  .check(z.minLength(1));

/** Texts that may not be empty. */
export const settingText = words;
