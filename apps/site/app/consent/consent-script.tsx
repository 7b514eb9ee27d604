import { use } from 'react';
import { NonceContext } from '../document/nonce.ts';
import { useSite } from '../frame/use-site.ts';

/** The script of the consent: small and without React. Pages where nothing is asked don’t have it. */
export function ConsentScript() {
  const nonce = use(NonceContext);
  const { consent } = useSite();
  return consent ? <script type="module" src={consent.script} nonce={nonce} /> : null;
}
