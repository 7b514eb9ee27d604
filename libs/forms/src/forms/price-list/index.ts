export { priceList } from './price-list.definition.ts';
export { priceListMessages } from './price-list.messages.ts';
export { priceListSchema } from './price-list.schema.ts';
export { PriceListForm, type PriceListFormProps } from './price-list-form.tsx';
