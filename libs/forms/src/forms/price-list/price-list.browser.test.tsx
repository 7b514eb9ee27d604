import { mistakesOf, testMessages } from '../../testing/test-messages.tsx';
import { PriceListForm } from './index.ts';
import { priceListMessages } from './price-list.messages.ts';

const { choice, choiceOrNone, number } = mistakesOf;

testMessages(
  'price-list',
  PriceListForm,
  {
    vehiculeIdentification: ['tooLong', 'lettersDigitsAndHyphensOnly', 'noLetterOrDigit'],
    vehiculeMarque: ['required', 'tooLong', 'lettersOnly'],
    vehiculeModele: ['required', 'tooLong', 'lettersAndDigitsOnly'],
    vehiculeVersion: ['required', 'tooLong', 'lettersDigitsHyphensAndCommasOnly', 'noLetterOrDigit'],
    vehiculeGroupe: ['tooLong', 'lettersOnly'],
    vehiculeAnnee: [...number, 'invalidYear', 'vehicleTooOld'],
    vehiculeKilometrage: number,
    vehiculePortes: choice,
    vehiculeTransmission: choice,
    vehiculeRouesMotrices: choice,
    vehiculeMoteur: choice,
    vehiculeCylindres: choice,
    vehiculeLitres: ['tooLong', 'engineSizeOnly', 'noEngineSize'],
    vehiculeCabine: choiceOrNone,
    vehiculeBoite: choiceOrNone,
    vehiculeRoues: choiceOrNone,
    vehiculeClimatiseur: choiceOrNone,
    vehiculeJantesAlliage: choiceOrNone,
    vehiculeRegulateurVitesse: choiceOrNone,
    vehiculeSiegesChauffants: choiceOrNone,
    vehiculeSiegesCuir: choiceOrNone,
    vehiculeSystemeNavigation: choiceOrNone,
    vehiculeVitresElectriques: choiceOrNone,
    vehiculeToitOuvrant: choiceOrNone,
    vehiculeAutre: ['tooLong', 'lettersDigitsAndSpacesOnly'],
  },
  { messages: priceListMessages },
);
