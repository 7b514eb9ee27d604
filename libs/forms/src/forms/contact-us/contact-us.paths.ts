import type { Localized } from '@jalon/i18n';
import type { FormPaths } from '../../kit/form-definition.ts';
import type { ContactTopic } from './contact-us.schema.ts';

/** Both languages share the address of the confirmation. */
const sentPaths = { fr: '/confirmation-envoi-formulaire', en: '/confirmation-envoi-formulaire' };

const segments: Readonly<Record<ContactTopic, Localized<string>>> = {
  'auto-insurance': { fr: 'assurance-auto', en: 'auto-insurance' },
  'home-insurance': { fr: 'assurance-habitation', en: 'home-insurance' },
  'auto-insurance-quote': { fr: 'assurance-auto-soumission', en: 'auto-insurance-quote' },
  'travel-insurance': { fr: 'assurance-voyage', en: 'travel-insurance' },
  'accident-insurance': { fr: 'assurance-accident', en: 'accident-insurance' },
};

const paths = { fr: '/fr/nous-joindre', en: '/en/contact-us' };

/** The addresses of the general contact form, or of the form for a topic. */
export function contactUsPaths(topic?: ContactTopic): FormPaths {
  if (!topic) return { paths, sentPaths };
  const { fr, en } = segments[topic];
  return { paths: { fr: `${paths.fr}/${fr}`, en: `${paths.en}/${en}` }, sentPaths };
}
