import { I18nProvider } from '@jalon/i18n/react';
import { Actions } from '../actions/index.ts';
import { AdviceTileList } from '../advice-tile-list/index.ts';
import { ArticleSpotlight } from '../article-spotlight/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { CtaButton } from '../cta-button/index.ts';
import { closesDialog, Dialog, opensDialog } from '../dialog/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { Faq } from '../faq/index.ts';
import { describedBy, Field } from '../field/index.ts';
import { Fieldset } from '../fieldset/index.ts';
import { Headings } from '../headings/index.ts';
import { Hero } from '../hero/index.ts';
import { HeroVariant } from '../hero-variant/index.ts';
import { IconBlockList } from '../icon-block/index.ts';
import { CarIcon } from '../icons/generated/modules/car.tsx';
import { Icon } from '../icons/index.ts';
import { Image } from '../image/index.ts';
import { LinkTile, LinkTileList } from '../link-tile/index.ts';
import { NavLinkList } from '../nav-link-list/index.ts';
import { anchorId, PageSection } from '../page-section/index.ts';
import { PhoneLink } from '../phone-link/index.ts';
import { PrefixedInput } from '../prefixed-input/index.ts';
import { PromoBanner } from '../promo-banner/index.ts';
import { QuickInfo } from '../quick-info/index.ts';
import { QuickLinkList } from '../quick-link-list/index.ts';
import { Radio, RadioGroup } from '../radio-group/index.ts';
import { RichText } from '../rich-text/index.ts';
import { Section } from '../section/index.ts';
import { Select } from '../select/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { TextInput } from '../text-input/index.ts';
import { TitleHero } from '../title-hero/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

const picture = { src: '/route.svg', alt: 'Une route', width: 1600, height: 900 };
const join = { href: '#adhesions', label: 'Voir les adhésions' };
const choices = [{ value: 'a', label: 'Remorquage' }];

/** Every component that needs no script of its own, as a server component writes it. */
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
    <Section surface="secondary">
      <Headings heading="Avantages" subheading="Toute l’année" />
      <IconBlockList
        blocks={[{ id: 'a', icon: <CarIcon />, heading: 'Voyage', background: 'secondary', ctas: [join] }]}
      />
      <Icon name="car" />
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
