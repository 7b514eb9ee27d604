import { createContext } from 'react';

/** The nonce of the answer under way; none in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
