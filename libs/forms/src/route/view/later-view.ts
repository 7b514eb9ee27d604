import type { Locale, Localized } from '@jalon/i18n';

interface AnyLater {
  readonly kind: 'later';
  readonly locale: Locale;
  /** The page in each language: the form’s own, or that of a mailed link. */
  readonly here: Localized<string>;
}

interface OfForm extends AnyLater {
  /** The title of the form. */
  readonly form: string;
  readonly formPath: string;
}

/** What is kept, and where its link can be mailed to. */
export interface KeptView extends OfForm {
  readonly state: 'kept';
  /** The names of the files that are kept. */
  readonly files: readonly string[];
  /** For a browser that refuses cookies. */
  readonly draftId: string;
  /** The address that was typed here, or an answer. */
  readonly email?: string | undefined;
  readonly error?: 'invalid' | 'tooMany' | 'failed' | undefined;
}

/** A link is mailed. */
export interface LinkSentView extends OfForm {
  readonly state: 'sent';
  readonly files: readonly string[];
  readonly email: string;
  /** How long the link works, and the answers are kept. */
  readonly days: number;
}

/** The page of a mailed link: a button, or why there is none. */
export interface ResumeFormView extends AnyLater {
  readonly state: 'ready' | 'over' | 'away';
  /** The secret with which this page, and no other, can repeat its press. */
  readonly page?: string | undefined;
}

/** A page of a form that is finished later. `gone`: its answers are no longer kept. */
export type LaterView = KeptView | LinkSentView | (OfForm & { readonly state: 'gone' }) | ResumeFormView;
