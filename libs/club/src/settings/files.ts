import * as z from 'zod/mini';

/** Asks for files: how many, and how large. Default: not asked for; `{}` takes the standard limits. */
export const filesSetting = z.optional(
  z.strictObject({
    /** The number of files. Default 3. */
    max: z._default(z.int().check(z.minimum(1), z.maximum(20)), 3),
    /** Megabytes of 1,024 kilobytes of each file. Default 10. */
    maxMegabytes: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
    /** Megabytes of all of them together. Default 25. */
    totalMegabytes: z._default(z.int().check(z.minimum(1), z.maximum(250)), 25),
  }),
);

export type FilesSetting = NonNullable<z.infer<typeof filesSetting>>;
