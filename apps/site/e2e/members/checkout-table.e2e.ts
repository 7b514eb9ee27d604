import { type CheckoutRow, testRows } from '../support/checkout-table.ts';

// Rows that no other test of the checkouts covers; `checkout-table.wide.ts` has them all.
const rows: readonly CheckoutRow[] = [
  { flow: 'modify-my-membership', language: 'en', method: 'bank', term: 'monthly', script: false },
  { flow: 'renewal', language: 'fr', method: 'card', term: 'monthly', script: true },
];

testRows(rows);
