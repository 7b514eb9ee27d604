'use client';

import type { GiftAccepted, GiftAnswer } from '@jalon/api-client/contract';
import { formatMemberNumber } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { formatDate } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { declineMessages } from '@jalon/membership/payments';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import type { FormEvent } from 'react';
import type { QuoteNames } from '../kit/quote-rows.ts';
import { Heading } from '../kit/steps/checkout-step.styles.ts';
import { Stack, Tools } from '../kit/steps/fields.styles.ts';
import { Answers } from '../kit/steps/order-summary.styles.ts';
import { newMemberMessages } from '../kit/steps/payment/new-member.messages.ts';
import { useArrivalFocus } from '../kit/steps/use-arrival-focus.ts';
import { giftMessages } from './gift.messages.ts';
import { GiftCard } from './gift-card.tsx';

/** The pages that a new member can open next. */
export interface GiftAcceptanceLinks {
  /** What the membership includes. */
  benefits: string;
  /** A member without a password asks for a link there, as for a forgotten one. */
  signIn: string;
}

export interface GiftAcceptanceProps extends QuoteNames {
  gift: GiftAnswer['gift'];
  links: GiftAcceptanceLinks;
  /** The path to which the form posts without a script. @default its own page */
  action?: string | undefined;
  /** The API’s answer to the acceptance. */
  accepted?: GiftAccepted | undefined;
  /** The gift was not accepted because the API is unavailable. */
  failed?: boolean | undefined;
  isSending?: boolean | undefined;
  /** Accepts the gift with a script. */
  onAccept?: (() => void) | undefined;
}

/**
 * The page on which a recipient accepts a gift, with the next steps of a new member. Renders an `h1` with a `form`, or
 * with links.
 */
export function GiftAcceptance({
  gift,
  links,
  action,
  accepted,
  failed,
  isSending,
  onAccept,
  membershipName,
}: GiftAcceptanceProps) {
  const t = useT(giftMessages);
  const declineText = useT(declineMessages);

  function accept(event: FormEvent) {
    if (!onAccept) return;
    event.preventDefault();
    if (!isSending) onAccept();
  }

  if (accepted) return <Welcome accepted={accepted} links={links} />;
  return (
    <Stack>
      <GiftCard gift={gift} membershipName={membershipName} level="h1" />
      {gift.state === 'accepted' ? (
        <>
          <Alert variant="info">{t('giftAlreadyAccepted')}</Alert>
          <Onwards links={links} />
        </>
      ) : (
        <form method="post" action={action} onSubmit={accept}>
          <Stack>
            <p>{t('acceptIntro')}</p>
            {failed && (
              <Alert variant="error" announce>
                {declineText('processingError')}
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

function Welcome({ accepted, links }: { accepted: GiftAccepted; links: GiftAcceptanceLinks }) {
  const t = useT(giftMessages);
  const account = useT(newMemberMessages);
  const locale = useLocale();
  const club = useClub();
  const { additionalMembers = [], link } = accepted;
  const number = formatMemberNumber(accepted.memberNumber, club);
  const heading = useArrivalFocus();
  return (
    <Stack>
      <Heading ref={heading} tabIndex={-1}>
        {t('giftAccepted')}
      </Heading>
      <p>{t('giftAcceptedDetail', { number, to: formatDate(new Date(accepted.to), locale) })}</p>
      {additionalMembers.length > 0 && (
        <Answers>
          {additionalMembers.map(({ firstName, memberNumber }) => (
            <div key={memberNumber}>
              <dt>{account('memberNumberOf', { name: firstName })}</dt>
              <dd>{formatMemberNumber(memberNumber, club)}</dd>
            </div>
          ))}
        </Answers>
      )}
      {link ? (
        <>
          <p>{account('accountIntro', {})}</p>
          <Tools>
            <Button href={link[locale]}>{account('choosePassword')}</Button>
            <Button href={links.benefits} variant="secondary">
              {t('giftBenefits')}
            </Button>
          </Tools>
        </>
      ) : (
        <Onwards links={links} />
      )}
    </Stack>
  );
}

/** The next steps of a new member. */
function Onwards({ links }: { links: GiftAcceptanceLinks }) {
  const t = useT(giftMessages);
  return (
    <>
      <Tools>
        <Button href={links.benefits}>{t('giftBenefits')}</Button>
        <Button href={links.signIn} variant="secondary">
          {t('giftSignIn')}
        </Button>
      </Tools>
      <p>{t('noPassword')}</p>
    </>
  );
}
