import { defineCatalog } from '@jalon/i18n';

export const helpMeChooseMessages = defineCatalog('membership.help-me-choose', {
  fr: {
    step: ({ step, count }: { step: number; count: number }) => `Question ${step} sur ${count}`,
    next: 'Continuer',
    result: 'Voir le résultat',
    back: 'Question précédente',
    again: 'Recommencer',
    best: 'Convient le mieux',
    also: 'À considérer aussi',
    otherwise: 'C’est l’adhésion qui vient ensuite dans nos choix.',
    compare: 'Comparer les deux',
  },
  en: {
    step: ({ step, count }) => `Question ${step} of ${count}`,
    next: 'Continue',
    result: 'See the result',
    back: 'Previous question',
    again: 'Start over',
    best: 'Best fit',
    also: 'Also consider',
    otherwise: 'It comes next among our memberships.',
    compare: 'Compare the two',
  },
});
