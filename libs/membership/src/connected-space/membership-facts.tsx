'use client';

import { formatDate, formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { connectedSpaceMessages } from './connected-space.messages.ts';
import { Facts } from './connected-space.styles.ts';
import type { MemberSpace, ServiceCount } from './member-space.ts';

export interface MembershipFactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  member: MemberSpace;
}

/**
 * State and dates, services, club dollars, discounts, price and balance: a `<dl>` with one card for each
 * known fact. A card that asks for an action has `data-asks`.
 */
export function MembershipFacts({ member, ...props }: MembershipFactsProps) {
  const t = useT(connectedSpaceMessages);
  const locale = useLocale();
  const { state, expires, services, servicesVr, balance, pricePerMonth: price } = member;
  // Who pays once a year pays nothing by the month.
  const priceTitle = member.paymentPeriod === 'annual' ? 'priceAMonth' : 'price';
  const { clubDollars, reservedClubDollars: reserved = 0, instantDiscounts } = member;
  const facts = [
    (state || expires || member.automaticRenewal || member.gift) && (
      <Fact
        key="membership"
        title={t('membership')}
        value={state && t(state)}
        asks={state !== undefined && state !== 'active'}
      >
        {expires && <dd>{t('expires', { date: formatDate(new Date(expires), locale) })}</dd>}
        {member.automaticRenewal && <dd>{t('renewsItself')}</dd>}
        {member.gift && <dd>{t('gift')}</dd>}
      </Fact>
    ),
    services && <Services key="services" title={t('assistance')} {...services} />,
    servicesVr && <Services key="servicesVr" title={t('assistanceVr')} {...servicesVr} />,
    clubDollars !== undefined && (
      <Fact key="clubDollars" title={t('clubDollars')} value={formatPrice(clubDollars, locale)}>
        {reserved > 0 && <dd>{t('clubDollarsReserved', { reserved: formatPrice(reserved, locale) })}</dd>}
      </Fact>
    ),
    instantDiscounts !== undefined && (
      <Fact
        key="instantDiscounts"
        title={t('instantDiscounts')}
        value={formatPrice(instantDiscounts, locale)}
      />
    ),
    (price !== undefined || member.paymentPeriod || member.paymentType) && (
      <Fact
        key="price"
        title={t(price === undefined ? 'payment' : priceTitle)}
        value={price !== undefined && formatPrice(price, locale)}
      >
        {member.paymentPeriod && <dd>{t(member.paymentPeriod)}</dd>}
        {member.paymentType && <dd>{t(member.paymentType === 'card' ? 'byCard' : 'byBank')}</dd>}
      </Fact>
    ),
    balance !== undefined && balance >= 0 && (
      <Fact key="balance" title={t('balance')} value={formatPrice(balance, locale)} asks={balance > 0}>
        {balance === 0 && <dd>{t('nothingToPay')}</dd>}
      </Fact>
    ),
    balance !== undefined && balance < 0 && (
      <Fact key="credit" title={t('credit')} value={formatPrice(-balance, locale)}>
        <dd>{t('creditUse')}</dd>
      </Fact>
    ),
  ].filter(Boolean);
  if (facts.length === 0) return <p>{t('noDetails')}</p>;
  return <Facts {...props}>{facts}</Facts>;
}

interface FactProps {
  title: string;
  /** Absent if unknown: the first of the children is then the value. */
  value: ReactNode;
  asks?: boolean;
  children?: ReactNode;
}

function Fact({ title, value, asks = false, children }: FactProps) {
  return (
    <div data-surface={asks ? 'quaternary' : 'secondary'} data-asks={asks}>
      <dt>{title}</dt>
      {value && <dd>{value}</dd>}
      {children}
    </div>
  );
}

function Services({ title, used, total }: ServiceCount & { title: string }) {
  const t = useT(connectedSpaceMessages);
  return (
    <Fact title={title} value={t('usedOf', { used, total })}>
      <dd>{t('left', { left: Math.max(0, total - used) })}</dd>
    </Fact>
  );
}
