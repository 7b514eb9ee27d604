import { formatDate } from '@jalon/i18n';
import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { checkoutMessages } from '../kit/checkout.messages.ts';
import type { MembersOnlyView, NotForMemberView, UnavailableView } from './checkout-view.ts';
import { Notice } from './notice.tsx';
import { viewMessages } from './view.messages.ts';
import { viewTitle } from './view-title.ts';

/** For visitors, if only members can continue. */
export function MembersOnly({ view }: { view: MembersOnlyView }) {
  const t = useT(viewMessages);
  const { signIn, flows } = view.links;
  return (
    <Notice title={viewTitle(view)} text={t('membersText')}>
      <Button href={signIn}>{t('signIn')}</Button>
      <Button href={flows.register} variant="secondary">
        {t('becomeMember')}
      </Button>
    </Notice>
  );
}

/** For a member who can’t change or renew the membership. */
export function NotForMember({ view }: { view: NotForMemberView }) {
  const t = useT(viewMessages);
  const shared = useT(checkoutMessages);
  const title = viewTitle(view);
  const { reason, expirationDate, canRenew, links, locale } = view;
  const space = (variant?: 'secondary') => (
    <Button href={links.memberArea} variant={variant}>
      {shared('space')}
    </Button>
  );
  switch (reason) {
    case 'notMain':
      return (
        <Notice title={title} text={t('notMainText')}>
          {space()}
        </Notice>
      );
    case 'notActive':
      return (
        <Notice title={title} text={t(canRenew ? 'endedRenewText' : 'endedContactText')}>
          {canRenew ? (
            <Button href={links.flows.renewal}>{t('renew')}</Button>
          ) : (
            <Button href={links.contact}>{t('contact')}</Button>
          )}
          {space('secondary')}
        </Notice>
      );
    case 'processing':
      return (
        <Notice title={title} text={t('processingText')}>
          {space()}
        </Notice>
      );
    case 'notInPeriod': {
      const date = expirationDate && formatDate(new Date(expirationDate), locale);
      return (
        <Notice title={title} text={date ? t('periodTextUntil', { date }) : t('periodText')}>
          {space()}
          <Button href={links.flows['modify-my-membership']} variant="secondary">
            {t('modify')}
          </Button>
        </Notice>
      );
    }
  }
}

/** While the API is unavailable. */
export function Unavailable({ view }: { view: UnavailableView }) {
  const t = useT(viewMessages);
  return (
    <Notice title={viewTitle(view)} text={t('awayText')}>
      <Button href={view.here[view.locale]}>{t('again')}</Button>
    </Notice>
  );
}
