'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { GiftAcceptance } from '../gift/gift-acceptance.tsx';
import { GiftCard } from '../gift/gift-card.tsx';
import type { GiftView, NoGiftView } from './checkout-view.ts';
import { Notice } from './notice.tsx';
import { viewMessages } from './view.messages.ts';
import { viewTitle } from './view-title.ts';

/** A gift: the giver, the membership and a button to accept it, then the next steps of a new member; or the card to print. */
export function GiftPage({ view }: { view: GiftView }) {
  const { gift, name, url, qrCode, isCard, benefits, signIn, here, locale, accepted, failed } = view;
  const membershipName = () => name;
  return (
    <Section width="text">
      {isCard ? (
        <GiftCard gift={gift} link={url} qrCode={qrCode} level="h1" membershipName={membershipName} />
      ) : (
        <GiftAcceptance
          gift={gift}
          links={{ benefits, signIn }}
          action={here[locale]}
          accepted={accepted}
          failed={failed}
          membershipName={membershipName}
        />
      )}
    </Section>
  );
}

/** A gift that does not exist, or can't be shown at the moment. */
export function NoGiftPage({ view }: { view: NoGiftView }) {
  const t = useT(viewMessages);
  const { isUnknown, here, locale } = view;
  return (
    <Notice title={viewTitle(view)} text={t(isUnknown ? 'giftUnknownText' : 'giftAwayText')}>
      {!isUnknown && <Button href={here[locale]}>{t('again')}</Button>}
    </Notice>
  );
}
