export { savedPaymentMessages } from './saved-payment.messages.ts';
export { type NewPayment, SavedPaymentForm, type SavedPaymentFormProps } from './saved-payment-form.tsx';
export { savedPaymentFields } from './saved-payment-post.ts';
