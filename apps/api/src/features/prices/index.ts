export { optionCodes, pricesOn } from './price-list.ts';
