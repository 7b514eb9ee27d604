import { ConsentNotice } from '@jalon/consent';
import { SessionNotice } from '@jalon/membership/session-time';
import { PricedMemberships } from '../features/priced-memberships.tsx';
import { SiteHeader } from '../frame/header/site-header.tsx';
import type { Visitor } from '../visitor/visitor.ts';
import type { VisitorPartName } from '../visitor/visitor-part.tsx';

/** The parts of a page that differ from visitor to visitor. Those in the table of islands are islands too. */
export const visitorParts = {
  consent: ConsentNotice,
  header: SiteHeader,
  memberships: PricedMemberships,
  session: SessionNotice,
} satisfies Record<VisitorPartName, unknown>;

const zoe = { name: 'Zoé', surname: 'Côté', memberNumber: '0' } as Visitor['member'];
const due = { ...zoe, indRenewalPeriod: true, codeStatusAdhesion: 'REN' } as Visitor['member'];

/** A visitor for each form that the parts can have: together they need all styles. */
export const everyVisitor: readonly Visitor[] = [
  { member: undefined, hasChosen: false },
  { member: zoe, session: { ends: '2026-11-27T16:00:00Z' }, hasChosen: true },
  { member: due, hasChosen: true },
];
