import type { FormErrors, SiteForm, Submission } from '@jalon/forms/schemas';
import type { Locale } from '@jalon/i18n';
import type { Session } from '../../auth/index.ts';
import type { ClubDollars, MemberDirectory } from '../../members/index.ts';
import type { EmailChanges } from '../deliver/email-changes.ts';

/** The input of {@link FormHandling.beforeStore}. */
export interface HandlingContext {
  /** Undefined for a visitor who is not signed in. */
  readonly session: Session | undefined;
  readonly directory: MemberDirectory;
  readonly clubDollars: ClubDollars;
  readonly emailChanges: EmailChanges;
  /** The language of the submission. */
  readonly locale: Locale;
  /** Identifies the submission: its stored row has the same digest, and so does a repeated submission. */
  readonly contentDigest: string;
}

/** The result of {@link FormHandling.beforeStore}. */
export interface BeforeStore {
  /** By wire name; a submission with errors is not stored. */
  readonly errors?: FormErrors;
  /** The email address that the submission replaces; it receives a notice of the change. */
  readonly formerEmail?: string | undefined;
  /** The announcement of that change, withdrawn once the submission is stored; see {@link EmailChanges}. */
  readonly announcement?: string | undefined;
}

/** The actions of one form, besides storing its submissions. */
export interface FormHandling {
  /** Calendar days, from receipt, within which the person must receive a written answer. */
  readonly answerWithinDays?: number | undefined;
  /** Days for which submissions are kept, unless `KEEP_DAYS` says otherwise. */
  readonly keepDays?: number | undefined;
  /** Checks that the schema can't do. A submission with errors, by wire name, is not stored. */
  readonly check?: ((submission: Submission) => FormErrors) | undefined;
  /**
   * Runs before a valid submission is stored, but not for one that is already stored.
   * Must be idempotent: it runs again when storing has failed.
   */
  readonly beforeStore?:
    | ((submission: Submission, context: HandlingContext) => Promise<BeforeStore>)
    | undefined;
  /** Runs after staff recorded an answer. Forms with it accept answers to submissions that have no deadline. */
  readonly afterAnswer?:
    | ((context: Pick<HandlingContext, 'clubDollars' | 'contentDigest'>) => Promise<void>)
    | undefined;
}

export type HandledForm = SiteForm & FormHandling;
