export { passwordInputMessages } from './password-input.messages.ts';
export { PasswordInput, type PasswordInputProps } from './password-input.tsx';
