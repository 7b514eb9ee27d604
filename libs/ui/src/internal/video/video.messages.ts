import { defineCatalog } from '@jalon/i18n';

export const videoMessages = defineCatalog('ui.video', {
  fr: {
    video: 'Vidéo',
    watch: ({ title }: { title: string }) => (title ? `Voir la vidéo\u00a0: ${title}` : 'Voir la vidéo'),
  },
  en: {
    video: 'Video',
    watch: ({ title }) => (title ? `Watch the video: ${title}` : 'Watch the video'),
  },
});
