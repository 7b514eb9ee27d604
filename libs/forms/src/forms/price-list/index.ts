export { priceListMessages } from './price-list.messages.ts';
export { priceList, priceListSchema } from './price-list.schema.ts';
export { PriceListForm, type PriceListFormProps } from './price-list-form.tsx';
