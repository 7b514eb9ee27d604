export { submitButtonMessages } from './submit-button.messages.ts';
export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
