import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Link } from '../../actions/link/index.ts';
import { AdviceTileList, type AdviceTileProps } from '../../content/advice-tile-list/index.ts';
import { ArticleSpotlight } from '../../content/article-spotlight/index.ts';
import { ExpertOpinion } from '../../content/expert-opinion/index.ts';
import { IconBlockList } from '../../content/icon-block/index.ts';
import { Image } from '../../content/image/index.ts';
import { PromoBanner } from '../../content/promo-banner/index.ts';
import { HomeInsuranceIcon } from '../../foundations/icons/generated/modules/home-insurance.tsx';
import { PlaneIcon } from '../../foundations/icons/generated/modules/plane.tsx';
import { TowTruckIcon } from '../../foundations/icons/generated/modules/tow-truck.tsx';
import chargingFamily from '../../foundations/pictures/charging-family.svg';
import garage from '../../foundations/pictures/garage.svg';
import kitchen from '../../foundations/pictures/kitchen.svg';
import lakeRoad from '../../foundations/pictures/lake-road.svg';
import rainyStreet from '../../foundations/pictures/rainy-street.svg';
import towTruck from '../../foundations/pictures/tow-truck.svg';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { Hero } from '../../layout/hero/index.ts';
import { PageSection } from '../../layout/page-section/index.ts';
import { Section } from '../../layout/section/index.ts';
import { QuickLinkList } from '../../navigation/quick-link-list/index.ts';
import { ClubPage } from './club-page.tsx';
import { expectPage } from './expect-page.ts';

const scene = { width: 1600, height: 900 };
const tile = (src: string) => ({ src, alt: '', ...scene });

const texts = {
  fr: {
    notice: 'Froid intense de l’Abitibi à la Côte-Nord',
    noticeText: 'L’attente est plus longue que d’habitude. ',
    noticeLink: 'Voir l’état des routes',
    title: 'Sur la route, jamais sans vous.',
    tagline:
      'Une panne, un voyage, une toiture à refaire\u00a0: le club répond à ses membres, jour et nuit, partout au Québec.',
    join: 'Devenir membre',
    help: 'Demander de l’aide',
    quick: 'Que cherchez-vous aujourd’hui?',
    links: [
      ['Je suis en panne', 'Dites-nous où vous êtes\u00a0: nous envoyons quelqu’un.', towTruck],
      ['Je renouvelle mon adhésion', 'Votre carte est prête en deux minutes.', winterRoad],
      ['Je cherche un garage', 'Plus de 700 ateliers inspectés par nos mécaniciens.', garage],
    ],
    services: 'Un seul club pour tout ce qui roule, vole ou prend l’eau',
    servicesText: 'Trois équipes, un même numéro, des gens qui connaissent votre région.',
    blocks: [
      [
        'Assistance routière',
        'Remorquage, survoltage, essence ou clés oubliées\u00a0: nous arrivons en moins d’une heure, neuf fois sur dix.',
        'Voir l’assistance routière',
      ],
      [
        'Assurances',
        'Automobile, habitation et véhicules de loisir, avec une personne-conseil qui connaît vos besoins.',
        'Comparer les assurances',
      ],
      [
        'Voyages',
        'Assurance médicale, permis de conduire international et itinéraires préparés par ceux qui les ont parcourus.',
        'Préparer un voyage',
      ],
    ],
    offerTag: 'Jusqu’au 15 décembre',
    offer: 'L’hiver à deux, pour le prix d’un',
    offerText: 'Ajoutez la personne qui partage votre route\u00a0: sa première année est offerte.',
    offerAction: 'Ajouter un membre',
    offerLegal: 'Nouveau membre associé, à la même adresse que le membre principal.',
    advice: 'Conseils de saison',
    adviceText: 'Écrits et vérifiés par nos équipes de mécanique, d’inspection et de voyage.',
    spotlight: {
      title:
        'Rouler en électrique par grand froid\u00a0: ce que trois semaines à −25\u00a0°C nous ont appris',
      summary:
        'Autonomie, préchauffage, bornes gelées\u00a0: nous avons suivi quatre familles de Rouyn-Noranda à Sept-Îles.',
      action: 'Lire l’article',
      alt: 'Une famille recharge sa voiture à une borne, en hiver',
      business: 'Conseils auto',
    },
    tiles: [
      {
        type: 'guide',
        title: 'Préparer sa voiture pour l’hiver en une matinée',
        bottomTag: '8 minutes de lecture',
        image: garage,
      },
      {
        type: 'roadTest',
        title: 'Une hybride rechargeable qui tient ses promesses',
        maker: 'Toyota',
        model: 'RAV4',
        year: 2026,
        bottomTag: 'Essai de 1\u00a0200\u00a0km',
        image: rainyStreet,
      },
      {
        type: 'article',
        title: 'Cinq gestes pour éviter un dégât d’eau au printemps',
        bottomTag: '5 minutes de lecture',
        image: kitchen,
      },
    ],
    quote:
      'Une batterie ne meurt pas en janvier\u00a0: elle meurt en juillet, et c’est janvier qui vous l’apprend.',
    expert: 'Marie-Ève Bérubé',
    occupation: 'Mécanicienne, service-conseil automobile',
  },
  en: {
    notice: 'Extreme cold from Abitibi to the North Shore',
    noticeText: 'Wait times are longer than usual. ',
    noticeLink: 'See road conditions',
    title: 'With you on every road.',
    tagline: 'A breakdown, a trip, a new roof: we’re here for our members day and night, anywhere in Quebec.',
    join: 'Become a member',
    help: 'Get help',
    quick: 'What are you looking for today?',
    links: [
      ['My car broke down', 'Tell us where you are and we’ll send someone.', towTruck],
      ['I’m renewing my membership', 'Your card is ready in two minutes.', winterRoad],
      ['I’m looking for a garage', 'More than 700 garages inspected by our mechanics.', garage],
    ],
    services: 'One club for the road, the skies and your home',
    servicesText: 'Three teams, one number, and people who know your region.',
    blocks: [
      [
        'Roadside assistance',
        'Towing, boosting, fuel or a lockout: nine times out of ten, we’re there in under an hour.',
        'See roadside assistance',
      ],
      [
        'Insurance',
        'Auto, home and recreational vehicle insurance, with an advisor who knows you.',
        'Compare insurance',
      ],
      [
        'Travel',
        'Medical insurance, international driving permits, and itineraries from people who’ve driven them.',
        'Plan a trip',
      ],
    ],
    offerTag: 'Until December 15',
    offer: 'Two memberships for the price of one',
    offerText: 'Add the person you travel with. Their first year is on us.',
    offerAction: 'Add a member',
    offerLegal: 'New associate member, at the same address as the primary member.',
    advice: 'Seasonal advice',
    adviceText: 'Written and checked by our mechanics, inspectors and travel advisors.',
    spotlight: {
      title: 'Driving electric in extreme cold: what three weeks at −25\u00a0°C taught us',
      summary:
        'Range, preheating, frozen chargers: we followed four families from Rouyn-Noranda to Sept-Îles.',
      action: 'Read the article',
      alt: 'A family charging its car at a station in winter',
      business: 'Car advice',
    },
    tiles: [
      {
        type: 'guide',
        title: 'Get your car ready for winter in one morning',
        bottomTag: '8-minute read',
        image: garage,
      },
      {
        type: 'roadTest',
        title: 'A plug-in hybrid that delivers',
        maker: 'Toyota',
        model: 'RAV4',
        year: 2026,
        bottomTag: '1,200\u00a0km test',
        image: rainyStreet,
      },
      {
        type: 'article',
        title: 'Five ways to prevent spring water damage',
        bottomTag: '5-minute read',
        image: kitchen,
      },
    ],
    quote: 'A battery doesn’t die in January. It dies in July, and you find out in January.',
    expert: 'Marie-Ève Bérubé',
    occupation: 'Mechanic, Car Advice Service',
  },
} satisfies Record<
  string,
  { tiles: (Omit<AdviceTileProps, 'url' | 'image'> & { image: string })[]; [key: string]: unknown }
