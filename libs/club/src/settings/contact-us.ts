import type { Localized } from '@jalon/i18n';
import * as z from 'zod/mini';
import { localizedText, settingText } from './values.ts';

/** A subject of the contact forms. */
export interface ContactSubject {
  /** Sent as `subjectID`; keep it when the texts change. */
  readonly id: string;
  /** Sent as `subject` in French for both languages: the club’s staff reads it. */
  readonly label: Localized<string>;
}

/** The subjects of the forms 6 to 10, each about one insurance. */
export const insuranceSubjects = {
  auto: { id: 'auto-insurance', label: { fr: 'Assurance auto', en: 'Auto insurance' } },
  home: { id: 'home-insurance', label: { fr: 'Assurance habitation', en: 'Home insurance' } },
  travel: { id: 'travel-insurance', label: { fr: 'Assurance voyage', en: 'Travel insurance' } },
  accident: { id: 'accident-insurance', label: { fr: 'Assurance accident', en: 'Accident insurance' } },
} as const satisfies Record<string, ContactSubject>;

/** A club’s settings of the contact forms. */
export const contactUsSettingsSchema = z.strictObject({
  /** The subjects that form 4 offers. Default: eleven. */
  subjects: z._default(
    z.array(z.strictObject({ id: settingText, label: localizedText })).check(z.minLength(1)),
    [
      { id: 'membership', label: { fr: 'Adhésion et renouvellement', en: 'Membership and renewal' } },
      { id: 'roadside-assistance', label: { fr: 'Assistance routière', en: 'Roadside assistance' } },
      insuranceSubjects.auto,
      insuranceSubjects.home,
      insuranceSubjects.travel,
      { id: 'travel', label: { fr: 'Voyages et réservations', en: 'Travel and bookings' } },
      { id: 'car-advice', label: { fr: 'Conseils sur l’automobile', en: 'Car advice' } },
      { id: 'home-advice', label: { fr: 'Conseils sur l’habitation', en: 'Home advice' } },
      { id: 'website', label: { fr: 'Site Web et espace membre', en: 'Website and member area' } },
      { id: 'feedback', label: { fr: 'Compliment ou insatisfaction', en: 'Compliment or complaint' } },
      { id: 'other', label: { fr: 'Autre sujet', en: 'Another subject' } },
    ],
  ),
  /**
   * The characters of names. `strict`: letters and spaces; Marie-Ève is stored as Marie Ève. `wide`:
   * also hyphen, apostrophe and period. Default `strict`.
   */
  personNames: z._default(z.enum(['strict', 'wide']), 'strict'),
  /** Asks in forms 6 to 10 for the number of the policy or file, which may be left empty. Default false. */
  fileNumber: z._default(z.boolean(), false),
  /**
   * Consent sentences of the club’s own pages, current and past, as in `consentText`: the API refuses
   * any other sentence. Default none.
   */
  consentTexts: z._default(z.array(settingText), []),
});

export type ContactUsSettings = z.infer<typeof contactUsSettingsSchema>;
export type ContactUsOptions = z.input<typeof contactUsSettingsSchema>;

/** A club’s settings over the defaults. */
export function contactUsSettings(options: ContactUsOptions = {}): ContactUsSettings {
  return contactUsSettingsSchema.parse(options);
}
