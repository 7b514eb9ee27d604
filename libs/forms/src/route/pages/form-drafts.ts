import {
  type ApiClientOptions,
  type CallError,
  call,
  createFormDraft,
  getFormDraft,
  saveFormDraft,
} from '@jalon/api-client';
import type { FormDraft } from '@jalon/api-client/contract';

/**
 * Where a host keeps the answers of forms in pages, under a secret id. `not_found`: there is no draft with this id, or no
 * longer. The API deletes it when its form is sent, and after 30 days; other stores must do so themselves.
 */
export interface FormDrafts {
  create(draft: FormDraft): Promise<{ readonly id: string } | CallError>;
  read(id: string): Promise<{ readonly draft: FormDraft } | CallError>;
  save(id: string, draft: FormDraft): Promise<{ readonly id: string } | CallError>;
}

/** The drafts of the API. */
export function apiDrafts(api: ApiClientOptions): FormDrafts {
  return {
    create: (draft) => call(createFormDraft, { body: draft }, api),
    read: (draftId) => call(getFormDraft, { params: { draftId } }, api),
    save: (draftId, draft) => call(saveFormDraft, { params: { draftId }, body: draft }, api),
  };
}
