import { defineCatalog } from '@jalon/i18n';

export const videoMessages = defineCatalog('ui.video', {
  fr: { video: 'Vidéo' },
  en: { video: 'Video' },
});
