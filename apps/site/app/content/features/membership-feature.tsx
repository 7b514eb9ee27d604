import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { NotImplemented } from '@jalon/ui/not-implemented';
import type { MembershipView } from '../page/view.ts';
import { Framed } from './framed.tsx';
import { membershipMessages } from './membership-feature.messages.ts';
import { Offer } from './membership-feature.styles.ts';
import { MembershipOffer } from './membership-offer.tsx';

/** Memberships with their current prices. On a site without memberships, a placeholder. */
export function MembershipFeature({ feature }: { feature: MembershipView }) {
  const t = useT(membershipMessages);
  const { title, subtitle, surface, anchor, offer, modelId } = feature;
  if (!offer) {
    return (
      <Framed title={title} subtitle={subtitle} surface={surface} anchor={anchor}>
        <NotImplemented name={modelId} />
      </Framed>
    );
  }
  return (
    <Framed title={title} subtitle={subtitle} surface={surface} anchor={anchor}>
      {/* Several pages have the same table of benefits: the search index leaves it out. */}
      <Offer data-nosnippet={modelId === 'membership-comparator' || undefined}>
        {!offer.priced && <Alert variant="info" title={t('unpriced')} />}
        <MembershipOffer feature={feature} />
      </Offer>
    </Framed>
  );
}
