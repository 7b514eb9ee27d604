import { useLocation } from 'react-router';
import { useSite } from '../../frame/use-site.ts';
import { Island } from '../../islands/island.tsx';
import type { MembershipView } from '../page/view.ts';
import { PricedMemberships } from './priced-memberships.tsx';

/** Memberships for the address of the page and the visiting member. */
export function MembershipOffer({ feature }: { feature: MembershipView }) {
  const { member } = useSite();
  const { pathname, search } = useLocation();
  return (
    <Island name="memberships" component={PricedMemberships} props={{ feature, pathname, search, member }} />
  );
}
