export { optionCodes, pricesOn, seedPrices } from './price-list.ts';
export { priceRoutes } from './prices.routes.ts';
