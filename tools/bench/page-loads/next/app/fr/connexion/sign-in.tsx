'use client';

import { SignInForm, useSignIn } from '@jalon/membership/sign-in';

export function SignIn() {
  const form = useSignIn({ onSignedIn: () => location.replace('/fr/espace-connecte') });
  return <SignInForm action="/fr/connexion" {...form} />;
}
