import { defineCatalog } from '@jalon/i18n';

export const adviceTileListMessages = defineCatalog('ui.advice-tile-list', {
  fr: {
    article: 'Article',
    guide: 'Guide',
    podcast: 'Balado',
    video: 'Vidéo',
    roadTest: 'Essai routier',
  },
  en: {
    article: 'Article',
    guide: 'Guide',
    podcast: 'Podcast',
    video: 'Video',
    roadTest: 'Road test',
  },
});
