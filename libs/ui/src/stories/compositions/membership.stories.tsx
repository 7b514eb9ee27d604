import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { ExpertOpinion } from '../../content/expert-opinion/index.ts';
import { Faq } from '../../content/faq/index.ts';
import { IconBlockList } from '../../content/icon-block/index.ts';
import { Image } from '../../content/image/index.ts';
import { InfoList } from '../../content/info-list/index.ts';
import { Price } from '../../content/price/index.ts';
import { PromoBanner } from '../../content/promo-banner/index.ts';
import { QuickInfo } from '../../content/quick-info/index.ts';
import { CaravanIcon } from '../../foundations/icons/generated/modules/caravan.tsx';
import { FamilyIcon } from '../../foundations/icons/generated/modules/family.tsx';
import { RouteIcon } from '../../foundations/icons/generated/modules/route.tsx';
import { TowTruckIcon } from '../../foundations/icons/generated/modules/tow-truck.tsx';
import charging from '../../foundations/pictures/charging-family.svg';
import towTruck from '../../foundations/pictures/tow-truck.svg';
import { HeroVariant } from '../../layout/hero-variant/index.ts';
import { anchorId, PageSection } from '../../layout/page-section/index.ts';
import { Section } from '../../layout/section/index.ts';
import { InPageNavigation } from '../../navigation/in-page-navigation/index.ts';
import { Tooltip } from '../../overlays/tooltip/index.ts';
import { ClubPage } from './club-page.tsx';
import { expectPage } from './expect-page.ts';
import { Box, Columns } from './layout.styles.ts';

const scene = { width: 1600, height: 900 };

