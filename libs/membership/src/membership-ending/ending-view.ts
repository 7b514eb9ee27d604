import type { MembershipEnding } from '@jalon/api-client/contract';
import type { Locale, Localized } from '@jalon/i18n';
import type { RejectedForm } from '../account-form/rejected-form.ts';
import type { EndingPaths } from './ending-paths.ts';

interface AnyView {
  readonly locale: Locale;
  /** The address of the page in each language. */
  readonly here: Localized<string>;
  /** The addresses that views link to, in the language of the page. `signIn` returns to this page. */
  readonly links: Readonly<Record<Exclude<keyof EndingPaths, 'link'>, string>>;
  /** Whether the page has the data of the signed-in member. */
  readonly isMember: boolean;
}

/** Asks a visitor for the number of the membership. */
export interface AskView extends AnyView {
  readonly kind: 'ask';
  readonly number?: string | undefined;
  readonly rejected?: RejectedForm | undefined;
}

/** A link was requested: the same whether or not the number exists. */
export interface LinkSentView extends AnyView {
  readonly kind: 'linkSent';
}

/** What the press would do. */
export interface ReadyView extends AnyView {
  readonly kind: 'ready';
  readonly ending: MembershipEnding;
  /** The amounts have changed since the person saw them, or the API is unavailable: nothing has ended. */
  readonly problem?: 'changed' | 'away' | undefined;
}

/** What it did. */
export interface EndedView extends AnyView {
  readonly kind: 'ended';
  readonly ending: MembershipEnding;
}

/** There is nothing to end, for another reason each time. */
export interface NothingView extends AnyView {
  readonly kind: 'nothing';
  /** No membership, an additional member, a link that is too old, or the API is unavailable. */
  readonly reason: 'none' | 'notMain' | 'expired' | 'away';
}

/** A page of the end of a membership, in any state. Plain JSON. */
export type MembershipEndingView = AskView | LinkSentView | ReadyView | EndedView | NothingView;
