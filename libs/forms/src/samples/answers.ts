import { type ClubConfig, defaultClub } from '@jalon/club';
import { fieldNames } from '../kit/rules/form-definition.ts';
import { formDefinitions } from '../registry.ts';

/** Valid answers to the fields that a club’s settings add. */
const furtherAnswers: Readonly<Record<string, string>> = {
  visitorName: 'Zoé Côté-O’Brien',
  email: 'zoe@example.org',
  phone: '4185550123',
};

/**
 * Valid answers to every visible field of a form, for the mocks and tests of a host. The club’s
 * settings may add fields.
 */
export function answersTo(formId: number, club: ClubConfig = defaultClub): Readonly<Record<string, string>> {
  const form = formDefinitions(club).find(({ id }) => id === formId);
  if (!form) throw new Error(`No form has the id ${formId}`);
  const further = Object.entries(furtherAnswers).filter(([name]) => fieldNames(form).includes(name));
  return { ...Object.fromEntries(further), ...form.sample };
}