const texts = {
  fr: {
    crumb: 'Adhésions',
    heading: 'Partez tranquille,',
    accent: 'on vous ramène.',
    subheading:
      'Trois adhésions, selon les kilomètres que vous faites. Toutes vous suivent dans n’importe quelle voiture, la vôtre ou celle d’un ami.',
    choose: 'Choisir mon adhésion',
    call: 'Parler à une personne-conseil',
    levels: 'Trois adhésions',
    levelsText: 'Le prix d’une année, taxes en sus.',
    perYear: 'par année',
    tiers: [
      ['Citadine', 6900, 'Remorquage jusqu’à 10\u00a0km, quatre demandes par année.', 'Choisir Citadine'],
      [
        'Régionale',
        10400,
        'Remorquage jusqu’à 200\u00a0km, une location de voiture d’une journée.',
        'Choisir Régionale',
      ],
      [
        'Grand Nord',
        13900,
        'Remorquage jusqu’à 320\u00a0km, hébergement et retour du véhicule.',
        'Choisir Grand Nord',
      ],
    ],
    included: 'Toujours compris',
    includedText: 'À chaque adhésion, dès le premier jour.',
    items: [
      {
        title: 'Survoltage',
        description: '<p>Votre batterie est à plat\u00a0: nous la relançons et la testons sur place.</p>',
      },
      {
        title: 'Changement de roue',
        description: '<p>Avec votre roue de secours, sur un chemin praticable.</p>',
      },
      {
        title: 'Livraison d’essence',
        description: '<p>Assez pour vous rendre à la station la plus proche.</p>',
      },
      {
        title: 'Déverrouillage',
        description: '<p>Les clés dedans, vous dehors\u00a0: cela arrive à tout le monde.</p>',
      },
      {
        title: 'Désembourbement',
        description: '<p>De la neige ou de la boue, à moins de 15\u00a0m de la chaussée.</p>',
      },
      { title: 'Recharge électrique', description: '<p>Un remorquage jusqu’à la borne qui fonctionne.</p>' },
    ],
    tooltip: 'À moins de 15\u00a0m de la chaussée, avec un seul véhicule.',
    aside: {
      tag: 'Vous hésitez encore?',
      title: 'Nous vous rappelons',
      description: 'Du lundi au vendredi, de 8\u00a0h à 20\u00a0h; le samedi, de 9\u00a0h à 16\u00a0h.',
      phone: 'Sans frais',
    },
    more: 'Pour aller plus loin',
    options: [
      [
        'Option véhicule récréatif',
        'Autocaravane, caravane ou tente-caravane\u00a0: deux remorquages par année.',
      ],
      ['Membre associé', 'Votre conjointe, votre fils ou votre colocataire, à prix réduit.'],
      ['Itinéraires sur mesure', 'Un carnet de route préparé pour vous, au Canada et aux États-Unis.'],
    ],
    quote: 'La question n’est pas “vais-je tomber en panne?”, mais “qui va répondre?”.',
    name: 'Jean-François Tremblay-Desrosiers',
    occupation: 'Répartiteur de nuit, Saguenay',
    gift: 'Offrez la route à quelqu’un',
    giftText: 'Une adhésion en cadeau, envoyée par courriel ou par la poste, à la date que vous choisissez.',
    giftAction: 'Offrir une adhésion',
    faq: 'Vos questions',
    questions: [
      [
        'Quand mon adhésion commence-t-elle?',
        '<p>À minuit, le soir du paiement. Une panne aujourd’hui? Appelez-nous\u00a0: nous vous aidons au tarif des membres.</p>',
      ],
      [
        'Puis-je changer d’adhésion en cours d’année?',
        '<p>Oui, en tout temps, dans votre espace. Vous payez la différence pour les mois qui restent.</p>',
      ],
      [
        'Mon adhésion vaut-elle hors du Québec?',
        '<p>Oui, partout au Canada et aux États-Unis, auprès des clubs partenaires.</p>',
      ],
    ],
  },
  en: {
    crumb: 'Memberships',
    heading: 'Hit the road with peace of mind.',
    accent: 'We’ll get you home.',
    subheading:
      'Three memberships to match how far you drive. Each one covers you in any car, yours or a friend’s.',
    choose: 'Choose my membership',
    call: 'Talk to an advisor',
    levels: 'Three memberships',
    levelsText: 'Price per year, plus taxes.',
    perYear: 'a year',
    tiers: [
      ['City', 6900, 'Towing up to 10\u00a0km, four calls a year.', 'Choose City'],
      ['Region', 10400, 'Towing up to 200\u00a0km, a rental car for a day.', 'Choose Region'],
      [
        'Far North',
        13900,
        'Towing up to 320\u00a0km, a night’s stay and your car brought home.',
        'Choose Far North',
      ],
    ],
    included: 'Always included',
    includedText: 'With every membership, from the first day.',
    items: [
      {
        title: 'Boosting',
        description: '<p>Dead battery? We’ll boost it and test it on the spot.</p>',
      },
      { title: 'Tire change', description: '<p>With your spare tire, on a passable road.</p>' },
      { title: 'Fuel delivery', description: '<p>Enough to get you to the nearest gas station.</p>' },
      { title: 'Locked doors', description: '<p>Locked your keys in the car? It happens to everyone.</p>' },
      { title: 'Extrication', description: '<p>Out of snow or mud, within 15\u00a0m of the road.</p>' },
      { title: 'Electric charging', description: '<p>A tow to a working charger.</p>' },
    ],
    tooltip: 'Within 15\u00a0m of the road, with one tow truck.',
    aside: {
      tag: 'Still deciding?',
      title: 'We’ll call you back',
      description: 'Monday to Friday, 8\u00a0a.m. to 8\u00a0p.m.; Saturday, 9\u00a0a.m. to 4\u00a0p.m.',
      phone: 'Toll-free',
    },
    more: 'More options',
    options: [
      ['Recreational vehicle option', 'Motorhome, trailer or tent trailer: two tows a year.'],
      ['Associate member', 'Your partner, your child or your roommate, for less.'],
      ['Custom itineraries', 'A trip plan made for you, in Canada and the United States.'],
    ],
    quote: 'The question is not ‘will I break down?’ but ‘who will answer?’',
    name: 'Jean-François Tremblay-Desrosiers',
    occupation: 'Night dispatcher, Saguenay',
    gift: 'Give the gift of the road',
    giftText: 'A gift membership, sent by email or mail on the day you choose.',
    giftAction: 'Give a membership',
    faq: 'Your questions',
    questions: [
      [
        'When does my membership start?',
        '<p>At midnight on the day you pay. Broken down today? Call us: we’ll help you at the member rate.</p>',
      ],
      [
        'Can I change my membership during the year?',
        '<p>Yes, at any time, in your account. You pay the difference for the remaining months.</p>',
      ],
      [
        'Is my membership valid outside Quebec?',
        '<p>Yes, anywhere in Canada and the United States, through partner clubs.</p>',
      ],
    ],
  },
} as const;

