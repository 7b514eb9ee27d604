import { defineCatalog } from '@jalon/i18n';
import { visitorWords } from '../../kit/rules/shared-words.ts';

export const batteryTestMessages = defineCatalog('forms.battery-test', {
  fr: {
    ...visitorWords.fr,
    urbanCentre: 'Centre urbain',
    urbanCentreHint: 'Celui où se trouve le véhicule, ou le plus proche',
    make: 'Marque du véhicule',
    makeHint: 'Lettres seulement. Exemple\u00a0: Toyota',
    model: 'Modèle du véhicule',
    modelHint: 'Lettres et chiffres seulement. Exemple\u00a0: Mazda3',
    year: 'Année du véhicule',
    yearHint: 'Quatre chiffres. Exemple\u00a0: 2019',
    send: 'Envoyer la demande',
  },
  en: {
    ...visitorWords.en,
    urbanCentre: 'Urban centre',
    urbanCentreHint: 'Where the vehicle is, or the closest one',
    make: 'Vehicle make',
    makeHint: 'Letters only. Example: Toyota',
    model: 'Vehicle model',
    modelHint: 'Letters and digits only. Example: Mazda3',
    year: 'Vehicle year',
    yearHint: 'Four digits. Example: 2019',
    send: 'Send the request',
  },
});
