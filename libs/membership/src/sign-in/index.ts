export { connectionFailed, type RejectedSignIn, signInFields, signOutIntent } from './form-post.ts';
export { SignInPanel, type SignInPanelProps } from './panel/sign-in-panel.tsx';
export { rememberUsername, useRememberedUsername } from './remembered-username.ts';
export { signInMessages } from './sign-in.messages.ts';
export { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
export { SignOutForm, type SignOutFormProps } from './sign-out-form.tsx';
export { type SignInValues, type UseSignInOptions, useSignIn } from './use-sign-in.ts';
