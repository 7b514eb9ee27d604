import { type Locale, locales } from '@jalon/i18n';
import { accountPages, defaultAccountPaths as paths } from '../account/account-paths.ts';
import type { AccountLinks, AccountView } from '../account/account-view.ts';
import { sampleMember } from './members.ts';

function base(locale: Locale) {
  const names = [...accountPages, 'session', 'contactDetails', 'memberships', 'modify', 'renew'] as const;
  const links = Object.fromEntries(names.map((name) => [name, paths[name]?.[locale]]));
  return { locale, here: paths.signIn, links: links as unknown as AccountLinks };
}

const session = {
  id: '7f1f3a3e-6c3f-4b19-9d26-0f3d6a7c1a01',
  browser: 'Firefox',
  system: 'Windows',
  signedInAt: '2026-11-23T13:04:00.000Z',
  lastSeenAt: '2026-11-23T14:30:00.000Z',
  current: true,
};

/** A view of each page of an account, and of its unusual states, by name. */
export function accountViews(locale: Locale) {
  const any = base(locale);
  const card = { method: 'card', brand: 'visa', lastFour: '4242' } as const;
  const signIn = { ...any, kind: 'signIn', isConfirmation: false, hasNewPassword: false } as const;
  const saved = { isReplaceable: true, payment: card, payments: [], isDeclined: false, renewsItself: true };
  const memberArea = {
    ...any,
    kind: 'memberArea',
    member: sampleMember,
    typeNames: { PLUS: 'Jalon Plus', BASE: 'Jalon Essentiel' },
    renewal: { isOn: true, expiresOn: '2027-08-31', payment: card },
    isFailed: false,
    origin: 'https://club.example',
  } as const;
  const security = {
    ...any,
    kind: 'security',
    username: 'zoe.cote',
    sessions: [session],
    isNotEnded: false,
  } as const;
  const savedPayment = { ...any, kind: 'savedPayment', saved, isDone: false } as const;
  return {
    signIn,
    wrongPassword: {
      ...signIn,
      rejected: {
        username: 'zoe.cote',
        errors: { username: 'incorrectConnection', password: 'incorrectConnection' },
      },
    },
    tooManyAttempts: { ...signIn, rejected: { errors: { generic: 'tooMany' }, retryAfter: 900 } },
    confirmation: { ...signIn, isConfirmation: true },
    newPasswordSet: { ...signIn, hasNewPassword: true },
    signedIn: { ...any, kind: 'signedIn', name: 'Zoé Côté', memberNumber: '1000000017' },
    forgottenPassword: { ...any, kind: 'forgottenPassword' },
    linkSent: { ...any, kind: 'linkSent' },
    newPassword: { ...any, kind: 'newPassword', token: 'secret', isFirst: false },
    firstPassword: { ...any, kind: 'newPassword', token: 'secret', isFirst: true },
    usedLink: {
      ...any,
      kind: 'newPassword',
      token: 'secret',
      isFirst: false,
      rejected: { errors: { token: 'expired' } },
    },
    noLink: { ...any, kind: 'noLink' },
    memberArea,
    accountOpened: { ...memberArea, done: 'account' },
    renewalSwitched: { ...memberArea, done: 'on' },
    renewalNotSwitched: { ...memberArea, isFailed: true },
    security,
    sessionNotEnded: { ...security, isNotEnded: true },
    passwordRejected: { ...security, rejected: { errors: { currentPassword: 'incorrect' } } },
    passwordChanged: { ...security, done: 'password' },
    savedPayment,
    paymentToConfirm: {
      ...savedPayment,
      fresh: { page: 'page-1', payment: { method: 'card', brand: 'mastercard', lastFour: '4444' } },
    },
    paymentReplaced: { ...savedPayment, isDone: true },
    memberUnavailable: { ...any, kind: 'memberUnavailable' },
  } as const satisfies Record<string, AccountView>;
}

export type AccountViewName = keyof ReturnType<typeof accountViews>;

export const accountViewNames = Object.keys(accountViews(locales[0])) as AccountViewName[];
