import * as z from 'zod/mini';

/** The name of a purpose that a visitor is asked about, such as `audience`. */
const purpose = z.string().check(z.regex(/^[a-z][a-z-]{1,30}$/));
const purposes = z.array(purpose).check(z.maxLength(10));

/** The place of the choice: the banner, the dialog of preferences, or the page that works without JavaScript. */
export const consentSurfaces = ['banner', 'preferences', 'page'] as const;
export type ConsentSurface = (typeof consentSurfaces)[number];

const fields = z.object({
  consentId: z.uuid(),
  /** By the browser's clock, in UTC: a choice that is sent twice is stored once. */
  chosenAt: z.iso.datetime(),
  /** The version of the notice that was shown: its day, `20261123`. */
  notice: z.int().check(z.minimum(0), z.maximum(99_999_999)),
  /** The language in which it was shown. */
  locale: z.enum(['fr', 'en']),
  surface: z.enum(consentSurfaces),
  /** The purposes that the visitor was asked about. */
  purposes,
  /** Those that were accepted; empty when all were refused. */
  granted: purposes,
});

/** The proof of one choice about cookies. It does not identify anyone: `consentId` is a random number of the browser. */
export const consentRecord = fields.check(
  z.refine(({ purposes, granted }) => granted.every((name) => purposes.includes(name)), {
    path: ['granted'],
  }),
);
export type ConsentRecord = z.infer<typeof consentRecord>;

export const consentRecorded = z.object({ status: z.literal('success'), recordedAt: z.iso.datetime() });
export type ConsentRecorded = z.infer<typeof consentRecorded>;
