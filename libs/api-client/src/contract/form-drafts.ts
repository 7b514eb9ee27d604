import * as z from 'zod/mini';
import { idempotencyKey } from './forms.ts';

/** How long a draft of a form is kept after it was last saved, in days; a setting of the API can change it. */
export const formDraftDays = 30;

/** What a post has under the name of a control: a text, or several of the same name. */
const answer = z.union([z.string(), z.array(z.string())]);

/**
 * An unfinished form, kept for browsers without JavaScript and to continue on another device. The id is secret: 128 random
 * bits. Encrypted at rest.
 */
export const formDraft = z.object({
  formId: z.int(),
  locale: z.enum(['fr', 'en']),
  /** By the names of the form’s controls. What is no field of the form is not kept; of files, only what names them. */
  answers: z.record(z.string(), answer),
  /** The page of a form of several pages. */
  page: z.optional(z.string().check(z.maxLength(100))),
  /** The key under which the form will be sent, and under which its files were: the same on every device. */
  idempotencyKey,
});
export type FormDraft = z.infer<typeof formDraft>;

export const formDraftSaved = z.object({ id: z.string() });
export type FormDraftSaved = z.infer<typeof formDraftSaved>;

export const formDraftAnswer = z.object({ draft: formDraft });
export type FormDraftAnswer = z.infer<typeof formDraftAnswer>;

/** A draft was deleted, or its link still works. */
export const formDraftDone = z.object({ status: z.literal('success') });
export type FormDraftDone = z.infer<typeof formDraftDone>;

/** Its link will be mailed. */
export const formDraftLinkAnswer = z.object({
  status: z.literal('success'),
  /** How long the link works and the draft is kept, in days. */
  days: z.int(),
});
export type FormDraftLinkAnswer = z.infer<typeof formDraftLinkAnswer>;

/** The new id of the draft that a mailed link leads to. A token that is invalid, old or used gets the error `expired`. */
export const formDraftResumed = z.object({ id: z.string(), draft: formDraft });
export type FormDraftResumed = z.infer<typeof formDraftResumed>;
