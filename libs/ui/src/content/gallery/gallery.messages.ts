import { defineCatalog } from '@jalon/i18n';

const titled = (text: string, title: string, colon: string) => (title ? `${text}${colon}${title}` : text);

export const galleryMessages = defineCatalog('ui.gallery', {
  fr: {
    gallery: 'Galerie',
    slides: 'Images et vidéos',
    previous: 'Précédente',
    next: 'Suivante',
    position: ({ index, total }: { index: number; total: number }) => `${index} sur ${total}`,
    show: ({ index, title }: { index: number; title: string }) =>
      titled(`Afficher ${index}`, title, '\u00a0: '),
  },
  en: {
    gallery: 'Gallery',
    slides: 'Pictures and videos',
    previous: 'Previous',
    next: 'Next',
    position: ({ index, total }) => `${index} of ${total}`,
    show: ({ index, title }) => titled(`Show ${index}`, title, ': '),
  },
});
