import { ClubProvider } from '@jalon/club/react';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleMember, sparseMember } from '../stories/members.ts';
import { ConnectedSpace, type ConnectedSpaceProps, type MemberSpace } from './index.ts';

const links = {
  renew: '/renew',
  modify: '/modify',
  recommend: '/tell',
  changeContact: '/contact',
  signIn: '/in',
  endMembership: '/end',
};
const club = { name: { fr: 'Club des Pins', en: 'Pine Club' }, memberNumberPrefix: '99' };

const textOf = (
  member: MemberSpace | undefined,
  locale: 'fr' | 'en' = 'fr',
  more: Partial<ConnectedSpaceProps> = {},
) => {
  const html = renderToStaticMarkup(
    <I18nProvider locale={locale}>
      <ClubProvider club={club}>
        <ConnectedSpace member={member} links={links} typeNames={{ PLUS: 'Jalon Plus' }} {...more} />
      </ClubProvider>
    </I18nProvider>,
  );
  return { html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') };
};

it.each([
  [
    'fr',
    ['Club des Pins', '99\u00a01000000017', '42,50$', '7,25$', '14,00$', 'Il en reste 3', '31 août 2027'],
  ],
  ['en', ['Pine Club', '$42.50', '$7.25', '$14.00', '3 left', 'August 31, 2027']],
] as const)('serves every fact without JavaScript, in %s', (locale, facts) => {
  const { text } = textOf(sampleMember, locale);
  for (const fact of facts) expect(text).toContain(fact.replaceAll('\u00a0', ' '));
});

it('links to renewing only in the renewal period, and to recommending only who may', () => {
  expect(textOf(sampleMember).html).toContain('href="/renew"');
  expect(textOf({ ...sampleMember, canRenew: false }).html).not.toContain('href="/renew"');
  expect(textOf({ ...sampleMember, canRecommend: false }).html).not.toContain('href="/tell"');
});

it('links to changing and to ending only for the main member', () => {
  for (const path of ['/modify', '/end']) {
    expect(textOf(sampleMember).html).toContain(`href="${path}"`);
    expect(textOf({ ...sampleMember, isAdditional: true }).html).not.toContain(`href="${path}"`);
  }
});

it('reminds members who have to renew, but not those with automatic renewal', () => {
  const reminder = 'C’est le moment de renouveler';
  expect(textOf({ ...sampleMember, state: 'toRenew' }).text).toContain(reminder);
  expect(textOf({ ...sampleMember, state: 'expired' }).text).toContain('échue depuis le 31 août 2027');
  expect(textOf({ ...sampleMember, state: 'toRenew', expires: undefined }).text).toContain('à renouveler');
  expect(textOf(sampleMember).text).not.toContain(reminder);
  expect(textOf({ ...sampleMember, state: 'toRenew', canRenew: false }).text).not.toContain(reminder);
});

it('shows a balance below zero as a credit', () => {
  const { text } = textOf({ ...sampleMember, balance: -3_730 }, 'en');
  expect(text).toContain('Your credit $37.30');
  expect(text).not.toContain('Balance to pay');
});

it('shows each fact that is known, without those that are not', () => {
  const { text } = textOf({
    ...sparseMember,
    expires: '2027-08-31',
    automaticRenewal: true,
    gift: true,
    paymentPeriod: 'annual',
    paymentType: 'card',
  });
  expect(text).toMatch(/Adhésion Échéance : 31 août 2027 Renouvellement automatique \S/);
  expect(text).toContain('Paiement Payé une fois par année Par carte de crédit');
  expect(text).not.toContain('Prix par mois');
});

it('omits unknown values', () => {
  const { text } = textOf(sparseMember);
  expect(text).toContain('ne sont pas disponibles');
  expect(text).not.toMatch(/undefined|NaN|Invalid|\$|sur \d/);
});

it('keeps what belongs to a member from a visitor', () => {
  const { text, html } = textOf(undefined);
  expect(html).toContain('href="/in"');
  expect(text).not.toMatch(/Adhésion|\$/);
});
