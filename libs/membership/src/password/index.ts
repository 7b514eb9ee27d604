export type { RejectedForm } from '../account-form/rejected-form.ts';
export { ChangePasswordForm, type ChangePasswordFormProps } from './change-password-form.tsx';
export { ForgottenPasswordForm, type ForgottenPasswordFormProps } from './forgotten-password-form.tsx';
export { passwordFields } from './form-post.ts';
export { NewPasswordForm, type NewPasswordFormProps } from './new-password-form.tsx';
export { passwordMessages } from './password.messages.ts';
