import { defineCatalog } from '@jalon/i18n';

export const progressStepsMessages = defineCatalog('ui.progress-steps', {
  fr: {
    label: 'Étapes',
    done: 'Terminée\u00a0: ',
    idle: 'En cours\u00a0: ',
    not_done: 'À venir\u00a0: ',
    place: ({ place, count }: { place: number; count: number }) => `Étape ${place} sur ${count}`,
  },
  en: {
    label: 'Steps',
    done: 'Completed: ',
    idle: 'Current: ',
    not_done: 'To come: ',
    place: ({ place, count }) => `Step ${place} of ${count}`,
  },
});
