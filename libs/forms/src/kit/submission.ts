import * as z from 'zod/mini';
import {
  checkFields,
  type FormDefinition,
  type FormErrors,
  type FormValues,
  type SiteForm,
  type SubmissionMember,
} from './form-definition.ts';
import { memberTextMaxLength, userAgentMaxLength } from './limits.ts';

/** A submission that passed every rule, as it is stored. */
export interface Submission<Name extends string = string> {
  readonly values: FormValues<Name>;
  /** The code of the wire, `F` or `A`, `fr` or `en` according to the form. */
  readonly locale: string;
  readonly userAgent: string;
  readonly memberInfo?: SubmissionMember | undefined;
}

/** A line of text that nobody typed: control characters and lone surrogates dropped, cut at its limit. */
const machineText = (maxLength: number) =>
  z.pipe(
    z.string(),
    z.transform((value) =>
      value
        .toWellFormed()
        .replace(/[\p{Cc}\uFFFD]/gu, '')
        .slice(0, maxLength)
        // Half of a pair, where it was cut.
        .replace(/\p{Cs}/u, ''),
    ),
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
 * Checks the body of a submission against a form. Fields that the form does not have are ignored. A
 * hidden field in error, which no visitor can mend, comes with the generic error. Member information is a
 * display copy and never blocks: what is malformed is left out.
 */
export function parseSubmission<Name extends string>(
  definition: FormDefinition<Name> & Pick<SiteForm, 'checkOnServer'>,
  body: Readonly<Record<string, unknown>>,
): { submission: Submission<Name>; errors?: undefined } | { submission?: undefined; errors: FormErrors } {
  const hidden: Record<string, string> = {};
  const { locale } = body;
  if (body.formID !== String(definition.id)) hidden.formID = 'invalidChoice';
  if (typeof locale !== 'string' || !Object.values(definition.localeCodes).includes(locale)) {
    hidden.locale = 'invalidChoice';
  }
  const userAgent = userAgentText.safeParse(body.userAgent ?? '');
  if (!userAgent.success) hidden.userAgent = 'invalidChoice';

  const fields = checkFields(definition, body);
  if (Object.keys(hidden).length > 0)
    return { errors: { ...fields.errors, ...hidden, generic: 'tryAgainLater' } };
  if (fields.errors) return { errors: fields.errors };
  const attachesMember = definition.attachesMember !== false && body.memberInfo !== undefined;
  return {
    submission: {
      values: fields.values,
      locale: String(locale),
      userAgent: userAgent.data ?? '',
      memberInfo: attachesMember ? submissionMember.safeParse(body.memberInfo).data : undefined,
    },
  };
}
