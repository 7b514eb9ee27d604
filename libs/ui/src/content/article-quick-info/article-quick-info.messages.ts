import { defineCatalog } from '@jalon/i18n';

export const articleQuickInfoMessages = defineCatalog('ui.article-quick-info', {
  fr: { published: 'Publié le' },
  en: { published: 'Published' },
});
