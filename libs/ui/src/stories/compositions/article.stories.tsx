import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { AdviceTileList } from '../../content/advice-tile-list/index.ts';
import { ExpertOpinion } from '../../content/expert-opinion/index.ts';
import { Faq } from '../../content/faq/index.ts';
import { Gallery } from '../../content/gallery/index.ts';
import { Image } from '../../content/image/index.ts';
import { QuickInfo } from '../../content/quick-info/index.ts';
import { RichText } from '../../content/rich-text/index.ts';
import { Alert } from '../../feedback/alert/index.ts';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import charging from '../../foundations/pictures/charging-family.svg';
import garage from '../../foundations/pictures/garage.svg';
import lakeRoad from '../../foundations/pictures/lake-road.svg';
import rainyStreet from '../../foundations/pictures/rainy-street.svg';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { anchorId, PageSection } from '../../layout/page-section/index.ts';
import { Section } from '../../layout/section/index.ts';
import { TitleHero } from '../../layout/title-hero/index.ts';
import { InPageNavigation } from '../../navigation/in-page-navigation/index.ts';
import { NavLinkList } from '../../navigation/nav-link-list/index.ts';
import { ClubPage } from './club-page.tsx';
import { expectPage } from './expect-page.ts';
import { Box, Columns } from './layout.styles.ts';

const scene = { width: 1600, height: 900 };

