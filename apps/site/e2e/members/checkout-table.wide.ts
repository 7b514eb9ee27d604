import { allRows, testRows } from '../support/checkout-table.ts';

// Every flow, language, way to pay and term, with and without script.

testRows(allRows);
