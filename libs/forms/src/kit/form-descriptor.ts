import type { ClubConfig } from '@jalon/club';
import type { Locale, Localized } from '@jalon/i18n';
import type { PageOfForm } from './pages/form-pages.ts';
import type { SiteForm, SubmissionMember } from './rules/form-definition.ts';
import type { FormLabels } from './texts/form-labels.ts';

/** What the page of a form says above the form. */
export interface FormPageTexts {
  readonly title: string;
  /** For search engines: one sentence. */
  readonly description: string;
  /** What the form is for, and what follows. */
  readonly intro: string;
  /** A phone number in the introduction, as it is written there, which becomes a link. */
  readonly phone?: string;
  /** How the answers are used. Default: only to answer the request. */
  readonly privacy?: string;
}

/** What follows a submission, as its confirmation says. */
export type NextStep = 'byPhone' | 'inWriting' | 'message' | 'request';

/** Everything about a form but its component. Registry, pages, mail, labels, samples, mocks and tests read it. */
export interface FormDescriptor extends SiteForm {
  /** The folder of the form. Its component is `<component>-form.tsx`. */
  readonly component: string;
  /** The props by which the component tells apart the forms that it shows. */
  readonly props?: Readonly<Record<string, string>>;
  /** The name of the form for the people who read its submissions. */
  readonly title: Localized<string>;
  /** The labels of its fields and choices. */
  readonly labels: (locale: Locale) => FormLabels;
  /** Labels, by wire name, for the people who read submissions: of fields that are hidden, or unclear without the page. */
  readonly readerLabels?: Localized<Readonly<Record<string, string>>>;
  /** By wire name, a valid answer to each field that is visible with these answers. */
  readonly sample: Readonly<Record<string, string>>;
  readonly page: {
    /** The last segment of its address, unless the host has another. */
    readonly slug: Localized<string>;
    readonly texts: Localized<FormPageTexts>;
    /** A decorative picture: its name in `@jalon/ui/pictures`. */
    readonly picture: string;
    /** The form whose page links to this one. */
    readonly linkedFrom?: string;
    /** The title of the links to the pages of other forms. */
    readonly links?: Localized<string>;
  };
  readonly confirmation: {
    /** What the person asked for. Default: not named. */
    readonly request?: Localized<string>;
    readonly next: NextStep;
  };
  /** Whether its page shows the club dollars of the member. Default false. */
  readonly showsBalance?: boolean;
  /**
   * How the form is split into pages, at a club that asks for it (`forms.inPages`). Every field that a visitor answers is on
   * one of them; its component has `PageFields` for each.
   */
  readonly pages?: readonly PageOfForm[];
  /** The fields that the page sets to tell a visitor from a member, for the conditions of its pages. */
  readonly ofMember?: (member: SubmissionMember | undefined) => Readonly<Record<string, string>>;
}

/** The forms of a folder, with the settings of a club. */
export type FormsOf = (club: ClubConfig) => readonly Omit<FormDescriptor, 'component'>[];
