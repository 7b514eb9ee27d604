import * as z from 'zod/mini';
import { addressMessages } from './address-field.messages.ts';
import { choice } from './choice-fields.ts';
import { postalCode } from './contact-fields.ts';
import { fieldRegistry } from './field-meta.ts';
import { labelled } from './labelled.ts';
import { addressMaxLength, addressPartMaxLength } from './limits.ts';
import { text } from './text-fields.ts';

/** The codes of the provinces and territories. */
export const provinces = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;

/** An address in Canada. The postal code is not compared with the province. */
export function address() {
  return asAddress(z.object({ ...streetFields(), province: named('province', choice(provinces)) }));
}

/** An address in Québec, without a question about the province. */
export function quebecAddress() {
  return asAddress(
    z.object({ ...streetFields(), postalCode: named('postalCode', postalCode({ quebec: true })) }),
  );
}

function streetFields() {
  return {
    address: named('address', text({ maxLength: addressMaxLength, letterOrDigit: true })),
    apartment: named('apartment', text({ maxLength: addressPartMaxLength, optional: true })),
    city: named('city', text({ maxLength: addressPartMaxLength, letterOrDigit: true })),
    postalCode: named('postalCode', postalCode()),
  };
}

function asAddress<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  fieldRegistry.add(schema, { kind: 'address' });
  return schema;
}

type Part = 'address' | 'apartment' | 'city' | 'province' | 'postalCode';

function named<Schema extends z.ZodMiniType<unknown, unknown>>(key: Part, field: Schema): Schema {
  return labelled({ fr: addressMessages.fr[key], en: addressMessages.en[key] }, field);
}
