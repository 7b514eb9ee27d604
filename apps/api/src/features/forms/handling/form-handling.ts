import type { FormErrors, SiteForm, Submission } from '@jalon/forms/schemas';
import type { Session } from '../../auth/index.ts';
import type { ClubDollars, MemberDirectory } from '../../members/index.ts';

/** The input of {@link FormHandling.beforeStore}. */
export interface HandlingContext {
  /** Undefined when nobody is signed in. */
  readonly session: Session | undefined;
  readonly directory: MemberDirectory;
  readonly clubDollars: ClubDollars;
  /** Identifies the submission: the same when it is sent again, and in its stored row. */
  readonly contentDigest: string;
}

/** The result of {@link FormHandling.beforeStore}. */
export interface BeforeStore {
  /** By wire name; any prevents the submission from being stored. */
  readonly errors?: FormErrors;
  /** The email address that the submission replaces: it is told of the change. */
  readonly formerEmail?: string | undefined;
}

/** The actions of one form, besides storing its submissions. */
export interface FormHandling {
  /** Calendar days, from receipt, within which the person must receive a written answer. */
  readonly answerWithinDays?: number | undefined;
  /** Days for which submissions are kept, unless `KEEP_DAYS` says otherwise. */
  readonly keepDays?: number | undefined;
  /** Checks what the schema can't: returned errors, by wire name, prevent the submission from being stored. */
  readonly check?: ((submission: Submission) => FormErrors) | undefined;
  /**
   * Runs before a valid submission is stored.
   * It does not run for a submission that is already stored, but runs again when storing failed: running
   * twice must have the effect of running once.
   */
  readonly beforeStore?:
    | ((submission: Submission, context: HandlingContext) => Promise<BeforeStore>)
    | undefined;
  /** Runs after staff recorded the answer; a form that has it takes answers though none is due. */
  readonly afterAnswer?:
    | ((context: Pick<HandlingContext, 'clubDollars' | 'contentDigest'>) => Promise<void>)
    | undefined;
}

export type HandledForm = SiteForm & FormHandling;
