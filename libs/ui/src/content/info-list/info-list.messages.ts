import { defineCatalog } from '@jalon/i18n';

export const infoListMessages = defineCatalog('ui.info-list', {
  fr: { viewAll: 'Tout voir ([count])' },
  en: { viewAll: 'View all ([count])' },
});
