import * as z from 'zod/mini';

/** A club’s settings of every form. */
export const formsSettingsSchema = z.strictObject({
  /**
   * When a summary of the errors is shown above a form, with a link to each field: only in the answer to a plain post
   * (`plain-post`, the default), or also while the script checks the form (`always`).
   */
  errorSummary: z._default(z.enum(['plain-post', 'always']), 'plain-post'),
  /**
   * The texts of errors: `catalogue` (the default) has one text for each kind of error, such as “Please fill out this field”;
   * `specific` names what is missing, such as “Please enter your first name”.
   */
  errorMessages: z._default(z.enum(['catalogue', 'specific']), 'catalogue'),
  /** Sends a copy of the answers to the email address of a request. Default false. */
  copyByMail: z._default(z.boolean(), false),
  /** Business days within which requests other than advisory questions are answered. Default: no time is promised. */
  answerDays: z.optional(z.int().check(z.positive())),
  /** The names of the forms that can be kept and finished later, by a mailed link. Not those for members. Default: none. */
  saveAndReturn: z._default(z.array(z.string()), []),
  /** The names of the forms that are shown in pages, with a page to check the answers: those that describe pages. Default: none. */
  inPages: z._default(z.array(z.string()), []),
});

export type FormsSettings = z.infer<typeof formsSettingsSchema>;
export type FormsOptions = z.input<typeof formsSettingsSchema>;

/** A club’s settings over the defaults. */
export function formsSettings(options: FormsOptions = {}): FormsSettings {
  return formsSettingsSchema.parse(options);
}
