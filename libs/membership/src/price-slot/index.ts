export { priceSlotMessages } from './price-slot.messages.ts';
export { PriceSlot, type PriceSlotProps } from './price-slot.tsx';
