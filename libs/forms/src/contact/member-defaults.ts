import * as z from 'zod/mini';
import type { FormSchema, SubmissionMember } from '../kit/rules/form-definition.ts';
import { shapeOf } from '../kit/rules/schema-structure.ts';

/** The values of a member’s name, number and email address in a form, as far as its fields accept them. */
export function memberDefaults(
  schema: FormSchema,
  { name, surname, memberNumber, email }: SubmissionMember,
): Partial<Record<'memberFirstName' | 'memberLastName' | 'memberNumberBase' | 'email', string>> {
  const shape = shapeOf(schema);
  const accepted = (field: string, value: string) => {
    const result = shape[field] && z.safeParse(shape[field], value);
    return result?.success ? String(result.data) : undefined;
  };
  return {
    memberFirstName: accepted('memberFirstName', name),
    memberLastName: accepted('memberLastName', surname),
    memberNumberBase: accepted('memberNumberBase', memberNumber),
    email: accepted('email', email),
  };
}
