/** A page of the bench. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Who or what the visitor's cookies are of. */
  readonly visitor?: Visitor;
  /** The first field that a script checks. */
  readonly field?: string;
  /** What unfolds it on a phone. */
  readonly fold?: string;
  /** Whether the field’s filter refuses the key {@link refusedKey}. */
  readonly isFiltered?: boolean;
}

/** A member, or a visitor who has come to a step of the checkout. */
export type Visitor = 'member' | 'address' | 'payment' | 'review';

/** No name and no make of a car has it. */
export const refusedKey = '#';

/** What is touched on a page without a field. */
export const headerControl = 'header :is(button, a[data-opens]):visible, main a';

export const pages: readonly MeasuredPage[] = [
  { name: 'content', path: '/fr/assistance-routiere' },
  { name: 'memberships', path: '/fr/adhesions', fold: 'main summary', field: 'main details select' },
  {
    name: 'form',
    path: '/fr/formulaires/test-de-batterie',
    field: '[name=vehiculeMarque]',
    isFiltered: true,
  },
  {
    name: 'price list',
    path: '/fr/formulaires/prix-de-liste',
    field: '[name=vehiculeMarque]',
    isFiltered: true,
  },
  { name: 'sign-in', path: '/fr/connexion', field: 'main [name=username]' },
  { name: 'member area', path: '/fr/espace-connecte', visitor: 'member' },
  {
    name: 'checkout: person',
    path: '/fr/adhesion?type=PLUS',
    field: '[name=firstName]',
    isFiltered: true,
  },
  {
    name: 'checkout: address',
    path: '/fr/adhesion/adresse',
    visitor: 'address',
    field: '[name=city]',
    isFiltered: true,
  },
  {
    name: 'checkout: payment',
    path: '/fr/adhesion/paiement',
    visitor: 'payment',
    field: '[name=termSelected]',
  },
  {
    name: 'checkout: review',
    path: '/fr/adhesion/revision',
    visitor: 'review',
    field: '[name=contractAccepted]',
  },
  { name: 'search', path: '/fr/resultats-de-recherche?q=pneus' },
];
