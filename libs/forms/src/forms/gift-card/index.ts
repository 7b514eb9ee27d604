export { giftCardMessages } from './gift-card.messages.ts';
export { GiftCardForm, type GiftCardFormProps } from './gift-card-form.tsx';
