export { giftCardMessages } from './gift-card.messages.ts';
export { giftCard, giftCardSchema } from './gift-card.schema.ts';
export { GiftCardForm, type GiftCardFormProps } from './gift-card-form.tsx';
export { TotalField } from './total-field.tsx';
