import * as z from 'zod/mini';
import {
  checkAnswers,
  type FormErrors,
  type FormValues,
  type SiteForm,
  type SubmissionMember,
} from '../form-definition.ts';
import { memberTextMaxLength, userAgentMaxLength } from '../rules/limits.ts';
import { lineOfText } from '../rules/page-fields.ts';

/** A submission that passed every rule, as it is stored. */
export interface Submission<Name extends string = string> {
  readonly values: FormValues<Name>;
  /** The code of the wire: `F` or `A`, `fr` or `en`, according to the form. */
  readonly locale: string;
  readonly userAgent: string;
  readonly memberInfo?: SubmissionMember | undefined;
}

const machineText = (maxLength: number) =>
  z.pipe(
    z.string(),
    z.transform((value: string) => lineOfText(maxLength)(value)),
  );
const userAgentText = machineText(userAgentMaxLength);
const memberText = machineText(memberTextMaxLength);
const submissionMember = z.object({
  name: memberText,
  surname: memberText,
  memberNumber: memberText,
  email: memberText,
});

/**
 * Checks the body of a submission against a form. Fields that the form does not have are ignored. An invalid
 * hidden field, which no visitor can correct, comes with the generic error. Member information is a display
 * copy and never blocks a submission: if it is malformed it is left out.
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
