import { type ApiClientOptions, type CallError, call, getRenderToken, isCallError } from '@jalon/api-client';
import { renderTokenField } from '@jalon/api-client/protection';
import type { ClubConfig } from '@jalon/club';
import {
  type Answer,
  checkOptions,
  type HeaderPair,
  page,
  redirect,
  retryAfter,
  tokenPage,
} from '@jalon/host';
import { localeFromPath } from '@jalon/i18n';
import type { FormDescriptor } from '../kit/form-descriptor.ts';
import type { RejectedPost } from '../kit/form-props.ts';
import { handleFormPost } from '../kit/server/handle-form-post.ts';
import { readFormOf } from '../kit/server/read-form.ts';
import { redrawField } from '../kit/submission/keep-answers.ts';
import { formDefinitions } from '../registry.ts';
import { draftIdHeader, readDraftId } from './drafts/draft-cookie.ts';
import { apiDrafts, type FormDrafts } from './drafts/form-drafts.ts';
import { type FormPaths, formPageTable } from './form-paths.ts';
import { type AnyHostForm, completed } from './host-form.ts';
import {
  isLaterPost,
  keptDraft,
  loadResume,
  postLater,
  postResume,
  shownDraft,
} from './later/later-route.ts';
import { isReview, keepPage, loadPage, postPage, showRefused } from './pages/paged-form-route.ts';
import type { PagedVisit } from './pages/paged-visit.ts';
import { parseSent, type SentForm, sentCookie, sentField } from './sent-cookie.ts';
import { sentView } from './sent-view.ts';
import type { FormRouteView } from './view/form-route-view.ts';
import { type DraftVisit, type FormMember, type FormVisit, formView } from './view/form-view.ts';

export interface FormRouteOptions {
  readonly paths: FormPaths;
  /** The address of the API, the headers that forward the visitor’s address and, for a member, the access token. */
  readonly api: ApiClientOptions;
  readonly club: ClubConfig;
  readonly member?: FormMember | undefined;
  /** The member number of the session: what was typed in a form of one member (`ownedBy`) is not shown to another. */
  readonly memberNumber?: string | undefined;
  /** By name, texts of the host in place of those of the form’s page. */
  readonly texts?: FormVisit['texts'];
  /** Forms of the host itself, besides those of this library. */
  readonly forms?: readonly AnyHostForm[] | undefined;
  /** Where the answers of forms in pages are kept. Default: the API. */
  readonly drafts?: FormDrafts | undefined;
  /** The form of a page that embeds it. Default: the form whose page is at the request’s address. */
  readonly form?: string | undefined;
}

/** The pages of the forms: any form by name, and the confirmation of a submission. */
export interface FormRoute {
  /**
   * The page of a request. Changes nothing.
   * @throws Error for an address that `paths` does not have
   */
  load(request: Request): Promise<Answer<FormRouteView>>;
  /** Answers the post of a form. @throws Error for an address that `paths` does not have */
  post(request: Request): Promise<Answer<FormRouteView>>;
}

/** Maximum milliseconds that the page waits for a render token before it shows the form without one. */
const renderTokenTimeout = 3_000;

// The page has the key of one submission, and possibly typed data or a reference.
const noStore: HeaderPair = ['cache-control', 'no-store'];

/**
 * Creates the pages of the forms, for a request of a visitor.
 * @throws Error that names an option that is missing or wrong
 */
