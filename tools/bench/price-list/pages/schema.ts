import * as z from 'zod/mini';
import { fields, requiredMessage } from './fields.ts';

/** The required fields, which the pages with react-hook-form check. */
export const schema = z.object(
  Object.fromEntries(
    fields.map(({ name, required }) => [
      name,
      required ? z.string(requiredMessage).check(z.minLength(1, requiredMessage)) : z.any(),
    ]),
  ),
);

export type Values = Record<string, string>;
