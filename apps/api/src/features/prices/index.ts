export { dayInQuebec, pricesOn, seedPrices } from './price-list.ts';
export { priceRoutes } from './prices.routes.ts';
