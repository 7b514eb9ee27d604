import { defaultCheckoutPaths, flowPaths } from '@jalon/checkout/server';
import { defaultAccountPaths } from '@jalon/membership/account/server';
import { club } from '../club/club';

export default function Home() {
  return (
    <>
      <h1>{club.name.fr}</h1>
      <a href={flowPaths(defaultCheckoutPaths, 'register').fr}>Devenir membre</a>
      <a href={defaultAccountPaths.signIn.fr}>Se connecter</a>
      <a href="/fr/assistance-routiere">Assistance routière</a>
    </>
  );
}
