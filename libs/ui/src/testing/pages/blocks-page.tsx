import { I18nProvider } from '@jalon/i18n/react';
import { AdviceTileList } from '../../content/advice-tile-list/index.ts';
import { ArticleSpotlight } from '../../content/article-spotlight/index.ts';
import { ExpertOpinion } from '../../content/expert-opinion/index.ts';
import { Faq } from '../../content/faq/index.ts';
import { FreeText } from '../../content/free-text/index.ts';
import { Gallery } from '../../content/gallery/index.ts';
import { IconBlockList } from '../../content/icon-block/index.ts';
import { InfoList } from '../../content/info-list/index.ts';
import { Price } from '../../content/price/index.ts';
import { PromoBanner } from '../../content/promo-banner/index.ts';
import { QuickInfo } from '../../content/quick-info/index.ts';
import { RichText } from '../../content/rich-text/index.ts';
import { SearchResultList } from '../../content/search-result/index.ts';
import { NotImplemented } from '../../feedback/not-implemented/index.ts';
import { TowTruckIcon } from '../../foundations/icons/generated/modules/tow-truck.tsx';
import { PageSection } from '../../layout/page-section/index.ts';
import { TitleBlock } from '../../layout/title-block/index.ts';
import { TitleHero } from '../../layout/title-hero/index.ts';
import { QuickLinkList } from '../../navigation/quick-link-list/index.ts';

const long = 'Approvisionnement énergétique des véhicules électriques rechargeables';
const picture = { src: '/route.svg', alt: 'Une route', width: 1600, height: 900 };
const join = { href: '#adhesions', label: 'Voir les adhésions' };

/** A page with every content block. */
export const page = (
  <I18nProvider locale="fr">
    <main>
      <TitleHero title={long} tagline="Partir tranquille" primary={join} secondary={join} />
      <PageSection heading="Services">
        <InfoList
          items={Array.from({ length: 6 }, (_, index) => ({
            title: `Service ${index + 1}`,
            description: `<p>Texte ${index + 1}</p>`,
          }))}
        />
        <IconBlockList
          blocks={[
            { id: 'a', icon: <TowTruckIcon size="x-large" />, heading: long, ctas: [join] },
            { id: 'b', heading: 'Voyage', name: 'Ève', location: 'Alma', background: 'secondary' },
          ]}
        />
        <p>
          <Price cents={1250} />
        </p>
      </PageSection>
      <Faq
        title="Questions"
        items={[
          { question: `${long} ?`, answer: '<p>Oui, partout.</p>' },
          { question: 'Quand?', answer: '<p>Jour et nuit.</p>' },
        ]}
      />
      <PageSection heading="Images">
        <Gallery
          items={[
            picture,
            { src: '/lac.svg', alt: 'Un lac' },
            { youtubeId: 'M7lc1UVf-VE', title: 'Le test' },
          ]}
        />
        <RichText html="<h3>Avant</h3><p>Un <b>texte</b></p><table><tr><th scope=row>Prix<td>12,50$</table>" />
        <ExpertOpinion quote="Vérifiez à froid" name="Ève Tremblay" tag="experte" />
      </PageSection>
      <PageSection heading="Conseils">
        <ArticleSpotlight
          image={picture}
          title={long}
          href="#article"
          publishedDate={new Date('2026-11-21')}
          actionLabel="Lire"
          headingLevel={3}
        />
        <AdviceTileList
          tiles={[{ url: '#neige', type: 'roadTest', maker: 'Honda', model: 'CR-V', image: picture }]}
        />
        <PromoBanner id="offre" title={long} primary={join} headingLevel={3} />
        <QuickInfo title="En panne?" phones={[{ number: '1 800 555-0134', label: 'Sans frais' }]} />
        <NotImplemented name="carte-3d" />
      </PageSection>
      <TitleBlock
        title="Tous nos services"
        accent="à portée de main"
        subtitle={long}
        surface="tertiary-alt"
      />
      <FreeText heading="Avant de partir" html="<p>Un <b>texte</b></p>" surface="secondary-alt" />
      <PageSection heading="Résultats">
        <SearchResultList
          results={[
            {
              href: '#batterie',
              title: long,
              snippet: 'Une <em>batterie</em> faible',
              type: 'guide',
              year: 2026,
              image: picture,
              headingLevel: 3,
            },
          ]}
        />
      </PageSection>
      <QuickLinkList
        columns={3}
        title="Accès rapide"
        items={[{ href: '#test', title: long, image: picture }]}
        orientation="horizontal"
      />
    </main>
  </I18nProvider>
);
