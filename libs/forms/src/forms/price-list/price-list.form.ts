import { priceListSettings } from '@jalon/club';
import { translator } from '@jalon/i18n';
import { memberOfPage } from '../../contact/member-of-page.ts';
import type { FormsOf } from '../../kit/form-descriptor.ts';
import { checked } from '../../kit/rules/choice-fields.ts';
import { priceList } from './price-list.definition.ts';
import { priceListLabels } from './price-list.labels.ts';
import { priceListMessages } from './price-list.messages.ts';
import { priceListPages } from './price-list.pages.ts';
import { priceListPageMessages } from './price-list-page.messages.ts';

export const priceListForms: FormsOf = (club) => [
  {
    ...priceList(club.priceList),
    title: { fr: 'Prix courant d’un véhicule', en: 'List price of a vehicle' },
    labels: (locale) =>
      priceListLabels(translator(priceListMessages, { locale }), priceListSettings(club.priceList)),
    sample: {
      vehiculeIdentification: '1HGCM82633A004352',
      vehiculeMarque: 'Toyota',
      vehiculeModele: 'Corolla',
      vehiculeVersion: 'LE',
      vehiculeGroupe: 'Luxe',
      vehiculeAnnee: String(new Date().getFullYear() - 3),
      vehiculeKilometrage: '85000',
      vehiculePortes: '4',
      vehiculeTransmission: 'manual',
      vehiculeRouesMotrices: '4-wheel',
      vehiculeMoteur: 'turbo-gasoline',
      vehiculeCylindres: '4',
      vehiculeLitres: '2,0l',
      vehiculeCabine: 'crew',
      vehiculeBoite: 'short',
      vehiculeRoues: 'single',
      vehiculeClimatiseur: checked,
      vehiculeRegulateurVitesse: checked,
      vehiculeSiegesChauffants: checked,
      vehiculeVitresElectriques: checked,
      vehiculeToitOuvrant: 'electric',
      vehiculeAutre: 'Attelage de remorque',
    },
    page: {
      slug: { fr: 'prix-de-liste', en: 'price-list' },
      texts: priceListPageMessages,
      picture: 'lake-road',
    },
    pages: priceListPages(club),
    ...(priceListSettings(club.priceList).visitorContact && { ofMember: memberOfPage }),
    confirmation: {
      request: { fr: 'prix courant d’un véhicule', en: 'list price of a vehicle' },
      next: 'request',
    },
  },
];
