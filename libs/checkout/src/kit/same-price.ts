import type { Quote } from '@jalon/api-client/contract';

/** Whether two quotes have the same amounts. Their days differ after midnight, which changes no price. */
export function isSamePrice(one: Quote, other: Quote): boolean {
  const price = ({ lines, priceData, credit, payments, termSelected, codeOptionAdhesion }: Quote) =>
    JSON.stringify([
      lines,
      priceData,
      credit,
      payments.map(({ amount }) => amount),
      termSelected,
      codeOptionAdhesion,
    ]);
  return price(one) === price(other);
}
