import { GiftCard, type GiftCardProps } from '@jalon/checkout';

export interface PrintedGiftCardProps extends Omit<GiftCardProps, 'membershipName' | 'level'> {
  /** The name of the membership. */
  name: string;
}

/** The card of a gift, with a button that prints it. */
export function PrintedGiftCard({ name, ...props }: PrintedGiftCardProps) {
  return <GiftCard {...props} level="h1" membershipName={() => name} />;
}
