import { use } from 'react';
import { NonceContext } from '../document/nonce.ts';
import { useSite } from '../frame/use-site.ts';

/** The script of the consent: small and without React. Omitted if nothing needs consent. */
export function ConsentScript() {
  const nonce = use(NonceContext);
  const { consent } = useSite();
  return consent ? <script type="module" src={consent.script} nonce={nonce} /> : null;
}
