import { defineCatalog } from '@jalon/i18n';

export const tooltipMessages = defineCatalog('ui.tooltip', {
  fr: { label: 'Précisions' },
  en: { label: 'Details' },
});
