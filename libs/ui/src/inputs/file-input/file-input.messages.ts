import { defineCatalog } from '@jalon/i18n';

export const fileInputMessages = defineCatalog('ui.file-input', {
  fr: {
    chosen: 'Fichiers choisis',
    keep: ({ name }: { name: string }) => `Joindre ${name}`,
    remove: 'Retirer',
    removeLabel: ({ name }: { name: string }) => `Retirer ${name}`,
    added: ({ count }: { count: number }) =>
      count === 1 ? 'Un fichier est choisi' : `${count} fichiers sont choisis`,
    removed: ({ name }: { name: string }) => `${name} est retiré`,
    sending: ({ percent }: { percent: number }) => `Envoi des fichiers\u00a0: ${percent}\u00a0%`,
  },
  en: {
    chosen: 'Chosen files',
    keep: ({ name }) => `Attach ${name}`,
    remove: 'Remove',
    removeLabel: ({ name }) => `Remove ${name}`,
    added: ({ count }) => (count === 1 ? 'One file is chosen' : `${count} files are chosen`),
    removed: ({ name }) => `${name} is removed`,
    sending: ({ percent }) => `Sending the files: ${percent}%`,
  },
});
