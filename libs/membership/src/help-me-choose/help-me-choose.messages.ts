import { defineCatalog } from '@jalon/i18n';

export const helpMeChooseMessages = defineCatalog('membership.help-me-choose', {
  fr: {
    step: ({ step, count }: { step: number; count: number }) => `Question ${step} sur ${count}`,
    next: 'Continuer',
    choose: 'Veuillez choisir une réponse',
    result: 'Voir le résultat',
    back: 'Question précédente',
    again: 'Recommencer',
    best: 'La plus adaptée',
    also: 'À considérer aussi',
    otherwise: 'Après la première, c’est l’adhésion la plus proche de vos réponses.',
    compare: 'Comparer les deux',
  },
  en: {
    step: ({ step, count }) => `Question ${step} of ${count}`,
    next: 'Continue',
    choose: 'Please choose an answer',
    result: 'See the result',
    back: 'Previous question',
    again: 'Start over',
    best: 'Best fit',
    also: 'Also consider',
    otherwise: 'After the first one, it comes closest to your answers.',
    compare: 'Compare the two',
  },
});