>;

const signs = [
  <TowTruckIcon key="route" size="x-large" />,
  <HomeInsuranceIcon key="assurances" size="x-large" />,
  <PlaneIcon key="voyages" size="x-large" />,
];

function Home({ globals }: { globals: Record<string, unknown> }) {
  const locale = storyLocale(globals);
  const t = texts[locale];
  return (
    <ClubPage
      locale={locale}
      notices={[
        {
          id: 'froid',
          variant: 'warning',
          title: t.notice,
          content: (
            <p>
              {t.noticeText}
              <Link href="#routes">{t.noticeLink}</Link>
            </p>
          ),
        },
      ]}
    >
      <Hero
        title={t.title}
        tagline={t.tagline}
        picture={<img src={winterRoad} alt="" {...scene} />}
        actions={[
          { href: '#adhesions', label: t.join },
          { href: '#aide', label: t.help },
        ]}
      />
      <QuickLinkList
        title={t.quick}
        items={t.links.map(([title = '', description, src = ''], index) => ({
          href: `#acces-${index}`,
          title,
          description,
          image: { src, ...scene },
        }))}
      />
      <PageSection surface="secondary" heading={t.services} subheading={t.servicesText}>
        <IconBlockList
          blocks={t.blocks.map(([heading, description, label], index) => ({
            id: `service-${index}`,
            icon: signs[index],
            heading,
            description,
            ctas: [undefined, { href: `#service-${index}`, label }],
          }))}
        />
      </PageSection>
      <Section>
        <PromoBanner
          tag={t.offerTag}
          title={t.offer}
          description={t.offerText}
          primary={{ href: '#membre-additionnel', label: t.offerAction }}
          legal={t.offerLegal}
          picture={<Image {...tile(lakeRoad)} />}
        />
      </Section>
      <PageSection surface="tertiary" heading={t.advice} subheading={t.adviceText}>
        <ArticleSpotlight
          headingLevel={3}
          href="#grand-froid"
          title={t.spotlight.title}
          summary={t.spotlight.summary}
          lineOfBusiness={{ label: t.spotlight.business, href: '#conseils-auto' }}
          publishedDate={new Date('2026-11-16')}
          actionLabel={t.spotlight.action}
          image={{ src: chargingFamily, alt: t.spotlight.alt, ...scene }}
        />
        <AdviceTileList
          style={{ marginBlockStart: 'var(--jalon-space-12)' }}
          tiles={t.tiles.map(({ image, ...advice }, index) => ({
            ...advice,
            url: `#conseil-${index}`,
            image: tile(image),
          }))}
        />
      </PageSection>
      <Section>
        <ExpertOpinion quote={t.quote} name={t.expert} occupation={t.occupation} tag="experte" />
      </Section>
    </ClubPage>
  );
}

/** The home page: the most frequent tasks first, then what the club offers. */
const meta: Meta = {
  title: 'Compositions/Home',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => <Home globals={globals} />,
};

export default meta;
type Story = StoryObj;

export const OnAComputer: Story = { tags: ['both-languages'], play: expectPage };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, play: expectPage };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectPage };
export const InTheSecondBrand: Story = { globals: { brand: 'marine' }, play: expectPage };
