import { checked, digits, fieldRegistry, text } from '@jalon/forms/kit/rules';
import { yearInQuebec } from '@jalon/i18n';
import * as z from 'zod/mini';
import { birthYearMaxLength, nameMaxLength } from './limits.ts';
import { alphabets, type Ligatures } from './sanitised-text.ts';

/** The context of the step schemas. */
export interface StepSettings {
  /** What `œ` becomes in a sanitised text. Default: `ce`. */
  readonly ligatures?: Ligatures | undefined;
  /** The prefix that the club shows before its member numbers. With one, a member number may look like a card number. */
  readonly memberPrefix?: string | undefined;
}

/** The forms of address (`greetings`): codes as in the member information. */
export const greetings = ['F', 'M', 'X'] as const;
export const phoneNumberTypes = ['mobile', 'home', 'work'] as const;
/** January is 1. */
export const birthMonths = Array.from({ length: 12 }, (_, month) => String(month + 1));

/** A first or last name, sanitised. */
export function personName({ ligatures = 'ce' }: StepSettings) {
  return text({ alphabet: alphabets[ligatures].names, maxLength: nameMaxLength, letterOrDigit: true });
}

/** A possible birth year of a living person: from 1900 to this year, in Québec. */
export function birthYear() {
  return text({
    alphabet: digits,
    maxLength: birthYearMaxLength,
    checks: [
      z.regex(/^(?:19|20)\d{2}$|^$/, 'invalidBirthYear'),
      z.refine((year) => Number(year) <= yearInQuebec(), 'invalidBirthYear'),
    ],
  });
}

/** A box as a boolean; accepts its values in a form and in a plain post. */
export function flag(): z.ZodMiniType<boolean, unknown> {
  return z
    .pipe(
      z.transform((value: unknown) => value === true || value === checked),
      z.boolean(),
    )
    .register(fieldRegistry, { values: [checked], optional: true });
}

/** A member number without the club’s prefix, with any spacing. */
export function memberNumber() {
  return text({ alphabet: digits, maxLength: 20, optional: true });
}