const texts = {
  fr: {
    crumbs: ['Conseils', 'Auto', 'Rouler en électrique par grand froid'],
    title: 'Rouler en électrique par grand froid',
    tagline: 'Trois semaines, quatre familles, −25\u00a0°C au réveil\u00a0: ce que la route nous a appris.',
    picture: 'Une famille recharge sa voiture à une borne, en hiver',
    sections: ['L’autonomie', 'La recharge', 'Les images', 'Questions fréquentes'],
    range: [
      '<p>De Rouyn-Noranda à Sept-Îles, nos quatre familles ont parcouru 6\u00a0200&nbsp;km au pire de l’hiver. Leur premier constat tient en une phrase\u00a0: <strong>comptez sur les deux tiers de l’autonomie affichée</strong>, et vous ne serez jamais surpris.</p>',
      '<h3>Ce qui vide la batterie</h3><p>Le chauffage de l’habitacle, d’abord. Les sièges chauffants consomment dix fois moins et suffisent souvent. La vitesse, ensuite\u00a0: à 118&nbsp;km/h, une berline perd un quart d’autonomie de plus qu’à 100&nbsp;km/h.</p>',
      '<table><caption>Autonomie mesurée, en kilomètres</caption><thead><tr><th scope="col">Modèle</th><th scope="col">Annoncée</th><th scope="col">À −10&nbsp;°C</th><th scope="col">À −25&nbsp;°C</th></tr></thead><tbody><tr><th scope="row">Compacte</th><td>415</td><td>302</td><td>251</td></tr><tr><th scope="row">Berline</th><td>520</td><td>391</td><td>333</td></tr><tr><th scope="row">Utilitaire à transmission intégrale</th><td>448</td><td>318</td><td>262</td></tr></tbody></table>',
      '<h3>Ce qui la ménage</h3><ul><li>Préchauffez pendant que la voiture est branchée.</li><li>Gardez la batterie entre 20 et 80&nbsp;%.</li><li>Notez deux bornes par étape, jamais une seule.</li></ul>',
    ].join(''),
    alertTitle: 'Bornes hors service',
    alert:
      'Par moins de −30\u00a0°C, une borne rapide sur six ne répondait pas. Vérifiez son état avant de partir.',
    aside: {
      tag: 'En panne?',
      title: 'Nous vous menons à la borne',
      description:
        'Une panne sèche électrique est une panne comme une autre\u00a0: le remorquage est compris.',
      phone: 'Jour et nuit',
      read: 'À lire aussi',
      links: [
        'Choisir une borne pour la maison',
        'Le vrai coût d’une électrique',
        'Les pneus d’hiver 2026-2027',
      ],
    },
    charging: [
      '<p>Une batterie gelée refuse le courant\u00a0: les premières minutes à la borne servent à la réchauffer. Arrivez avec la batterie chaude, juste après l’autoroute, et la recharge dure deux fois moins longtemps.</p>',
      '<blockquote><p>«&nbsp;On a appris à s’arrêter plus souvent et moins longtemps. Les enfants préfèrent.&nbsp;»</p></blockquote>',
    ].join(''),
    quote: 'Le froid n’use pas la batterie\u00a0: il cache une partie de ce qu’elle contient.',
    expert: 'Marie-Ève Bérubé',
    occupation: 'Mécanicienne, service-conseil automobile',
    gallery: 'Trois semaines sur la route',
    alts: [
      'La route au crépuscule',
      'La recharge en famille',
      'Le tour du lac',
      'La ville sous la pluie',
      'À l’atelier',
    ],
    questions: [
      [
        'Une voiture électrique démarre-t-elle à −40\u00a0°C?',
        '<p>Oui, et sans câbles\u00a0: c’est la batterie de 12&nbsp;V qui lâche, comme dans toute voiture. Faites-la tester avant l’hiver.</p>',
      ],
      [
        'Faut-il une borne à la maison?',
        '<p>Une prise ordinaire rend 60&nbsp;km par nuit, la moitié par grand froid. Au-delà de 40&nbsp;km par jour, une borne de 240&nbsp;V s’impose.</p>',
      ],
      [
        'Le préchauffage gaspille-t-il de l’énergie?',
        '<p>Branchée, non\u00a0: il économise sur la route bien plus qu’il ne prend à la prise.</p>',
      ],
    ],
    next: 'La suite de votre lecture',
    tiles: [
      {
        type: 'guide',
        title: 'Préparer sa voiture pour l’hiver en une matinée',
        bottomTag: '8 minutes de lecture',
      },
      {
        type: 'video',
        title: 'Le test de batterie, expliqué en deux minutes',
        bottomTag: '2\u00a0min\u00a010\u00a0s',
      },
      { type: 'podcast', title: 'La dépanneuse de trois heures du matin', bottomTag: 'Épisode 14' },
    ],
  },
  en: {
    crumbs: ['Advice', 'Car', 'Driving electric in extreme cold'],
    title: 'Driving electric in extreme cold',
    tagline: 'Three weeks, four families, −25\u00a0°C in the morning: what the road taught us.',
    picture: 'A family charging its car at a station in winter',
    sections: ['Range', 'Charging', 'Pictures', 'Frequently asked questions'],
    range: [
      '<p>From Rouyn-Noranda to Sept-Îles, our four families drove 6,200&nbsp;km in the depths of winter. Their main finding: <strong>count on two thirds of the range shown</strong>, and you’ll never be caught off guard.</p>',
      '<h3>What drains the battery</h3><p>Cabin heating comes first. Heated seats use ten times less energy and are often enough. Then comes speed: at 118&nbsp;km/h a sedan loses a quarter more range than at 100&nbsp;km/h.</p>',
      '<table><caption>Measured range, in kilometres</caption><thead><tr><th scope="col">Model</th><th scope="col">Advertised</th><th scope="col">At −10&nbsp;°C</th><th scope="col">At −25&nbsp;°C</th></tr></thead><tbody><tr><th scope="row">Compact</th><td>415</td><td>302</td><td>251</td></tr><tr><th scope="row">Sedan</th><td>520</td><td>391</td><td>333</td></tr><tr><th scope="row">All-wheel-drive SUV</th><td>448</td><td>318</td><td>262</td></tr></tbody></table>',
      '<h3>What saves it</h3><ul><li>Preheat while the car is plugged in.</li><li>Keep the battery between 20 and 80%.</li><li>Plan on two chargers for each leg, never just one.</li></ul>',
    ].join(''),
    alertTitle: 'Chargers out of order',
    alert:
      'Below −30\u00a0°C, one fast charger in six was out of service. Check its status before you leave.',
    aside: {
      tag: 'Broken down?',
      title: 'We’ll take you to a charger',
      description: 'Running out of charge counts as a breakdown: towing is included.',
      phone: 'Day and night',
      read: 'Related reading',
      links: ['Choosing a home charger', 'What an electric car really costs', 'Winter tires 2026–2027'],
    },
    charging: [
      '<p>A frozen battery won’t take a charge: the first few minutes go to warming it up. Arrive with a warm battery, straight off the highway, and charging takes half the time.</p>',
      '<blockquote><p>“We learned to make more stops, and shorter ones. The kids like it better.”</p></blockquote>',
    ].join(''),
    quote: 'Cold doesn’t wear a battery out. It hides part of its charge.',
    expert: 'Marie-Ève Bérubé',
    occupation: 'Mechanic, Car Advice Service',
    gallery: 'Three weeks on the road',
    alts: [
      'The road at dusk',
      'A family stop to charge',
      'Around the lake',
      'The city in the rain',
      'At the garage',
    ],
    questions: [
      [
        'Does an electric car start at −40\u00a0°C?',
        '<p>Yes, and without a boost. It’s the 12&nbsp;V battery that lets you down, as in any car. Have it tested before winter.</p>',
      ],
      [
        'Do I need a charger at home?',
        '<p>A regular outlet gives you 60&nbsp;km a night, and half that in extreme cold. If you drive more than 40&nbsp;km a day, get a 240&nbsp;V charger.</p>',
      ],
      [
        'Does preheating waste energy?',
        '<p>Not while plugged in: it saves far more on the road than it draws from the outlet.</p>',
      ],
    ],
    next: 'Keep reading',
    tiles: [
      {
        type: 'guide',
        title: 'Get your car ready for winter in one morning',
        bottomTag: '8-minute read',
      },
      {
        type: 'video',
        title: 'The battery test, explained in two minutes',
        bottomTag: '2\u00a0min\u00a010\u00a0s',
      },
      { type: 'podcast', title: 'The tow truck at three in the morning', bottomTag: 'Episode 14' },
    ],
  },
} as const;

