export { errorMessageMessages } from './error-message.messages.ts';
export { ErrorMessage, type ErrorMessageProps } from './error-message.tsx';