const signs = [
  <CaravanIcon key="vr" size="x-large" />,
  <FamilyIcon key="membre" size="x-large" />,
  <RouteIcon key="route" size="x-large" />,
];

function Membership({ globals }: { globals: Record<string, unknown> }) {
  const locale = storyLocale(globals);
  const t = texts[locale];
  return (
    <ClubPage locale={locale} crumbs={[{ name: t.crumb, url: '#adhesions' }]}>
      <HeroVariant
        heading={t.heading}
        accentHeading={t.accent}
        subheading={t.subheading}
        primary={{ href: `#${anchorId(t.levels)}`, title: t.choose }}
        secondary={{ href: '#conseiller', title: t.call }}
        surface="primary"
      />
      <InPageNavigation
        anchors={[t.levels, t.included, t.more, t.faq].map((label) => ({ id: anchorId(label), label }))}
      />
      <PageSection heading={t.levels} subheading={t.levelsText}>
        <IconBlockList
          blocks={t.tiers.map(([heading, cents, description, label], index) => ({
            id: `adhesion-${index}`,
            icon: <TowTruckIcon size="x-large" />,
            background: 'secondary',
            heading,
            description: (
              <>
                <span style={{ display: 'block', marginBlockEnd: 'var(--jalon-space-3)' }}>
                  <Price cents={cents} size="display" /> {t.perYear}
                </span>
                {description}
              </>
            ),
            ctas: [{ href: `#adhesion-${index}`, label }],
          }))}
        />
      </PageSection>
      <PageSection surface="tertiary" heading={t.included} subheading={t.includedText}>
        <Columns>
          <InfoList
            items={t.items.map((item, index) => ({
              ...item,
              tooltip: index === 4 ? <Tooltip content={t.tooltip} /> : undefined,
            }))}
          />
          <aside aria-label={t.aside.title}>
            <Image src={towTruck} alt="" {...scene} style={{ borderRadius: 'var(--jalon-radius-card)' }} />
            <Box data-surface="primary" id="conseiller">
              <QuickInfo
                tag={t.aside.tag}
                title={t.aside.title}
                description={t.aside.description}
                phones={[{ number: '1 (800) 555-0134', label: t.aside.phone }]}
              />
            </Box>
          </aside>
        </Columns>
      </PageSection>
      <PageSection heading={t.more}>
        <IconBlockList
          blocks={t.options.map(([heading, description], index) => ({
            id: `option-${index}`,
            icon: signs[index],
            heading,
            description,
          }))}
        />
      </PageSection>
      <Section surface="secondary">
        <ExpertOpinion quote={t.quote} name={t.name} occupation={t.occupation} imagePosition="right" />
      </Section>
      <Faq
        title={t.faq}
        items={t.questions.map(([question, answer]) => ({ question, answer }))}
        width="text"
      />
      <Section>
        <PromoBanner
          title={t.gift}
          description={t.giftText}
          primary={{ href: '#cadeau', label: t.giftAction }}
          picture={<Image src={charging} alt="" {...scene} />}
          surface="quaternary"
        />
      </Section>
    </ClubPage>
  );
}

/** The membership page: first the options, then their benefits, then questions. */
const meta: Meta = {
  title: 'Compositions/Memberships',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => <Membership globals={globals} />,
};

export default meta;
type Story = StoryObj;

export const OnAComputer: Story = { tags: ['both-languages'], play: expectPage };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, play: expectPage };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectPage };
export const InTheSecondBrand: Story = { globals: { brand: 'marine' }, play: expectPage };