const pictures = [winterRoad, charging, lakeRoad, rainyStreet, garage];
const tilePictures = [
  { src: garage, ...scene },
  { src: batteryTest, width: 1200, height: 800 },
  { src: winterRoad, ...scene },
];

function Article({ globals }: { globals: Record<string, unknown> }) {
  const locale = storyLocale(globals);
  const t = texts[locale];
  const [range, charge, images, questions] = t.sections;
  return (
    <ClubPage
      locale={locale}
      menu={2}
      crumbs={t.crumbs.map((name, index) => ({ name, url: `#conseils-${index}` }))}
    >
      <TitleHero
        title={t.title}
        tagline={t.tagline}
        picture={<Image src={charging} alt={t.picture} {...scene} priority />}
      />
      <InPageNavigation anchors={t.sections.map((label) => ({ id: anchorId(label), label }))} />
      <PageSection heading={range}>
        <Columns>
          <RichText html={t.range} />
          <aside aria-label={t.aside.title}>
            <Alert variant="warning" title={t.alertTitle}>
              {t.alert}
            </Alert>
            <Box data-surface="tertiary">
              <QuickInfo
                tag={t.aside.tag}
                title={t.aside.title}
                description={t.aside.description}
                phones={[{ number: '1 (800) 555-0134', label: t.aside.phone }]}
              />
            </Box>
            <NavLinkList
              title={t.aside.read}
              headingLevel={3}
              links={t.aside.links.map((label, index) => ({ href: `#lire-${index}`, label }))}
            />
          </aside>
        </Columns>
      </PageSection>
      <PageSection heading={charge} width="text" surface="secondary">
        <RichText html={t.charging} />
        <ExpertOpinion
          quote={t.quote}
          name={t.expert}
          occupation={t.occupation}
          tag="experte"
          style={{ marginBlockStart: 'var(--jalon-space-12)' }}
        />
      </PageSection>
      <PageSection heading={images}>
        <Gallery
          label={t.gallery}
          items={pictures.map((src, index) => ({ src, alt: t.alts[index] ?? '' }))}
        />
      </PageSection>
      <Faq
        title={questions}
        items={t.questions.map(([question, answer]) => ({ question, answer }))}
        width="text"
        surface="tertiary"
      />
      <Section>
        <h2>{t.next}</h2>
        <AdviceTileList
          tiles={t.tiles.map((tile, index) => ({
            ...tile,
            url: `#suite-${index}`,
            image: { src: charging, alt: '', ...scene, ...tilePictures[index] },
          }))}
        />
      </Section>
    </ClubPage>
  );
}

/** A long read: a table, a quotation, pictures, questions, and help next to it. */
const meta: Meta = {
  title: 'Compositions/Article',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => <Article globals={globals} />,
};

export default meta;
type Story = StoryObj;

export const OnAComputer: Story = { tags: ['both-languages'], play: expectPage };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, play: expectPage };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectPage };
export const InTheSecondBrand: Story = { globals: { brand: 'marine' }, play: expectPage };
