export { priceListMessages } from './price-list.messages.ts';
export { PriceListForm, type PriceListFormProps } from './price-list-form.tsx';
