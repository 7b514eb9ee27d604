import { defineCatalog } from '@jalon/i18n';

export const previewBannerMessages = defineCatalog('site.preview-banner', {
  fr: {
    label: 'Aperçu',
    drafts: 'Aperçu\u00a0: vous voyez les brouillons, que les visiteurs ne voient pas.',
    unavailable:
      'Aperçu\u00a0: les brouillons ne peuvent pas être lus pour le moment. Vous voyez le contenu publié.',
    end: 'Quitter l’aperçu',
  },
  en: {
    label: 'Preview',
    drafts: 'Preview: you see the drafts, which visitors don’t see.',
    unavailable: 'Preview: the drafts can’t be read right now. You see the published content.',
    end: 'Leave the preview',
  },
});
