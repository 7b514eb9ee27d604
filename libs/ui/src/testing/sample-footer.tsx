import type { Locale } from '@jalon/i18n';
import { PhoneLink } from '../actions/phone-link/index.ts';
import { FacebookIcon } from '../foundations/icons/generated/modules/facebook.tsx';
import { InstagramIcon } from '../foundations/icons/generated/modules/instagram.tsx';
import { YoutubeIcon } from '../foundations/icons/generated/modules/youtube.tsx';
import type { BigFooterProps } from '../navigation/big-footer/index.ts';
import type { NavLink } from '../navigation/nav-link-list/index.ts';

interface Words {
  columns: readonly [Section, Section, Section, Section];
  groups: readonly [Section, Section];
  call: string;
  callText: string;
  promo: { title: string; description: string };
  legal: string;
}

interface Section {
  title: string;
  links: readonly string[];
}

const texts: Record<Locale, Words> = {
  fr: {
    columns: [
      { title: 'Le club', links: ['Notre mission', 'Carrières', 'Salle de presse'] },
      { title: 'Membres', links: ['Mon espace', 'Renouveler', 'Offrir une adhésion', 'Rabais'] },
      { title: 'Services', links: ['Assistance routière', 'Assurances', 'Voyages', 'Habitation'] },
      { title: 'Conseils', links: ['Essais routiers', 'Hiver', 'Véhicules électriques'] },
    ],
    groups: [
      { title: 'Nous joindre', links: ['Écrire au club', 'Centres et garages', 'Porter plainte'] },
      { title: 'Aide', links: ['Questions fréquentes', 'Accessibilité', 'Plan du site'] },
    ],
    call: 'En panne?',
    callText: 'Jour et nuit, partout au Québec.',
    promo: {
      title: 'Test de batterie',
      description: 'Une batterie faible se révèle au premier grand froid. Faites vérifier la vôtre avant.',
    },
    legal: '© 2026 Club Jalon. Tous droits réservés.',
  },
  en: {
    columns: [
      { title: 'The club', links: ['Our mission', 'Careers', 'Newsroom'] },
      { title: 'Members', links: ['My account', 'Renew', 'Give a membership', 'Discounts'] },
      { title: 'Services', links: ['Roadside assistance', 'Insurance', 'Travel', 'Home'] },
      { title: 'Advice', links: ['Road tests', 'Winter', 'Electric vehicles'] },
    ],
    groups: [
      { title: 'Contact us', links: ['Write to the club', 'Centres and garages', 'File a complaint'] },
      { title: 'Help', links: ['Frequently asked questions', 'Accessibility', 'Site map'] },
    ],
    call: 'Broken down?',
    callText: 'Day and night, anywhere in Quebec.',
    promo: {
      title: 'Battery test',
      description: 'A weak battery gives out in the first cold snap. Have yours checked before it does.',
    },
    legal: '© 2026 Club Jalon. All rights reserved.',
  },
};

const section = ({ title, links }: Section) => ({
  title,
  links: links.map((label) => ({ label, href: `#${encodeURIComponent(label)}` })),
});

/** The footer of a fictional club, for stories; `picture` illustrates its tile. */
export function sampleFooter(locale: Locale, picture: string): BigFooterProps {
  const t = texts[locale];
  const [one, two, three, four] = t.columns;
  const [contact, help] = t.groups;
  return {
    columns: [section(one), section(two), section(three), section(four)],
    groups: [
      section(contact),
      section(help),
      {
        key: 'call',
        content: (
          <>
            <h3 style={{ fontSize: 'var(--jalon-size-text)', margin: '0 0 8px', lineHeight: 1.4 }}>
              {t.call}
            </h3>
            <p style={{ margin: 0 }}>{t.callText}</p>
            <PhoneLink number="1 (800) 555-0134" />
          </>
        ),
      },
    ],
    promos: [
      {
        href: '#test',
        ...t.promo,
        picture: <img src={picture} alt="" width={1200} height={800} loading="lazy" />,
      },
    ],
    legal: t.legal,
  };
}

/** Titled links of the footer. */
export const sampleSections = (locale: Locale) => texts[locale].columns.map(section);

/** Social networks of the club. */
export const sampleSocial: readonly NavLink[] = [
  { href: '#facebook', label: 'Facebook', icon: <FacebookIcon /> },
  { href: '#instagram', label: 'Instagram', icon: <InstagramIcon /> },
  { href: '#youtube', label: 'YouTube', icon: <YoutubeIcon /> },
];
