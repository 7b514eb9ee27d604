import { type CallError, call, type SubmissionAccepted, submitForm } from '@jalon/api-client';
import type { Locale } from '@jalon/i18n';
import type { ClubFormProps } from '../form-props.ts';
import type { FieldErrorKey } from '../rules/answer.ts';
import { takesFiles } from '../rules/field-meta.ts';
import type { Answers, FormDefinition } from '../rules/form-definition.ts';
import { submissionPayload } from '../submission/payload.ts';
import type { PostToPage, SendContext, SendResult } from '../submission/send.ts';

/** Checked values, with what is sent with them. */
export interface CheckedAnswers<Values extends Answers>
  extends Pick<ClubFormProps<Values>, 'member' | 'onSubmit'> {
  readonly definition: FormDefinition;
  readonly values: Values;
  readonly locale: Locale;
  readonly form: HTMLFormElement | null;
}

/**
 * Sends checked values, after their files: with the host’s `onSubmit`, otherwise to the API. Never rejects: what is thrown
 * is logged and treated as a missing answer.
 */
export async function sendAnswers<Values extends Answers>(
  answers: CheckedAnswers<Values>,
  { protection, onProgress, ...context }: SendContext,
): Promise<SendResult | PostToPage> {
  const { definition, values, locale, member, onSubmit, form } = answers;
  const sent = submissionPayload(definition, values, { locale, member, userAgent: navigator.userAgent });
  const payload = { ...sent, ...protection };
  try {
    // Loaded only for a form that takes files.
    const chosen = takesFiles(definition.schema)
      ? (await import('../files/page-files.ts')).pageFiles(definition, values, form)
      : undefined;
    if (chosen?.errors) return { status: 'error', errors: chosen.errors };
    const { id: formId } = definition;
    if (onSubmit) {
      const sendFiles =
        chosen && formId !== undefined
          ? () => chosen.sendBeforePost({ ...context, formId, onProgress })
          : undefined;
      return await onSubmit(values, { ...context, payload, files: chosen?.byField, sendFiles });
    }
    if (formId === undefined) throw new Error(`The form “${definition.name}” has no id and no onSubmit`);
    const failed = await chosen?.send({ ...context, formId, onProgress });
    if (failed) return failed;
    const { idempotencyKey, api } = context;
    const submission = { params: { formId }, body: payload, idempotencyKey };
    const result = await call(submitForm, submission, api);
    warnOfOtherSettings(definition.name, result);
    return result;
  } catch (error) {
    console.error(error);
    return { status: 'error', code: 'network', errors: { generic: 'tryAgainLater' } };
  }
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
