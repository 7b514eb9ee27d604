import { type CallError, call, type SubmissionAccepted, submitForm } from '@jalon/api-client';
import type { Locale } from '@jalon/i18n';
import type { ClubFormProps } from '../form-props.ts';
import type { FieldErrorKey } from '../rules/answer.ts';
import type { Answers, FormDefinition } from '../rules/form-definition.ts';
import { submissionPayload } from '../submission/payload.ts';
import type { Send } from '../submission/send.ts';

interface SendAnswersOptions<Values extends Answers>
  extends Pick<ClubFormProps<Values>, 'member' | 'onSubmit'> {
  readonly locale: Locale;
}

/** How checked values are sent: with the host’s `onSubmit`, otherwise to the API. */
export function sendAnswers<Values extends Answers>(
  definition: FormDefinition,
  values: Values,
  { locale, member, onSubmit }: SendAnswersOptions<Values>,
): Send {
  const sent = submissionPayload(definition, values, { locale, member, userAgent: navigator.userAgent });
  return async ({ protection, ...context }) => {
    const payload = { ...sent, ...protection };
    if (onSubmit) return onSubmit(values, { ...context, payload });
    if (definition.id === undefined)
      throw new Error(`The form “${definition.name}” has no id and no onSubmit`);
    const result = await call(
      submitForm,
      { params: { formId: definition.id }, body: payload, idempotencyKey: context.idempotencyKey },
      context.api,
    );
    warnOfOtherSettings(definition.name, result);
    return result;
  };
}

/** For development: the page offered a choice that its API does not accept. */
function warnOfOtherSettings(form: string, result: SubmissionAccepted | CallError): void {
  if (process.env.NODE_ENV === 'production' || result.status !== 'error') return;
  const [field] = Object.entries(result.errors).find(([, key]) => key === unknownChoice) ?? [];
  if (field === undefined) return;
  console.warn(
    `The API does not know the choice of "${field}" in the form "${form}". Do the page and the API have the same club settings? clubDifferences of @jalon/forms/schemas compares them.`,
  );
}

const unknownChoice = 'invalidChoice' satisfies FieldErrorKey;
