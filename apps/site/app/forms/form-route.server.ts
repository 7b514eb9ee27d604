import { randomUUID } from 'node:crypto';
import { getRenderToken, isCallError } from '@jalon/api-client';
import { fieldMeta, fieldNames, type SiteForm } from '@jalon/forms/schemas';
import { handleFormPost, type RejectedPost } from '@jalon/forms/server';
import { localeFromPath } from '@jalon/i18n';
import { readMemberInfo, submissionMember } from '@jalon/membership/schemas';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { apiFor } from '../api.server.ts';
import { readSession } from '../sign-in/session.server.ts';
import { getSite, type SiteContext } from '../site-context.server.ts';
import { sentPageOf } from '../site-map.ts';
import { sentCookie } from './sent-cookie.ts';

interface FormRouteArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/** Maximum milliseconds that the page waits for a render token before it shows the form without one. */
const renderTokenTimeout = 3_000;

/** The loader of a form's page: the data of one submission, the member if signed in, and the data about the page itself. */
export async function loadForm(name: string, { request, url, context }: FormRouteArgs) {
  const site = getSite(context);
  const form = siteForm(name, site);
  const { id, attachesMember = true } = form;
  const { siteMap } = site;
  const token = await getRenderToken({ ...apiFor(site), timeout: renderTokenTimeout });
  return {
    formId: id,
    formName: name,
    paths: siteMap.page(name).paths,
    sentPaths: siteMap.page(sentPageOf(name)).paths,
    crumbs: siteMap.crumbs(siteMap.page(name), localeFromPath(url.pathname)),
    idempotencyKey: randomUUID(),
    renderToken: isCallError(token) ? undefined : token.token,
    member: memberOf(request),
    attachesMember,
    hasOptionalFields: fieldNames(form)
      .map((field) => fieldMeta(form.schema, field))
      .some(
        ({ optional, hidden, computed, values }) => optional && !hidden && !computed && values?.length !== 1,
      ),
  };
}

export type SubmissionPageData = Awaited<ReturnType<typeof loadForm>>;

/** The action of a form's page: sends a post without JavaScript to the API; a rejected post shows the page again. */
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
    return redirect(site.siteMap.page(sentPageOf(name)).paths[locale], {
      status: 303,
      headers: {
        'set-cookie': sentCookie(
          { reference: result.reference, locale, formId: definition.id },
          url.protocol,
        ),
      },
    });
  }
  const { posted, httpStatus, retryAfter } = result;
  return data<RejectedPost>(posted, {
    status: httpStatus,
    headers: retryAfter ? { 'retry-after': String(retryAfter) } : {},
  });
}

function siteForm(name: string, { forms }: SiteContext): SiteForm {
  const form = forms.find((one) => one.name === name);
  if (!form) throw new Error(`No form is named ${name}`);
  return form;
}

function memberOf(request: Request) {
  const member = readMemberInfo(request.headers.get('cookie'));
  return member && submissionMember(member);
}
