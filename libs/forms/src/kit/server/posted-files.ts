import type { ApiClientOptions, CallError } from '@jalon/api-client';
import { sendFiles } from '../files/send-files.ts';
import { fileFields, type NamedFile, newFileId, readFiles, writeFiles } from '../rules/file-fields.ts';
import {
  type Answers,
  checkAnswers,
  type FormDefinition,
  type FormErrors,
} from '../rules/form-definition.ts';
import { nestAnswers, type TypedAnswers } from '../rules/nested-answers.ts';

/** A new file of a post. */
export interface PostedFile extends NamedFile {
  readonly field: string;
  readonly content: Blob;
}

interface PostedFiles {
  /** The answers of the fields: kept and new files. */
  readonly values: TypedAnswers;
  /** The answers without the new files. */
  readonly kept: TypedAnswers;
  readonly byField: Readonly<Record<string, readonly File[]>>;
  readonly posted: readonly PostedFile[];
  /** Checks the answers, then sends the new files; the failure, if there is one. */
  send(options: {
    readonly formId: number;
    readonly idempotencyKey: string;
    readonly api: ApiClientOptions | undefined;
  }): Promise<Pick<CallError, 'errors' | 'httpStatus' | 'retryAfter' | 'renderToken'> | undefined>;
}

/** Milliseconds: a visitor waits for the page. */
const retryDelays = [500];

/** The files of a post, whether a page without a script sent them or one with a script that posts its form. */
export function postedFiles<Values extends Answers>(
  definition: FormDefinition<Values>,
  post: FormData,
): PostedFiles {
  const answers = nestAnswers(definition.schema, post);
  const fields = [...fileFields(definition.schema).keys()].map((field) => {
    const named = readFiles(answers[field]);
    const posted = post
      .getAll(field)
      .filter((value): value is File => typeof value !== 'string' && !(value.name === '' && value.size === 0))
      .map((content) => ({ id: newFileId(), size: content.size, name: content.name, content }));
    // A script has named what it posts as well.
    const isPosted = ({ size, name }: { size: number; name: string }) =>
      posted.some((file) => file.size === size && writeFiles([file]).endsWith(` ${size} ${name}`));
    const kept = named.filter((file) => !isPosted(file));
    const sent = readFiles(writeFiles(posted)).map((file, index) => ({
      ...file,
      field,
      content: posted[index]?.content,
    }));
    return { field, kept, sent };
  });
  const files = fields.flatMap(({ sent }) => sent);
  const valuesOf = (parts: readonly ('kept' | 'sent')[]) =>
    Object.fromEntries(
      fields.map((one) => [one.field, writeFiles(parts.flatMap((part) => one[part]))] as const),
    );
  const values = valuesOf(['kept', 'sent']);

  return {
    values,
    kept: valuesOf(['kept']),
    byField: Object.fromEntries(
      fields.map(({ field, sent }) => [field, sent.flatMap(({ content }) => content ?? [])]),
    ),
    posted: files.flatMap(({ content, ...file }) => (content ? [{ ...file, content }] : [])),
    async send(options) {
      const checked = checkAnswers(definition, { ...answers, ...values });
      const names = fields.map(({ field }) => field);
      const broken = Object.entries(checked.errors ?? {}).filter(([name]) => names.includes(name));
      // All errors at once, and nothing is sent that would not be kept.
      if (broken.length > 0) return { errors: definedErrors(checked.errors ?? {}), httpStatus: 422 };
      // A hidden field’s files are dropped, as its other answers would be.
      const left = (field: string) =>
        checked.errors !== undefined || readFiles(checked.values[field]).length > 0;
      const failed = await sendFiles(
        files.filter(({ field }) => left(field)),
        { ...options, retryDelays },
      );
      if (!failed) return undefined;
      const { failure, field, key } = failed;
      const isOfForm = !failure.errors[field] && ['unauthenticated', 'too_many'].includes(failure.code);
      return { ...failure, errors: isOfForm ? failure.errors : { [field]: key } };
    },
  };
}

function definedErrors(errors: FormErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
