export { optionCodes, priceReader, type ReadPrices, seedPrices } from './price-list.ts';
export { priceRoutes } from './prices.routes.ts';
