import { I18nProvider } from '@jalon/i18n/react';
import { Button } from '../../actions/button/index.ts';
import { ConsentControl } from '../../actions/consent-control/index.ts';
import { Breadcrumb } from '../../navigation/breadcrumb/index.ts';
import { Header } from '../../navigation/header/index.ts';
import { InPageNavigation } from '../../navigation/in-page-navigation/index.ts';
import { Pagination } from '../../navigation/pagination/index.ts';
import { mainId, SkipLink } from '../../navigation/skip-link/index.ts';
import { Dialog, opensDialog } from '../../overlays/dialog/index.ts';
import { HoverCard } from '../../overlays/hover-card/index.ts';
import { Tooltip } from '../../overlays/tooltip/index.ts';
import { WarningOverlay } from '../../overlays/warning-overlay/index.ts';
import { sampleHeader } from '../sample-club.ts';

const crumbs = ['Accueil', 'Conseils', 'Auto', 'Hiver', 'Batterie'].map((name) => ({
  name,
  url: `#${name}`,
}));

/** A page with every overlay and navigation component. */
export const page = (
  <I18nProvider locale="fr">
    <SkipLink />
    <Header {...sampleHeader('fr')} />
    <main id={mainId} tabIndex={-1}>
      <Breadcrumb crumbs={crumbs} structuredData />
      <InPageNavigation anchors={[{ id: 'partie', label: 'Partie' }]} />
      <section id="partie">
        <h1>Batterie</h1>
        <p>
          <HoverCard description="Deux dépannages par année." linkHref="#vr" linkLabel="Voir l’option">
            Option VR
          </HoverCard>{' '}
          <Tooltip label="Durée" content="Par année d’adhésion." />
        </p>
        <Button {...opensDialog('aide')}>Aide</Button>
        <Dialog id="aide" title="Besoin d’aide">
          <p>Appelez-nous.</p>
        </Dialog>
        <WarningOverlay
          id="quitter"
          heading="Vous quittez le site"
          linkTitle="Partenaire"
          href="#partenaire"
          continueLabel="Continuer"
          cancelLabel="Rester"
          actionEvent="partner"
        />
        <Pagination page={2} pageCount={9} hrefFor={(page) => `#${page}`} />
      </section>
    </main>
    <ConsentControl onOpen={() => undefined} />
  </I18nProvider>
);
