import { defaultClub } from '@jalon/club';
import { answersTo } from '../samples/answers.ts';
import { formDefinitions, parseSubmission, type SiteForm } from '../schemas/index.ts';

export function formOf(formId: number, club = defaultClub) {
  const form = formDefinitions(club).find(({ id }) => id === formId);
  if (!form) throw new Error(`No form ${formId}`);
  return form;
}

/** A submission of a form: its sample answers. */
export function bodyOf({ id, localeCodes }: SiteForm): Record<string, unknown> {
  return { formID: String(id), locale: localeCodes.fr, userAgent: 'Browser/1', ...answersTo(id) };
}

/** Checks it with these changes. */
export function parseAnswers(
  formId: number,
  changes: Readonly<Record<string, unknown>> = {},
  club = defaultClub,
) {
  const form = formOf(formId, club);
  return parseSubmission(form, { ...bodyOf(form), ...changes });
}
