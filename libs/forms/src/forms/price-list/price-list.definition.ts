import type { PriceListOptions, PriceListSettings } from '@jalon/club';
import { photographs } from '../../kit/rules/file-fields.ts';
import { priceListSchemaWith, priceListWith } from './price-list.schema.ts';

/** Form 11: asks for the list price of a vehicle. */
export function priceList(options?: PriceListOptions) {
  return priceListWith(photographs, options);
}

/** The fields of the price list. */
export function priceListSchemaOf(settings: PriceListSettings) {
  return priceListSchemaWith(photographs, settings);
}
