import { defineCatalog } from '@jalon/i18n';

export const skipLinkMessages = defineCatalog('ui.skip-link', {
  fr: { skip: 'Aller au contenu' },
  en: { skip: 'Skip to content' },
});
