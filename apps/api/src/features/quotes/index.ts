export { memberFlows, type PricingOptions } from './price-request.ts';
export { releasePromoCode, reservePromoCode, usePromoCode } from './promo-codes.ts';
export { type QuoteOptions, registerQuotes } from './quotes.routes.ts';
export { type QuoteSettings, readQuoteSettings } from './quotes.settings.ts';
export { findQuote, hasChanged, type StoredQuote } from './quotes.ts';
