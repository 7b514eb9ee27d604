import { defineCatalog } from '@jalon/i18n';

export const richTextMessages = defineCatalog('ui.rich-text', {
  fr: { table: 'Tableau' },
  en: { table: 'Table' },
});
