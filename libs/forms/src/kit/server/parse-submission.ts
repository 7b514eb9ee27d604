import * as z from 'zod/mini';
import {
  checkAnswers,
  type FormErrors,
  type FormValues,
  type SiteForm,
  type SubmissionMember,
} from '../rules/form-definition.ts';
import { memberTextMaxLength, userAgentMaxLength } from '../rules/limits.ts';
import { lineOfText } from '../rules/page-fields.ts';

/** A submission that passed every rule, with the values to store. */
export interface Submission<Name extends string = string> {
  readonly values: FormValues<Name>;
  /** The code on the wire: `F` or `A`, `fr` or `en`, depending on the form. */
  readonly locale: string;
  readonly userAgent: string;
  readonly memberInfo?: SubmissionMember | undefined;
}

const machineText = (maxLength: number) => z.string().check(z.overwrite(lineOfText(maxLength)));
const userAgentText = machineText(userAgentMaxLength);
const memberText = machineText(memberTextMaxLength);
const submissionMember = z.object({
  name: memberText,
  surname: memberText,
  memberNumber: memberText,
  email: memberText,
});

/**
 * Checks the body of a submission against a form. Unknown fields are ignored. An invalid
 * hidden field, which visitors can’t correct, also gives the generic error. Member information is a display
 * copy and never blocks a submission: malformed information is dropped.
 */
export function parseSubmission(
  definition: Pick<SiteForm, 'id' | 'schema' | 'localeCodes' | 'attachesMember'>,
  body: Readonly<Record<string, unknown>>,
): { submission: Submission; errors?: undefined } | { submission?: undefined; errors: FormErrors } {
  const hidden: Record<string, string> = {};
  const { locale } = body;
  if (body.formID !== String(definition.id)) hidden.formID = 'invalidChoice';
  if (typeof locale !== 'string' || !Object.values(definition.localeCodes).includes(locale)) {
    hidden.locale = 'invalidChoice';
  }
  const userAgent = userAgentText.safeParse(body.userAgent ?? '');
  if (!userAgent.success) hidden.userAgent = 'invalidChoice';

  const answers = checkAnswers(definition, body);
  if (Object.keys(hidden).length > 0)
    return { errors: { ...answers.errors, ...hidden, generic: 'tryAgainLater' } };
  if (answers.errors) return { errors: answers.errors };
  const attachesMember = definition.attachesMember !== false && body.memberInfo !== undefined;
  return {
    submission: {
      values: answers.values,
      locale: String(locale),
      userAgent: userAgent.data ?? '',
      memberInfo: attachesMember ? submissionMember.safeParse(body.memberInfo).data : undefined,
    },
  };
}
