import { SignIn } from './sign-in';

export default function Page() {
  return (
    <>
      <h1>Connexion</h1>
      <SignIn />
    </>
  );
}
