import { countryCodes } from '@jalon/i18n';
import type * as z from 'zod/mini';
import { choice } from './choice-fields.ts';
import { fieldRegistry } from './field-meta.ts';

export interface CountryOptions {
  /** Only these countries, by their codes. Default: all of ISO 3166-1. */
  codes?: readonly string[];
  /** May be left empty. Default false. */
  optional?: boolean;
}

/** A country, stored as its code of two letters: `CA`. */
export function country({
  codes = countryCodes,
  optional = false,
}: CountryOptions = {}): z.ZodMiniType<string, unknown> {
  const schema = choice(codes, { optional });
  fieldRegistry.add(schema, { ...fieldRegistry.get(schema), kind: 'country' });
  return schema;
}
