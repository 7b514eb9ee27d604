import { I18nProvider } from '@jalon/i18n/react';
import { Actions } from '../../actions/actions/index.ts';
import { Button } from '../../actions/button/index.ts';
import { CtaButton } from '../../actions/cta-button/index.ts';
import { PhoneLink } from '../../actions/phone-link/index.ts';
import { AdviceTileList } from '../../content/advice-tile-list/index.ts';
import { ArticleSpotlight } from '../../content/article-spotlight/index.ts';
import { Faq } from '../../content/faq/index.ts';
import { FreeText } from '../../content/free-text/index.ts';
import { IconBlockList } from '../../content/icon-block/index.ts';
import { Image } from '../../content/image/index.ts';
import { LinkTile, LinkTileList } from '../../content/link-tile/index.ts';
import { PromoBanner } from '../../content/promo-banner/index.ts';
import { QuickInfo } from '../../content/quick-info/index.ts';
import { RichText } from '../../content/rich-text/index.ts';
import { SearchResultList } from '../../content/search-result/index.ts';
import { ErrorSummary } from '../../feedback/error-summary/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { CarIcon } from '../../foundations/icons/generated/modules/car.tsx';
import { Icon } from '../../foundations/icons/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';
import { Checkbox } from '../../inputs/checkbox/index.ts';
import { CheckboxGroup } from '../../inputs/checkbox-group/index.ts';
import { describedBy, Field } from '../../inputs/field/index.ts';
import { Fieldset } from '../../inputs/fieldset/index.ts';
import { PrefixedInput } from '../../inputs/prefixed-input/index.ts';
import { Radio, RadioGroup } from '../../inputs/radio-group/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { FormColumns, FormNote } from '../../layout/form-columns/index.ts';
import { Headings } from '../../layout/headings/index.ts';
import { Hero } from '../../layout/hero/index.ts';
import { HeroVariant } from '../../layout/hero-variant/index.ts';
import { anchorId, PageSection } from '../../layout/page-section/index.ts';
import { Section } from '../../layout/section/index.ts';
import { TitleBlock } from '../../layout/title-block/index.ts';
import { TitleHero } from '../../layout/title-hero/index.ts';
import { NavLinkList } from '../../navigation/nav-link-list/index.ts';
import { QuickLinkList } from '../../navigation/quick-link-list/index.ts';
import { closesDialog, Dialog, opensDialog } from '../../overlays/dialog/index.ts';

const picture = { src: '/route.svg', alt: 'Une route', width: 1600, height: 900 };
const join = { href: '#adhesions', label: 'Voir les adhésions' };
const choices = [{ value: 'a', label: 'Remorquage' }];

/** Every component that needs no client code, as a server component would render it. */
export const serverPage = (
  <I18nProvider locale="fr">
    <Hero title="Partir tranquille" actions={[join]} />
    <HeroVariant heading="Nos services" primary={join} />
    <TitleHero title="Assistance" picture={<Image {...picture} sizes="hero" />} primary={join} />
    <PageSection heading="Conseils" id={anchorId('Conseils')}>
      <AdviceTileList tiles={[{ url: '#neige', type: 'article', title: 'Neige', image: picture }]} />
      <ArticleSpotlight
        image={picture}
        title="Pneus d’hiver"
        href="#pneus"
        publishedDate={new Date('2026-11-21')}
        actionLabel="Lire"
      />
      <Faq title="Questions" items={[{ question: 'Quand?', answer: '<p>Jour et nuit.</p>' }]} />
    </PageSection>
    <TitleBlock title="Tous nos services" />
    <FreeText heading="Avant de partir" html="<p>Un texte</p>" />
    <Section surface="secondary">
      <SearchResultList results={[{ href: '#d', title: 'Pneus' }]} />
      <Headings heading="Avantages" subheading="Toute l’année" />
      <IconBlockList
        blocks={[{ id: 'a', icon: <CarIcon />, heading: 'Voyage', background: 'secondary', ctas: [join] }]}
      />
      <Icon name="car" size="medium" />
      <LinkTileList>
        <LinkTile href="#a" title="Services" />
      </LinkTileList>
      <NavLinkList title="Liens" links={[{ href: '#b', label: 'Partenaires' }]} />
      <PromoBanner title="Offre" primary={join} />
      <QuickInfo title="En panne?" phones={[{ number: '1 800 555-0134', label: 'Sans frais' }]} />
      <QuickLinkList title="Accès rapide" items={[{ href: '#c', title: 'Batterie', image: picture }]} />
      <PhoneLink number="1 800 555-0134" />
      <RichText html="<p>Un <b>texte</b></p>" />
      <Skeleton lines={2} />
      <Actions primary={join} />
      <Button {...opensDialog('aide')}>Aide</Button>
      <Dialog id="aide" title="Aide">
        <Button {...closesDialog('aide')}>Rester</Button>
      </Dialog>
    </Section>
    <FormColumns picture={picture.src}>
      <FormNote>Vos réponses servent à préparer le test.</FormNote>
    </FormColumns>
    <form action="/envoyer" method="post">
      <ErrorSummary title="Il y a un problème" errors={[{ controlId: 'make', message: 'Marque requise' }]} />
      <Field controlId="make" label="Marque" error="Marque requise">
        <TextInput
          id="make"
          name="make"
          aria-describedby={describedBy('make', { error: 'Marque requise' })}
        />
      </Field>
      <Select name="city" aria-label="Ville">
        <option>Laval</option>
      </Select>
      <PrefixedInput name="member" prefix="620 285" aria-label="Membre" />
      <Fieldset legend="Choix">
        <Checkbox name="consent" label="J’accepte" isRequired />
        <Radio name="one" value="x" label="Un seul" />
      </Fieldset>
      <CheckboxGroup name="services" legend="Services" options={choices} defaultValue={['a']} />
      <RadioGroup name="service" legend="Service" options={choices} />
      <CtaButton buttonType="submit" visuallyHiddenLabel="la demande">
        Envoyer
      </CtaButton>
      <VisuallyHidden>Fin</VisuallyHidden>
    </form>
  </I18nProvider>
);
