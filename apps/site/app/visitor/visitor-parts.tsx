import { ConsentNotice } from '@jalon/consent';
import type { ComponentProps } from 'react';
import { PricedMemberships } from '../content/features/priced-memberships.tsx';
import { SiteHeader } from '../frame/header/site-header.tsx';
import type { Visitor } from './visitor.ts';

/** The parts of a page that differ from visitor to visitor. Those in the table of islands are islands too. */
export const visitorParts = {
  consent: ConsentNotice,
  header: SiteHeader,
  memberships: PricedMemberships,
};

export type VisitorPartName = keyof typeof visitorParts;

/** The props of a part that come from the visitor. */
export const propsOfVisitor = {
  consent: ({ hasChosen }: Visitor) => ({ hidden: hasChosen }),
  header: ({ member }: Visitor) => ({ member }),
  memberships: ({ member }: Visitor) => ({ member }),
} as const satisfies Record<VisitorPartName, (visitor: Visitor) => object>;

/** The props of a part that are the same for every visitor. */
export type VisitorPartProps<N extends VisitorPartName> = Omit<
  ComponentProps<(typeof visitorParts)[N]>,
  keyof ReturnType<(typeof propsOfVisitor)[N]>
>;

const zoe = { name: 'Zoé', surname: 'Côté', memberNumber: '0' } as Visitor['member'];
const due = { ...zoe, indRenewalPeriod: true, codeStatusAdhesion: 'REN' } as Visitor['member'];

/** A visitor for each form that the parts can have: together they need all styles. */
export const everyVisitor: readonly Visitor[] = [
  { member: undefined, hasChosen: false },
  { member: zoe, hasChosen: true },
  { member: due, hasChosen: true },
];
