import type { Locale, Localized } from '@jalon/i18n';
import type { FormPageTexts, NextStep } from '../../kit/form-descriptor.ts';
import type { RejectedPost } from '../../kit/form-props.ts';
import type { SubmissionMember } from '../../kit/rules/form-definition.ts';
import type { LaterView } from './later-view.ts';
import type { ShownPage } from './shown-page.ts';

/** The page of a form, before or after a rejected post. */
export interface FormView {
  readonly kind: 'form';
  readonly name: string;
  readonly formId: number;
  /** The folder of the form, whose component shows it. */
  readonly component: string;
  /** The props by which the component tells its forms apart. */
  readonly props: Readonly<Record<string, string>>;
  /** The language of the page. */
  readonly locale: Locale;
  /** The form’s own page, in each language. */
  readonly here: Localized<string>;
  /** The path that takes the post: of the page that shows the form. */
  readonly action: string;
  /** The page that confirms a submission. */
  readonly sentPath: string;
  /** The sign-in page, which then leads back to the form. */
  readonly signInPath?: string | undefined;
  readonly texts: FormPageTexts;
  /** A decorative picture: its name in `@jalon/ui/pictures`. */
  readonly picture: string;
  /** The pages of other forms that this page links to. */
  readonly links?:
    | {
        readonly title: string;
        readonly pages: readonly { readonly path: string; readonly title: string }[];
      }
    | undefined;
  /** Whether the member’s information is sent too. */
  readonly attachesMember: boolean;
  readonly hasOptionalFields: boolean;
  readonly idempotencyKey: string;
  readonly renderToken?: string | undefined;
  readonly member?: SubmissionMember | undefined;
  /** The club dollars of the member, in dollars, if the form shows them. */
  readonly balance?: number | undefined;
  /** Whether the form can be kept and finished later. */
  readonly canFinishLater?: boolean | undefined;
  /** Whether the form shows the answers that this browser kept, or they are no longer kept. */
  readonly kept?: 'here' | 'gone' | undefined;
  /** What was posted, and why it was rejected. */
  readonly posted?: RejectedPost | undefined;
  /** The page that is shown of a form in pages. */
  readonly page?: ShownPage | undefined;
}

/** The confirmation of a submission. Without one, the page only explains its purpose. */
export interface SentView {
  readonly kind: 'sent';
  /** The page in each language: an address of its own, or a parameter of the address that both languages share. */
  readonly here: Localized<string>;
  /** The addresses without a parameter; undefined if both languages share one. */
  readonly paths?: Localized<string> | undefined;
  /** The language of the whole page where its address has none: of the submission, or as asked. */
  readonly documentLocale?: Locale | undefined;
  /** The languages of the page: one, or both. */
  readonly languages: readonly Locale[];
  readonly sent?:
    | {
        readonly reference: string;
        /** What the person asked for. */
        readonly request?: Localized<string> | undefined;
        readonly next?: NextStep | undefined;
      }
    | undefined;
}

/** What a page of the forms shows: plain JSON. */
export type FormRouteView = FormView | SentView | LaterView;
