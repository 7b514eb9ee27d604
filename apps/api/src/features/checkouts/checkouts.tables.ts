import { draftTable, linkTable } from '../../platform/drafts/draft-columns.ts';

/** Unfinished checkouts. */
export const checkouts = draftTable('checkouts');

/** Requests for a link to continue one on another device. */
export const checkoutLinks = linkTable('checkout_links', { drafts: checkouts, draftColumn: 'checkout_id' });
