'use client';

import type { GiftAnswer } from '@jalon/api-client/contract';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { useHydrated } from '@jalon/ui/use-hydrated';
import { checkoutMessages } from '../kit/checkout.messages.ts';
import type { QuoteNames } from '../kit/quote-rows.ts';
import { Tools } from '../kit/steps/fields.styles.ts';
import { giftMessages } from './gift.messages.ts';
import { Card, Way } from './gift-card.styles.ts';
import type { QrPath } from './qr-path.ts';

export interface GiftCardProps extends QuoteNames {
  gift: Pick<GiftAnswer['gift'], 'giverName' | 'recipientFirstName' | 'codeOptionAdhesion' | 'message'>;
  /** The full address of the page to accept the gift, for a printed card. */
  link?: string | undefined;
  /** The same address as a QR code. */
  qrCode?: QrPath | undefined;
  /** The heading’s level in the page. @default h2 */
  level?: 'h1' | 'h2';
}

/**
 * The card of a gift, on a page or printed. Renders an `article`; one to print has the attribute `data-prints-alone`, with
 * which a host can leave its header and footer out of the print.
 */
export function GiftCard({ gift, link, qrCode, level: Heading = 'h2', membershipName }: GiftCardProps) {
  const t = useT(giftMessages);
  const shared = useT(checkoutMessages);
  const hasScript = useHydrated();
  const locale = useLocale();
  const { codeOptionAdhesion: code } = gift;
  return (
    <Card data-surface="primary" data-prints-alone={link ? '' : undefined}>
      <Heading>{shared('giftFor', { recipient: gift.recipientFirstName })}</Heading>
      <p>{t('giftIs', { membership: membershipName?.(code, locale) ?? code })}</p>
      {gift.message && <blockquote>{gift.message}</blockquote>}
      <p>{shared('giftFrom', { giver: gift.giverName })}</p>
      {link && (
        <Way>
          {qrCode && (
            <svg viewBox={`0 0 ${qrCode.size} ${qrCode.size}`} role="img" aria-label={t('giftQrCode')}>
              <path d={qrCode.path} />
            </svg>
          )}
          <p>
            {t(qrCode ? 'giftScanOrLink' : 'giftLink')} <strong>{link}</strong>
          </p>
        </Way>
      )}
      {link && hasScript && (
        <Tools>
          <Button variant="secondary" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Tools>
      )}
    </Card>
  );
}
