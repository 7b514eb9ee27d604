import { defineCatalog } from '@jalon/i18n';

/** The keys are the codes of the shared advice texts. */
export const expertOpinionMessages = defineCatalog('ui.expert-opinion', {
  fr: {
    pt: 'L’astuce',
    tp: 'Notre coup de cœur',
    ei: 'L’avis de l’expert',
    eif: 'L’avis de l’experte',
  },
  en: {
    pt: 'Pro tip',
    tp: 'Our favourite',
    ei: 'Expert opinion',
    eif: 'Expert opinion',
  },
});
