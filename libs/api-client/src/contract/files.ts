import * as z from 'zod/mini';

/** 128 random bits in hexadecimal, created by the sender, so that a repeated start finds the same file. */
export const fileId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const fileStart = z.object({
  id: fileId,
  /** The form’s field. */
  field: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
});
export type FileStart = z.infer<typeof fileStart>;

export const fileProgress = z.object({
  status: z.literal('success'),
  /** The number of the first part that is missing; the number of parts once the file is complete. */
  next: z.int(),
  /** Whether the file is complete, checked and can be named by a submission. */
  isAccepted: z.boolean(),
});
export type FileProgress = z.infer<typeof fileProgress>;
