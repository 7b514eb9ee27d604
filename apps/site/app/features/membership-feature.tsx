import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { useLocation } from 'react-router';
import { VisitorPart } from '../visitor/visitor-part.tsx';
import { membershipMessages } from './membership-feature.messages.ts';
import { Offer } from './membership-feature.styles.ts';
import { type MembershipView, PricedMemberships } from './priced-memberships.tsx';

/** Memberships with their current prices, for the address of the page and the visiting member. */
export function MembershipFeature<View extends MembershipView>({
  feature: { hosted: _, ...shown },
  data: offer,
}: {
  feature: View['feature'] & { readonly hosted?: object | undefined };
  data: View['offer'];
}) {
  const t = useT(membershipMessages);
  const { pathname, search } = useLocation();
  return (
    <>
      {/* Several pages have the same table of benefits: the search index leaves it out. */}
      <Offer data-nosnippet={shown.modelId === 'membership-comparator' || undefined}>
        {!offer.priced && <Alert variant="info" title={t('unpriced')} />}
        <VisitorPart
          name="memberships"
          component={PricedMemberships}
          props={{ view: { feature: shown, offer } as MembershipView, pathname, search }}
        />
      </Offer>
    </>
  );
}
