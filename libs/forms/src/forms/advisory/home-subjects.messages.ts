import { defineCatalog } from '@jalon/i18n';

/** The texts of the subjects, by the value that is sent and stored, in the order of the page. */
export const homeSubjectMessages = defineCatalog('forms.home-advisory', {
  fr: {
    contractor: 'Comment choisir un entrepreneur et comparer des soumissions?',
    heating: 'Quel système de chauffage choisir?',
    insulation: 'Comment mieux isoler ma maison?',
    roof: 'Quand faut-il refaire la toiture?',
    'water-damage': 'Comment prévenir les dégâts d’eau?',
    other: 'Une autre question sur l’habitation',
  },
  en: {
    contractor: 'How do I choose a contractor and compare quotes?',
    heating: 'Which heating system should I choose?',
    insulation: 'How can I insulate my house better?',
    roof: 'When should a roof be redone?',
    'water-damage': 'How can I prevent water damage?',
    other: 'Another question about the home',
  },
});
