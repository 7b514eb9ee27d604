'use client';

import { useT } from '@jalon/i18n/react';
import { ErrorSummary } from '@jalon/ui/error-summary';
import { useKit } from '../fields/kit-context.ts';
import { fieldOfControl, fieldOfPart } from '../rules/field-meta.ts';
import { type FormErrors, inFormOrder } from '../rules/form-definition.ts';
import { editedFormMessages } from '../texts/edited-form.messages.ts';

export interface FormSummaryProps {
  errors: FormErrors;
  /** Why the form was not sent. */
  sendError: string | undefined;
  /** The sign-in link at the other end of the form is a way out. */
  hasSignIn: boolean;
  autoFocus: boolean;
}

/** The errors of a form above its fields, in their order. */
export function FormSummary({ errors, sendError, hasSignIn, autoFocus }: FormSummaryProps) {
  const t = useT(editedFormMessages);
  const { schema, labelOf, errorText, controlId } = useKit();
  const { generic, ...fields } = errors;
  const invalid = inFormOrder({ schema }, Object.keys(fields));

  /** The label of a field; for a field of a list, with its row number. */
  function numbered(name: string) {
    const label = labelOf(fieldOfPart(schema, name));
    const index = /\.(\d+)\./.exec(name)?.[1];
    return index === undefined ? label : t('numbered', { label, number: Number(index) + 1 });
  }

  function title() {
    if (invalid.length > 0) return t('summary');
    if (generic === 'confirmSend') return t('confirm');
    return t(generic === 'noAnswer' ? 'mayBeSent' : 'notSent');
  }

  return (
    <ErrorSummary
      autoFocus={autoFocus}
      title={title()}
      errors={[
        ...invalid.map((name) => ({
          controlId: controlId(fieldOfControl(schema, name)),
          message: t('fieldError', { label: numbered(name), message: errorText(name, fields[name] ?? '') }),
        })),
        ...(sendError
          ? [{ controlId: hasSignIn ? controlId('generic') : undefined, message: sendError }]
          : []),
      ]}
    />
  );
}
