import type { Locale } from '@jalon/i18n';
import { createContext, type ReactElement } from 'react';

/** An island as separate HTML, which the browser can hydrate with these props. */
export interface RenderedIsland {
  readonly name: string;
  readonly props: object;
  /** Unique in the page. */
  readonly id: string;
  readonly html: string;
  /** The props, serialised for the page. */
  readonly json: string;
}

/**
 * A content page without its header, which is the only part that depends on the member. Only the header is rendered for
 * each further member.
 */
export interface MemberPage {
  readonly headers: Readonly<Record<string, string>>;
  /** The HTML before the header, between it and its props, and after them. */
  readonly parts: readonly [before: string, between: string, after: string];
  /** The props of the header. */
  readonly props: object;
  /** The id of the island. */
  readonly id: string;
  readonly locale: Locale;
  /** The styles that the header needs; the page contains all of them. */
  readonly styles: string;
}

/** How the server renders a page without the router's scripts. */
export interface ScriptlessPage {
  renderIsland(name: string, props: object, element: ReactElement): RenderedIsland;
  /** The inline script that loads all others. */
  readonly loader: string;
}

/** Undefined on a page that is hydrated completely, and in the browser. */
export const ScriptlessPageContext = createContext<ScriptlessPage | undefined>(undefined);
