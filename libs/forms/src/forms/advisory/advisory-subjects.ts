import {
  type AdvisoryOptions,
  type AdvisorySettings,
  type ClubConfig,
  carAdvisorySettings,
  homeAdvisorySettings,
} from '@jalon/club';
import type { Catalog } from '@jalon/i18n';
import { carSubjectMessages } from './car-subjects.messages.ts';
import { homeSubjectMessages } from './home-subjects.messages.ts';

/** What a question is about. */
export type AdvisoryTopic = 'car' | 'home';

/** The name of each subject, by its value, unless the club has a label for it. */
export type SubjectMessages = Catalog<Readonly<Record<string, string>>>;

interface Advisory {
  readonly id: number;
  readonly name: string;
  readonly settings: (options?: AdvisoryOptions) => AdvisorySettings;
  readonly optionsIn: (club: ClubConfig) => AdvisoryOptions | undefined;
  readonly subjectMessages: SubjectMessages;
  /** The subjects with which photographs help. */
  readonly photoSubjects: readonly string[];
}

/** The two forms: they differ in their subjects only. */
export const advisories: Readonly<Record<AdvisoryTopic, Advisory>> = {
  car: {
    id: 1,
    name: 'car-advisory',
    settings: carAdvisorySettings,
    optionsIn: ({ carAdvisory }) => carAdvisory,
    subjectMessages: carSubjectMessages,
    photoSubjects: ['noise', 'warning-light'],
  },
  home: {
    id: 2,
    name: 'home-advisory',
    settings: homeAdvisorySettings,
    optionsIn: ({ homeAdvisory }) => homeAdvisory,
    subjectMessages: homeSubjectMessages,
    photoSubjects: ['roof', 'water-damage'],
  },
};
