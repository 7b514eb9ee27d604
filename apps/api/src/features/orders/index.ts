export { ledgerReader } from './ledger/read-ledger.ts';
export { type OrderSettings, readOrderSettings } from './orders.settings.ts';
export { type OrderOptions, type Orders, registerOrders } from './orders.ts';
export { personalOrders } from './personal-orders.ts';
