import { type Locale, otherLocale } from '@jalon/i18n';
import type { HeaderProps } from '../navigation/header/index.ts';

interface SampleMenu {
  label: string;
  overview?: string;
  groups?: readonly { title: string; links: readonly string[] }[];
}

const texts: Record<Locale, { menus: readonly SampleMenu[]; join: string; connect: string }> = {
  fr: {
    menus: [
      {
        label: 'Assistance routière',
        overview: 'Toute l’assistance routière',
        groups: [
          {
            title: 'En panne',
            links: [
              'Demander de l’aide',
              'Remorquage',
              'Batterie à plat',
              'Pneu crevé',
              'Véhicule récréatif',
            ],
          },
          {
            title: 'Avant la route',
            links: ['Test de batterie', 'Garages recommandés', 'Préparation à l’hiver'],
          },
          { title: 'Partout', links: ['Hors du Québec', 'Vélo', 'Location de remorque'] },
        ],
      },
      {
        label: 'Assurances',
        overview: 'Toutes les assurances',
        groups: [
          { title: 'Au quotidien', links: ['Automobile', 'Habitation', 'Véhicules de loisir'] },
          { title: 'En voyage', links: ['Soins médicaux', 'Annulation', 'Bagages'] },
        ],
      },
      {
        label: 'Conseils',
        overview: 'Tous les conseils',
        groups: [
          {
            title: 'Auto',
            links: ['Essais routiers', 'Acheter un véhicule', 'Véhicules électriques', 'Entretien'],
          },
          { title: 'Maison', links: ['Chauffage', 'Toiture', 'Rénovations'] },
        ],
      },
      { label: 'Voyages' },
    ],
    join: 'Devenir membre',
    connect: 'Se connecter',
  },
  en: {
    menus: [
      {
        label: 'Roadside assistance',
        overview: 'All roadside assistance',
        groups: [
          {
            title: 'Broken down',
            links: ['Get help', 'Towing', 'Dead battery', 'Flat tire', 'Recreational vehicle'],
          },
          { title: 'Before you go', links: ['Battery test', 'Recommended garages', 'Winter checklist'] },
          { title: 'Everywhere', links: ['Outside Quebec', 'Bicycle', 'Trailer rental'] },
        ],
      },
      {
        label: 'Insurance',
        overview: 'All insurance',
        groups: [
          { title: 'Everyday', links: ['Auto', 'Home', 'Recreational vehicles'] },
          { title: 'Travel insurance', links: ['Medical care', 'Cancellation', 'Luggage'] },
        ],
      },
      {
        label: 'Advice',
        overview: 'All advice',
        groups: [
          { title: 'Car', links: ['Road tests', 'Buying a vehicle', 'Electric vehicles', 'Maintenance'] },
          { title: 'Home', links: ['Heating', 'Roofing', 'Renovations'] },
        ],
      },
      { label: 'Travel' },
    ],
    join: 'Become a member',
    connect: 'Sign in',
  },
};

const address = (label: string) =>
  `#${label
    .normalize('NFD')
    .replaceAll(/[^\w ’-]/g, '')
    .replaceAll(/[ ’]/g, '-')
    .toLowerCase()}`;

const links = (labels: readonly string[]) => labels.map((label) => ({ label, href: address(label) }));

/** The header of a fictional club, for stories. */
export function sampleHeader(locale: Locale): HeaderProps {
  const t = texts[locale];
  return {
    brand: { name: 'Club Jalon', href: `#${locale}` },
    menus: t.menus.map(({ label, overview, groups }, index) => ({
      label,
      overview,
      href: address(label),
      current: index === 0,
      groups: groups?.map((group) => ({ title: group.title, links: links(group.links) })),
    })),
    languageSwitch: { href: '#autre', locale: otherLocale(locale) },
    phone: '1 (800) 555-0134',
    actions: [
      { href: '#adhesion', label: t.join },
      { href: '#connexion', label: t.connect },
    ],
    search: { action: '#resultats' },
  };
}
