import { type ClubConfig, priceListSettings } from '@jalon/club';
import type { PageOfForm } from '../../kit/pages/form-pages.ts';
import { priceListMessages } from './price-list.messages.ts';
import { type PriceListField, priceListOptions } from './price-list.schema.ts';

const { fr, en } = priceListMessages;

/** The pages of the price list, with those of its fields that the club asks for. */
export function priceListPages(club: Pick<ClubConfig, 'priceList'>): readonly PageOfForm<PriceListField>[] {
  const { photos, visitorContact } = priceListSettings(club.priceList);
  const contact: PageOfForm<PriceListField> = {
    name: 'contact',
    title: { fr: fr.yourDetails, en: en.yourDetails },
    fields: ['visitorName', 'email', 'phone'],
  };
  return [
    {
      name: 'vehicle',
      title: { fr: fr.vehicle, en: en.vehicle },
      fields: [
        'vehiculeIdentification',
        'vehiculeMarque',
        'vehiculeModele',
        'vehiculeVersion',
        'vehiculeGroupe',
        'vehiculeAnnee',
        'vehiculeKilometrage',
        'vehiculePortes',
      ],
    },
    {
      name: 'mechanics',
      title: { fr: fr.mechanics, en: en.mechanics },
      fields: [
        'vehiculeTransmission',
        'vehiculeRouesMotrices',
        'vehiculeMoteur',
        'vehiculeCylindres',
        'vehiculeLitres',
      ],
    },
    {
      name: 'equipment',
      title: { fr: 'Équipement', en: 'Equipment' },
      fields: [
        'vehiculeCabine',
        'vehiculeBoite',
        'vehiculeRoues',
        ...priceListOptions,
        'vehiculeToitOuvrant',
        'vehiculeAutre',
        ...(photos ? (['photos'] as const) : []),
      ],
    },
    ...(visitorContact ? [contact] : []),
  ];
}
