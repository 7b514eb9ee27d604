import {
  type ApiClientOptions,
  type CallError,
  call,
  checkFormDraftLink,
  createFormDraft,
  deleteFormDraft,
  getFormDraft,
  isCallError,
  mailFormDraftLink,
  resumeFormDraft,
  saveFormDraft,
} from '@jalon/api-client';
import type { FormDraft } from '@jalon/api-client/contract';
import type { Locale } from '@jalon/i18n';

/**
 * Where a host keeps the answers of unfinished forms, under a secret id. `not_found`: there is no draft with this id, or no
 * longer. The API deletes it when its form is sent, and after 30 days; other stores must do so themselves.
 */
export interface FormDrafts {
  create(draft: FormDraft): Promise<{ readonly id: string } | CallError>;
  read(id: string): Promise<{ readonly draft: FormDraft } | CallError>;
  save(id: string, draft: FormDraft): Promise<{ readonly id: string } | CallError>;
  /** Links with which forms are finished later, on another device too; without it, none can be. */
  readonly later?: DraftLinks | undefined;
}

export interface DraftLinks {
  delete(id: string): Promise<unknown>;
  /** Mails the address of `paths.resume` with a secret token; resolves with the days for which it works. */
  mailLink(
    id: string,
    to: { readonly email: string; readonly locale: Locale },
  ): Promise<{ readonly days: number } | CallError>;
  /** Whether the token can still be used. A failure with the HTTP status 422: no longer. */
  checkLink(token: string): Promise<object | CallError>;
  /** Uses up the token and gives the draft a new id. The same press, with the same `page`, gets the same answer again. */
  resume(
    token: string,
    page: string | undefined,
  ): Promise<{ readonly id: string; readonly draft: FormDraft } | CallError>;
}

/** The drafts of the API. */
export function apiDrafts(api: ApiClientOptions): FormDrafts {
  return {
    create: (draft) => call(createFormDraft, { body: draft }, api),
    read: (draftId) => call(getFormDraft, { params: { draftId } }, api),
    save: (draftId, draft) => call(saveFormDraft, { params: { draftId }, body: draft }, api),
    later: {
      delete: (draftId) => call(deleteFormDraft, { params: { draftId } }, api),
      mailLink: (draftId, to) => call(mailFormDraftLink, { params: { draftId }, body: to }, api),
      checkLink: (token) => call(checkFormDraftLink, { body: { token } }, api),
      resume: (token, page) => call(resumeFormDraft, { body: { token, page } }, api),
    },
  };
}

/** Replaces a draft. One that is gone, or that belongs to another submission, stays as it is, and a new one is made. */
export async function saveDraft(drafts: FormDrafts, id: string | undefined, draft: FormDraft) {
  if (id !== undefined) {
    const replaced = await drafts.save(id, draft);
    if (!isCallError(replaced) || replaced.httpStatus !== 404) return replaced;
  }
  return drafts.create(draft);
}
