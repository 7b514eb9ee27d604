import type { ApiClientOptions } from '@jalon/api-client';
import { fileFields, type NamedFile, readFiles } from '../rules/file-fields.ts';
import {
  type Answers,
  checkAnswers,
  type FormDefinition,
  type FormErrors,
} from '../rules/form-definition.ts';
import type { SendResult } from '../submission/send.ts';
import { fileProgressEvent, isSame } from './chosen-file.ts';
import { sendFiles } from './send-files.ts';

interface SendOptions {
  readonly formId: number;
  readonly idempotencyKey: string;
  readonly api: ApiClientOptions | undefined;
  readonly onProgress: (() => void) | undefined;
}

interface PageFiles {
  /** Message keys, if the files break a rule: a form may leave the other rules to the API. */
  readonly errors?: FormErrors | undefined;
  readonly byField: Readonly<Record<string, readonly File[]>>;
  /** Sends the files; the failure, if there is one. */
  send(options: SendOptions): Promise<SendResult>;
  /** The same before the form is posted to its page, which then does not send their content again. */
  sendBeforePost(options: SendOptions): Promise<SendResult>;
}

/** Milliseconds in which the browser reads what it posts. */
const postDelay = 1_000;

/** The files that the controls of a page hold, for answers that name them. */
export function pageFiles(
  definition: Pick<FormDefinition, 'schema'>,
  values: Answers,
  form: HTMLFormElement | null,
): PageFiles {
  const fields = [...fileFields(definition.schema).keys()];
  const { errors: all = {}, values: checked = values } = checkAnswers(definition, values);
  const errors = Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)));
  const controls = new Map(fields.map((field) => [field, fileControl(form, field)]));
  const files = fields.flatMap((field) =>
    contentsOf(readFiles(checked[field]), controls.get(field)).map((file) => ({ ...file, field })),
  );

  async function send({ onProgress, ...options }: SendOptions): Promise<SendResult> {
    const show = (share: number | undefined) => {
      for (const control of controls.values()) {
        control?.dispatchEvent(new CustomEvent(fileProgressEvent, { detail: share }));
      }
    };
    show(files.length > 0 ? 0 : undefined);
    const failed = await sendFiles(files, {
      ...options,
      onPart(share) {
        onProgress?.();
        show(share);
      },
    });
    show(undefined);
    if (!failed) return undefined;
    const { failure, field, key } = failed;
    // Errors of the whole form, such as a session that has ended, stay with the form.
    const isOfForm = failure.code !== 'network' && failure.errors.generic && failure.code !== 'unavailable';
    return { ...failure, code: 'invalid_fields', errors: isOfForm ? failure.errors : { [field]: key } };
  }

  return {
    ...(Object.keys(errors).length > 0 && { errors }),
    byField: Object.fromEntries(
      fields.map((field) => [
        field,
        files.flatMap((file) => (file.field === field && file.content ? [file.content] : [])),
      ]),
    ),
    send,
    async sendBeforePost(options) {
      const failed = await send(options);
      for (const control of failed ? [] : controls.values()) {
        if (!control) continue;
        control.disabled = true;
        setTimeout(() => {
          control.disabled = false;
        }, postDelay);
      }
      return failed;
    },
  };
}

/** The control with this name that takes files. */
function fileControl(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  return [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === 'file' && element.name === name,
  );
}

/** Named files with the content that a control has of them. */
function contentsOf(
  named: readonly NamedFile[],
  control: HTMLInputElement | undefined,
): (NamedFile & { content: File | undefined })[] {
  const held = [...(control?.files ?? [])];
  return named.map((file) => ({ ...file, content: held.find((one) => isSame(file, one)) }));
}
