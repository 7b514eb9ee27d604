'use client';

import { formatMemberNumber } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { AutomaticRenewalForm } from '../../connected-space/automatic-renewal/automatic-renewal-form.tsx';
import { ConnectedSpace } from '../../connected-space/connected-space.tsx';
import { SignOutForm } from '../../sign-in/sign-out-form.tsx';
import type { MemberAreaView } from '../account-view.ts';
import { Actions, Below } from './account-page.styles.ts';
import { DoneNotice } from './done-notice.tsx';
import { memberAreaPageMessages } from './member-area-page.messages.ts';
import type { PageProps } from './page-props.ts';

/** What a member sees of the membership, with the links to what can be changed. */
export function MemberAreaPage({ view }: PageProps<MemberAreaView>) {
  const t = useT(memberAreaPageMessages);
  const club = useClub();
  const { locale, member, typeNames, renewal, done, isFailed, links, origin } = view;
  // A new member can enter the number of the referring member.
  const mail = new Map([
    ['subject', t('recommendSubject', { club: club.name[locale] })],
    ['body', t('recommendBody', { address: origin + links.memberships, number: member.memberNumber })],
  ]);
  const recommend = `mailto:?${Array.from(mail, ([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')}`;
  return (
    <Section>
      <h1>{t('welcome', member)}</h1>
      {done === 'account' && (
        <DoneNotice title={t('accountOpened')}>
          {t('accountOpenedText', { number: formatMemberNumber(member.memberNumber, club) })}
        </DoneNotice>
      )}
      {done && done !== 'account' && <DoneNotice title={t(`renewal-${done}`)} />}
      {isFailed && (
        <Alert variant="error" title={t('renewalFailed')} announce>
          {t('renewalFailedText')}
        </Alert>
      )}
      <ConnectedSpace
        member={member}
        typeNames={typeNames}
        links={{
          renew: links.renew,
          modify: links.modify,
          endMembership: links.endMembership,
          recommend,
          changeContact: links.contactDetails,
          signIn: links.signIn,
        }}
      />
      {renewal && (
        <Below>
          <AutomaticRenewalForm renewal={renewal} action={links.memberArea} />
        </Below>
      )}
      <Actions>
        {renewal && (
          <Button href={links.savedPayment} variant="secondary">
            {t('savedPayment')}
          </Button>
        )}
        <Button href={links.security} variant="secondary">
          {t('security')}
        </Button>
        <SignOutForm action={links.signIn} />
      </Actions>
    </Section>
  );
}
