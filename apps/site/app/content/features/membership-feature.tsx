import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { NotImplemented } from '@jalon/ui/not-implemented';
import { Section } from '@jalon/ui/section';
import { lazy } from 'react';
import type { MembershipView } from '../page/view.ts';
import { Framed } from './framed.tsx';
import { membershipMessages } from './membership-feature.messages.ts';
import { Offer } from './membership-feature.styles.ts';

// Loaded with the pages that show memberships, and no other.
const MembershipOffer = lazy(async () => ({
  default: (await import('./membership-offer.tsx')).MembershipOffer,
}));

/** Memberships with their prices of today. On a site without memberships, a placeholder. */
export function MembershipFeature({ feature }: { feature: MembershipView }) {
  const t = useT(membershipMessages);
  const { title, subtitle, surface, anchor, offer, modelId } = feature;
  if (!offer) {
    return (
      <Section>
        <NotImplemented name={modelId} />
      </Section>
    );
  }
  return (
    <Framed title={title} subtitle={subtitle} surface={surface} anchor={anchor}>
      {/* Several pages compare the same benefits: the index of the search leaves the table out. */}
      <Offer data-nosnippet={modelId === 'membership-comparator' || undefined}>
        {!offer.priced && <Alert variant="info" title={t('unpriced')} />}
        <MembershipOffer feature={feature} />
      </Offer>
    </Framed>
  );
}
