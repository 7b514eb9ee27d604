import { type CheckoutRow, testRows } from '../support/checkout-table.ts';

// Rows that no other test of the checkouts covers; `checkout-table.wide.ts` has them all.
const rows: readonly CheckoutRow[] = [
  { flow: 'register', language: 'en', method: 'bank', term: 'annual', script: false },
  { flow: 'gift-a-membership', language: 'en', method: 'card', term: 'monthly', script: false },
  { flow: 'modify-my-membership', language: 'en', method: 'bank', term: 'monthly', script: false },
  { flow: 'modify-my-membership', language: 'fr', method: 'card', term: 'annual', script: true },
  { flow: 'renewal', language: 'fr', method: 'bank', term: 'annual', script: false },
  { flow: 'renewal', language: 'fr', method: 'card', term: 'monthly', script: true },
];

testRows(rows);
