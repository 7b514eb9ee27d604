import { useLocation } from 'react-router';
import { VisitorPart } from '../../visitor/visitor-part.tsx';
import type { MembershipView } from '../page/view.ts';

/** Memberships for the address of the page and the visiting member. */
export function MembershipOffer({ feature }: { feature: MembershipView }) {
  const { pathname, search } = useLocation();
  return <VisitorPart name="memberships" props={{ feature, pathname, search }} />;
}
