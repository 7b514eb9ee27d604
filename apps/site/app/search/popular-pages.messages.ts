import { defineCatalog } from '@jalon/i18n';

export const popularPagesMessages = defineCatalog('site.popular-pages', {
  fr: { title: 'Les pages les plus demandées' },
  en: { title: 'The most visited pages' },
});
