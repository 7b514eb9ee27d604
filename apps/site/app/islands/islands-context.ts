import { createContext, type ReactElement } from 'react';

/** How the server draws the islands of one page, and the parts that differ from visitor to visitor. */
export interface PageIslands {
  /** An island as HTML of its own, under an id that is unique in the page. */
  readonly drawIsland: (element: ReactElement) => { readonly id: string; readonly html: string };
  /** An id that is unique in the page. */
  readonly newId: () => string;
  /** The inline script that loads the scripts of the page. */
  readonly loader: string;
}

/** Undefined in the browser, where an island is just its component. */
export const IslandsContext = createContext<PageIslands | undefined>(undefined);
