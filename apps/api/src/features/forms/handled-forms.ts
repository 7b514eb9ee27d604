import {
  type ClubConfig,
  checkClubDollars,
  type FormErrors,
  formDefinitions,
  type SiteForm,
  type Submission,
} from '@jalon/forms/schemas';
import type { Session } from '../auth/session.ts';
import type { MemberDirectory } from '../members/member-directory.ts';
import { contactDetailsHandling } from './contact-details.ts';

/** What {@link FormHandling.act} may need to know. */
export interface ActContext {
  /** Undefined when nobody is signed in. */
  readonly session: Session | undefined;
  readonly directory: MemberDirectory;
}

/** What the club must do with the submissions of a form. */
export interface FormHandling {
  /** Calendar days, from receipt, within which the person must be answered in writing. */
  readonly answerWithinDays?: number | undefined;
  /**
   * What is done with a submission that passed every rule, before it is stored: errors, by wire name, keep
   * it from being stored. Not called again for what is stored, but again when storing fails: twice must do
   * no more than once.
   */
  readonly act?:
    | ((submission: Submission, context: ActContext) => Promise<FormErrors | undefined>)
    | undefined;
}

export type HandledForm = SiteForm & FormHandling;

/** By form id. */
const handling: Readonly<Record<number, FormHandling>> = {
  3: contactDetailsHandling,
  // Requests about personal information (CQLR c. P-39.1, s. 32).
  5: { answerWithinDays: 30 },
  // A gift card: a visitor who is not signed in has no club dollars to ask for.
  13: {
    async act({ values }, { session, directory }) {
      if (!session) return undefined;
      const member = await directory.find(session.memberNumber);
      const balance = member?.resMemberData.membres[0].dossierAdhesion.soldeDollarsCAA;
      return checkClubDollars(values.total ?? '', balance);
    },
  },
};

/** Every form of the club, with what must be done with its submissions. */
export function handledForms(club: ClubConfig): readonly HandledForm[] {
  return formDefinitions(club).map(handled);
}

/** A form with what must be done with its submissions. */
export function handled(form: SiteForm): HandledForm {
  return { ...form, ...handling[form.id] };
}

/** Fields that hold the visitor's e-mail address (forms spec §3). */
const emailFields = ['email', 'memberEmail'] as const;

/** The e-mail address that a visitor typed, where the form asks for one. */
export function typedEmail(values: Readonly<Record<string, string>>): string | undefined {
  return emailFields.map((name) => values[name]).find(Boolean);
}

/** The language that a code of the wire stands for in a form. */
export function localeOf({ localeCodes }: Pick<SiteForm, 'localeCodes'>, code: string) {
  return code === localeCodes.en ? 'en' : 'fr';
}
