import { createContext, type ReactElement } from 'react';

/** How the server renders a page that is sent without the router's scripts. */
export interface ScriptlessPage {
  /** An island as HTML of its own, which the browser can hydrate by itself. */
  renderIsland(island: ReactElement, id: string): string;
  /** An id that no other island of the page has. */
  nextId(): string;
  /** The inline script that loads all others. */
  readonly loader: string;
}

/** Undefined on a page that is hydrated as a whole, and always in the browser. */
export const ScriptlessPageContext = createContext<ScriptlessPage | undefined>(undefined);
