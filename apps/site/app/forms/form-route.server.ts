import { randomUUID } from 'node:crypto';
import { getRenderToken, isCallError } from '@jalon/api-client';
import type { SiteForm } from '@jalon/forms/schemas';
import { handleFormPost, type RejectedPost } from '@jalon/forms/server';
import { localeFromPath } from '@jalon/i18n';
import { readMemberInfo, submissionMember } from '@jalon/membership/schemas';
import { mainId } from '@jalon/ui/page-frame';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { readSession } from '../account/session.server.ts';
import { apiFor } from '../api.server.ts';
import { getSite, type SiteContext } from '../site-context.server.ts';
import { sentCookie } from './sent-cookie.ts';

interface FormRouteArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/** How long a page waits for the API before it shows its form without a token, in milliseconds. */
const patience = 3_000;

/** The loader of a form's page: what one submission needs, the member who is signed in, what the page says. */
export async function loadForm(name: string, { request, context }: FormRouteArgs) {
  const site = getSite(context);
  const { paths, sentPaths, fields, attachesMember = true } = siteForm(name, site);
  const token = await getRenderToken({ ...apiFor(site), timeout: patience });
  return {
    paths,
    sentPaths,
    idempotencyKey: randomUUID(),
    renderToken: isCallError(token) ? undefined : token.token,
    member: memberOf(request),
    attachesMember,
    hasOptionalFields: Object.values(fields).some(({ optional, values }) => optional && values?.length !== 1),
  };
}

export type SubmissionPageData = Awaited<ReturnType<typeof loadForm>>;

/** The action of a form's page: a plain post goes to the API; what does not pass comes back to the page. */
export async function postForm(name: string, { request, url, context }: FormRouteArgs) {
  const site = getSite(context);
  const definition = siteForm(name, site);
  const locale = localeFromPath(url.pathname);
  const result = await handleFormPost(definition, request, {
    locale,
    member: memberOf(request),
    api: apiFor(site, readSession(request)?.token),
  });
  if (result.status === 'success') {
    // With a fragment of its own: a redirect keeps the fragment of the form's action otherwise.
    return redirect(`${definition.sentPaths[locale]}#${mainId}`, {
      status: 303,
      headers: { 'set-cookie': sentCookie({ reference: result.reference, locale }, url.protocol) },
    });
  }
  const { posted, httpStatus, retryAfter } = result;
  return data<RejectedPost>(posted, {
    status: httpStatus,
    headers: retryAfter ? { 'retry-after': String(retryAfter) } : {},
  });
}

function siteForm(name: string, { settings }: SiteContext): SiteForm {
  const form = settings.forms.find((one) => one.name === name);
  if (!form) throw new Error(`There is no form named ${name}`);
  return form;
}

function memberOf(request: Request) {
  const member = readMemberInfo(request.headers.get('cookie'));
  return member && submissionMember(member);
}
