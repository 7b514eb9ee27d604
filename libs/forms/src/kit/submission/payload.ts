import type { Locale } from '@jalon/i18n';
import {
  type Answers,
  type FormDefinition,
  localeCode,
  type SubmissionMember,
} from '../rules/form-definition.ts';

/** The hidden field that carries the idempotency key in a plain post. */
export const idempotencyKeyField = 'idempotencyKey';

/** The hidden field with the member for whom the page was rendered, in a plain post; empty once their session has ended. */
export const pageMemberField = 'pageMember';

/** The body of `POST /api/forms/:formId`: the hidden fields, the form’s own fields, and the member if any. */
export type SubmissionPayload<Values extends Answers = Answers> = Values & {
  readonly formID?: string | undefined;
  readonly locale: string;
  readonly userAgent: string;
  readonly memberInfo?: SubmissionMember | undefined;
};

/** Values other than answers. */
export interface PayloadContext {
  readonly locale: Locale;
  readonly userAgent: string;
  readonly member?: SubmissionMember | undefined;
}

export function submissionPayload<Values extends Answers>(
  definition: Pick<FormDefinition, 'id' | 'localeCodes' | 'attachesMember'>,
  values: Values,
  { locale, userAgent, member }: PayloadContext,
): SubmissionPayload<Values> {
  return {
    formID: definition.id === undefined ? undefined : String(definition.id),
    locale: localeCode(definition, locale),
    userAgent,
    ...values,
    memberInfo: definition.attachesMember === false ? undefined : member,
  };
}
