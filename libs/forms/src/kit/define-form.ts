import type { Locale, Localized } from '@jalon/i18n';
import type * as z from 'zod/mini';
import type { FormDescriptor, FormPageTexts } from './form-descriptor.ts';
import type { PageOfForm } from './pages/form-pages.ts';
import type { Answers, FormDefinition } from './rules/form-definition.ts';
import type { PostContext } from './server/handle-form-post.ts';
import type { PostedFile } from './server/posted-files.ts';
import type { SendResult } from './submission/send.ts';
import type { FormLabels } from './texts/form-labels.ts';

/** A form of a host, with its pages and texts, for `createFormRoute`. */
export interface HostForm<Values extends Answers = Answers>
  extends Omit<FormDefinition<Values>, 'id' | 'schema'>,
    Partial<Pick<FormDescriptor, 'readerLabels' | 'confirmation' | 'ofMember' | 'component' | 'props'>> {
  /** None of the library’s, 1 to 13: up to 99. */
  readonly id: number;
  readonly schema: z.ZodMiniType<Values, unknown>;
  /** The labels, hints and choices of its fields, where the rules have no labels. */
  readonly labels?: (locale: Locale) => FormLabels;
  /** The pages into which it is split: every field that a visitor answers is on one of them. */
  readonly pages?: readonly PageOfForm<keyof Values & string>[];
  /** What its page says above the form. */
  readonly page: Partial<Omit<FormDescriptor['page'], 'texts'>> & {
    readonly texts: Localized<FormPageTexts>;
  };
  /** Sends the checked answers. Default: to the API, which then must know the form. */
  onSubmit?(values: Values, context: PostContext<Values>): Promise<SendResult>;
  /**
   * Keeps a file when its page is posted, for a form with `onSubmit`: its answer then names the file by its id. Returns a message key
   * to refuse it.
   */
  onFile?(file: PostedFile, context: { readonly idempotencyKey: string }): Promise<string | undefined>;
}

/** Describes a form of your own: rules, texts and pages, checked against each other by their types. */
export function defineForm<Values extends Answers>(form: HostForm<Values>): HostForm<Values> {
  return form;
}
