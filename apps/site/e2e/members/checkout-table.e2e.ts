import { type CheckoutRow, testRows } from '../support/checkout-table.ts';

// Rows that no other test of the checkouts covers; `checkout-table.wide.ts` has them all.
const rows: readonly CheckoutRow[] = [
  { flow: 'modify-my-membership', language: 'en', method: 'bank', term: 'monthly', script: false },
];

testRows(rows);
