import type { ClubConfig } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { SavedPaymentForm, type SavedPaymentFormProps } from '@jalon/membership/saved-payment';

export interface SavedPaymentIslandProps extends SavedPaymentFormProps {
  club: ClubConfig;
}

/** The saved card or account. The script prints and keeps the agreement. */
export function SavedPaymentIsland({ club, ...props }: SavedPaymentIslandProps) {
  return (
    <ClubProvider club={club}>
      <SavedPaymentForm {...props} />
    </ClubProvider>
  );
}
