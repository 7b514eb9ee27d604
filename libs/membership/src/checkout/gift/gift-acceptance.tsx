'use client';

import type { GiftAccepted, GiftAnswer } from '@jalon/api-client/contract';
import { formatMemberNumber, useClub } from '@jalon/forms/club';
import { formatDate } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import type { FormEvent } from 'react';
import { checkoutMessages } from '../kit/checkout.messages.ts';
import type { QuoteNames } from '../kit/quote-rows.ts';
import { Stack } from '../kit/steps/fields.styles.ts';
import { GiftCard } from './gift-card.tsx';

export interface GiftAcceptanceProps extends QuoteNames {
  gift: GiftAnswer['gift'];
  /** The path to which the form posts without a script. Default: its own page. */
  action?: string | undefined;
  /** The API’s answer to the acceptance. */
  accepted?: GiftAccepted | undefined;
  /** It was not accepted because the API is away. */
  failed?: boolean | undefined;
  isSending?: boolean | undefined;
  /** Accepts with a script. */
  onAccept?: (() => void) | undefined;
}

/** The page on which a recipient accepts a gift. Renders a section with an `h1` and a `form`. */
export function GiftAcceptance({
  gift,
  action,
  accepted,
  failed,
  isSending,
  onAccept,
  membershipName,
}: GiftAcceptanceProps) {
  const t = useT(checkoutMessages);
  const locale = useLocale();
  const club = useClub();

  function accept(event: FormEvent) {
    if (!onAccept) return;
    event.preventDefault();
    if (!isSending) onAccept();
  }

  if (accepted) {
    const number = formatMemberNumber(accepted.memberNumber, club);
    const to = formatDate(new Date(accepted.to), locale);
    return (
      <Stack>
        <h1>{t('giftAccepted')}</h1>
        <p role="status">{t('giftAcceptedDetail', { number, to })}</p>
      </Stack>
    );
  }
  return (
    <Stack>
      <GiftCard gift={gift} membershipName={membershipName} level="h1" />
      {gift.state === 'accepted' ? (
        <Alert variant="info">{t('giftAlreadyAccepted')}</Alert>
      ) : (
        <form method="post" action={action} onSubmit={accept}>
          <Stack>
            <p>{t('acceptIntro')}</p>
            {failed && (
              <Alert variant="error" announce>
                {t('processingError')}
              </Alert>
            )}
            <div>
              <Button type="submit" loading={isSending}>
                {t('acceptGift')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
