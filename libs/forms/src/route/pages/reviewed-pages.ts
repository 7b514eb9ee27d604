import type { Locale } from '@jalon/i18n';
import type { FormDescriptor } from '../../kit/form-descriptor.ts';
import type { PageOfForm } from '../../kit/pages/form-pages.ts';
import { checkAnswers } from '../../kit/rules/form-definition.ts';
import type { TypedAnswers } from '../../kit/rules/nested-answers.ts';
import { readTypedAnswers } from '../../kit/rules/typed-answers.ts';
import { readableAnswers } from '../../kit/texts/answer-text.ts';
import { forReaders } from '../../labels/form-labels.ts';
import type { ReviewedPage } from '../view/shown-page.ts';

interface ReviewOptions {
  readonly locale: Locale;
  /** The address at which an answer is changed. */
  readonly changePath: (page: string, field: string) => string;
}

/** All answers of a form as people read them, page by page, with the questions that were left empty. */
export function reviewedPages(
  form: FormDescriptor,
  pages: readonly PageOfForm[],
  answers: TypedAnswers,
  { locale, changePath }: ReviewOptions,
): ReviewedPage[] {
  const values = checkAnswers(form, answers).values ?? Object(readTypedAnswers(form.schema, answers));
  const { fields: labels, choices } = forReaders(form, locale);
  const all = readableAnswers(form.schema, values, { labels, choices, locale, hasEmpty: true });
  return pages.map(({ name: page, title, fields }) => ({
    title: title[locale],
    answers: fields
      .flatMap((field) => all.filter(({ name }) => topOf(name) === field))
      .map(({ name, label, text }) => ({
        label,
        ...(text !== '' && { text }),
        change: changePath(page, name),
      })),
  }));
}

/** The field of the form that a path is in. */
const topOf = (path: string): string => path.split('.', 1).join();
