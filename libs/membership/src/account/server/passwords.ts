import { call, isCallError, requestPasswordReset, resetPassword } from '@jalon/api-client';
import { newAccountParameter, passwordTokenParameter } from '@jalon/api-client/contract';
import { type Answer, redirect } from '@jalon/host';
import { passwordFields } from '../../password/form-post.ts';
import { signInFields } from '../../sign-in/form-post.ts';
import { endedCookies } from '../../sign-in/session-cookies.ts';
import type { AccountView } from '../account-view.ts';
import { accountDone } from './member-area.ts';
import { openSession } from './sign-in.ts';
import {
  doneParameter,
  type PostedFields,
  rejection,
  secretAddress,
  show,
  type Visit,
  viewBase,
  withQuery,
} from './visit.ts';

const sent = 'sent';

/** The page of a forgotten password. Once a link was requested, signing in returns to the page that the member left. */
export async function loadForgottenPassword(visit: Visit): Promise<Answer<AccountView>> {
  const { options, url, locale, cookies } = visit;
  const base = viewBase(visit, options.paths.forgottenPassword);
  if (url.searchParams.get(doneParameter) !== sent) return show({ ...base, kind: 'forgottenPassword' });
  const open = options.openPage?.(cookies)?.[locale];
  const signIn = open
    ? withQuery(options.paths.signIn, { [signInFields.returnPath]: open })[locale]
    : base.links.signIn;
  return show({ ...base, links: { ...base.links, signIn }, kind: 'linkSent' });
}

/** Requests the link. The answer is the same whether or not the account exists. */
export async function postForgottenPassword(visit: Visit, text: PostedFields): Promise<Answer<AccountView>> {
  const { options, locale } = visit;
  const { forgottenPassword } = options.paths;
  const username = text(passwordFields.username);
  const asked = await call(requestPasswordReset, { body: { username, locale } }, options.api);
  if (!isCallError(asked)) return redirect(withQuery(forgottenPassword, { [doneParameter]: sent })[locale]);
  const { rejected, status, headers } = rejection(asked, username);
  const view = { ...viewBase(visit, forgottenPassword), kind: 'forgottenPassword', rejected } as const;
  return show(view, status, headers);
}

/** The page that the mailed link opens. */
export async function loadNewPassword(visit: Visit): Promise<Answer<AccountView>> {
  const view = newPasswordView(visit, visit.url.searchParams.get(passwordTokenParameter) ?? '');
  return show(view, 200, [secretAddress]);
}

/**
 * Sets the password. The member then signs in with it, because all sessions have ended; a new member, whose account it creates, is
 * signed in at once.
 */
export async function postNewPassword(visit: Visit, text: PostedFields): Promise<Answer<AccountView>> {
  const { options, url, locale, cookies } = visit;
  const token = text(passwordFields.token);
  const newPassword = text(passwordFields.newPassword);
  const set = await call(resetPassword, { body: { token, newPassword } }, options.api);
  if (isCallError(set)) {
    const { rejected, status, headers } = rejection(set);
    const view = newPasswordView(visit, token || (url.searchParams.get(passwordTokenParameter) ?? ''));
    const refused = view.kind === 'newPassword' ? { ...view, rejected } : view;
    return show(refused, status, [secretAddress, ...headers]);
  }
  if (set.username !== undefined) {
    const area = withQuery(options.paths.memberArea, { [doneParameter]: accountDone })[locale];
    const opened = await openSession(visit, { username: set.username, password: newPassword }, area);
    if (!isCallError(opened)) return opened;
  }
  const open = options.openPage?.(cookies)?.[locale];
  const query = { [doneParameter]: 'password', ...(open && { [signInFields.returnPath]: open }) };
  return redirect(withQuery(options.paths.signIn, query)[locale], { headers: endedCookies(url) });
}

function newPasswordView(visit: Visit, token: string) {
  const { newPassword } = visit.options.paths;
  if (token === '') return { ...viewBase(visit, newPassword), kind: 'noLink' } as const;
  const isFirst = visit.url.searchParams.has(newAccountParameter);
  const query = { [passwordTokenParameter]: token, ...(isFirst && { [newAccountParameter]: '' }) };
  const here = withQuery(newPassword, query);
  return { ...viewBase(visit, here), kind: 'newPassword', token, isFirst } as const;
}
