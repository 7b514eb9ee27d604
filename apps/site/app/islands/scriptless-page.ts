import type { Locale } from '@jalon/i18n';
import { createContext, type ReactElement } from 'react';

/** An island as HTML of its own, which the browser can hydrate by itself with these props. */
export interface RenderedIsland {
  readonly name: string;
  readonly props: object;
  /** No other island of the page has it. */
  readonly id: string;
  readonly html: string;
  /** The props, as they are written into the page. */
  readonly json: string;
}

/**
 * A page of content without its header, which is all that differs from member to member. Only the header is rendered for
 * the next member.
 */
export interface MemberPage {
  readonly headers: Readonly<Record<string, string>>;
  /** Before the header, between it and its props, and after them. */
  readonly parts: readonly [before: string, between: string, after: string];
  /** Of the header. */
  readonly props: object;
  /** The id of the island. */
  readonly id: string;
  readonly locale: Locale;
  /** The styles that the header needs; all of them are in the page. */
  readonly styles: string;
}

/** How the server renders a page that is sent without the router's scripts. */
export interface ScriptlessPage {
  renderIsland(name: string, props: object, element: ReactElement): RenderedIsland;
  /** The inline script that loads all others. */
  readonly loader: string;
}

/** Undefined on a page that is hydrated as a whole, and always in the browser. */
export const ScriptlessPageContext = createContext<ScriptlessPage | undefined>(undefined);