export function createFormRoute(options: FormRouteOptions): FormRoute {
  const isForLater = (options.club?.forms?.saveAndReturn ?? []).length > 0;
  checkOptions('createFormRoute', options, {
    paths: ['forms', ...(isForLater ? ['resume'] : [])],
    club: true,
  });
  const { paths, api, club, member, memberNumber, texts, drafts = apiDrafts(options.api) } = options;
  const pageAt = formPageTable(paths);
  const { forms: own = [] } = options;
  const links = drafts.later;
  const forms = [...formDefinitions(club), ...own.map(completed)];

  /** A form of the host, as it is given. */
  const hostsOwn = (form: FormDescriptor) => own.find(({ name }) => name === form.name);

  function known(request: Request) {
    const { pathname } = new URL(request.url);
    const resumed =
      options.form === undefined && paths.resume ? tokenPage(pathname, paths.resume) : undefined;
    if (resumed && links) {
      const visit = { ...resumed, request, links, paths, forms, locale: localeFromPath(pathname) };
      return { kind: 'resume', visit: { ...visit, headers: [noStore] } } as const;
    }
    const found =
      options.form === undefined ? pageAt(pathname) : ({ kind: 'form', name: options.form } as const);
    if (found?.kind === 'sent') return found;
    const form = forms.find(({ name }) => name === found?.name);
    if (!form)
      throw new Error(`${pathname} is not the page of a form: add it to the paths of createFormRoute`);
    const visit: DraftVisit = {
      form,
      forms,
      paths,
      member,
      texts,
      locale: localeFromPath(pathname),
      pathname,
      // The pages of a form for members, and of one inside another page, have answers of their own.
      canFinishLater:
        links !== undefined &&
        options.form === undefined &&
        !form.membersOnly &&
        (club.forms?.saveAndReturn ?? []).includes(form.name),
      request,
      api,
      drafts,
      onFile: hostsOwn(form)?.onFile,
      headers: [noStore],
    };
    return { kind: 'form', visit, later: visit.canFinishLater && links && { ...visit, links } } as const;
  }

  async function renderToken(): Promise<string | undefined> {
    const rendered = await call(getRenderToken, {}, { ...api, timeout: renderTokenTimeout });
    return isCallError(rendered) ? undefined : rendered.token;
  }

  /** The visit of a form that the club shows in pages. */
  function pagedVisit(visit: DraftVisit): PagedVisit | undefined {
    const { pages, name } = visit.form;
    const hosts = hostsOwn(visit.form);
    if (!pages || !(hosts || club.forms?.inPages?.includes(name))) return undefined;
    return { ...visit, pages, renderToken, isSentByPage: hosts?.onSubmit !== undefined };
  }

  return {
    async load(request) {
      const found = known(request);
      if (found.kind === 'sent') return page(sentView(request, found.paths, forms), { headers: [noStore] });
      if (found.kind === 'resume') return loadResume(found.visit);
      const { form } = found.visit;
      const view = formView(found.visit);
      if (form.membersOnly && !member) {
        if (!view.signInPath)
          throw new Error(`“${form.name}” is for members: give createFormRoute paths.signIn`);
        return redirect(view.signInPath);
      }
      const paged = pagedVisit(found.visit);
      if (paged) return loadPage(paged);
      const [rendered, kept] = await Promise.all([renderToken(), found.later && keptDraft(found.later)]);
      const draft = typeof kept === 'object' ? shownDraft(form, kept) : undefined;
      return page(
        {
          ...view,
          idempotencyKey: draft?.idempotencyKey ?? crypto.randomUUID(),
          renderToken: rendered,
          kept: draft ? 'here' : kept === 'gone' ? kept : undefined,
          posted: draft,
        },
        { headers: [noStore] },
      );
    },

    async post(request) {
      const found = known(request);
      if (found.kind === 'sent') {
        return page(sentView(request, found.paths, forms), { status: 405, headers: [noStore] });
      }
      if (found.kind === 'resume') return postResume(found.visit);
      const { form, locale } = found.visit;
      const view = formView(found.visit);
      const paged = pagedVisit(found.visit);
      const url = new URL(request.url);
      const hasDraft = readDraftId(request.headers.get('cookie'), form.name) !== undefined;
      const toConfirmation = (sent: SentForm) =>
        redirect(view.sentPath, {
          headers: [
            ['set-cookie', sentCookie(sent, url)],
            // The API has deleted the draft with the submission.
            ...(hasDraft ? [draftIdHeader(form.name, undefined, url)] : []),
          ],
        });

      const rejected = (posted: RejectedPost, refusal: Pick<CallError, 'httpStatus' | 'retryAfter'>) =>
        page(
          { ...view, idempotencyKey: posted.idempotencyKey, renderToken: posted.renderToken, posted },
          { status: refusal.httpStatus, headers: [noStore, ...retryAfter(refusal)] },
        );

      const post = await readFormOf(request, form.schema);
      // Another member has signed in since the page was made: the page begins again, with the answers of that member.
      const isOfAnother = form.ownedBy !== undefined && post.get(form.ownedBy) !== memberNumber;
      if (isOfAnother && post.has(redrawField)) return redirect(found.visit.pathname, { headers: [noStore] });
      // A script has sent the form to the API, and asks for the cookie, which scripts can’t set.
      const reported = post.get(sentField);
      if (reported !== null) {
        const sent = parseSent(String(reported));
        if (sent?.formId === form.id) return toConfirmation(sent);
        return page({ ...view, idempotencyKey: crypto.randomUUID() }, { status: 400, headers: [noStore] });
      }
      if (found.later && isLaterPost(post)) {
        if (paged) return keepPage(paged, found.later, post);
        const answer = await postLater(found.later, post);
        if ('kind' in answer) return answer;
        return rejected({ ...answer.posted, renderToken: String(post.get(renderTokenField) ?? '') }, answer);
      }
      if (paged && !isReview(paged)) return postPage(paged, post);
      const result = await handleFormPost(form, post, {
        locale,
        member: view.member,
        api,
        userAgent: request.headers.get('user-agent') ?? '',
        onSubmit: hostsOwn(form)?.onSubmit,
      });
      if (result.status === 'success') {
        return toConfirmation({ reference: result.reference, locale, formId: form.id });
      }
      if (paged) return showRefused(paged, post, result);
      return rejected(result.posted, result);
    },
  };
}
