import { defineCatalog } from '@jalon/i18n';

export const contentPageMessages = defineCatalog('content.page', {
  fr: {
    about: 'À propos de cette page',
    published: 'Publié le',
    updated: 'Mis à jour le',
    reading: ({ time }: { time: string }) => `${time} de lecture`,
    feed: ({ club }: { club: string }) => `Les conseils du ${club}`,
  },
  en: {
    about: 'About this page',
    published: 'Published on',
    updated: 'Updated on',
    reading: ({ time }) => `${time} read`,
    feed: ({ club }) => `Advice from ${club}`,
  },
});
