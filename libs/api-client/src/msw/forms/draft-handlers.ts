import type { HttpHandler } from 'msw';
import {
  checkFormDraftLink,
  createFormDraft,
  deleteFormDraft,
  type FormDraftSaved,
  formDraft,
  formDraftDays,
  getFormDraft,
  mailFormDraftLink,
  resumeFormDraft,
  resumeLinkRequest,
  resumeRequest,
  saveFormDraft,
} from '../../contract/index.ts';
import { type Asked, checkAddress, handlerAt, invalid, Refused, success } from '../handle.ts';
import { isOwnField, type MockForm } from './answer-submission.ts';
import type { MockFormDrafts } from './mock-drafts.ts';

/** The token of a mailed link that works once a form was kept, until it is used. */
export const mockFormDraftToken = 'mock-form-draft-token';

export interface MockFormDraftOptions {
  readonly baseUrl?: string;
  readonly forms: readonly MockForm[];
  readonly drafts?: MockFormDrafts;
}

/** Handlers that keep unfinished forms like the API, in memory. */
export function createFormDraftHandlers({
  baseUrl = '*',
  forms,
  drafts = new Map(),
}: MockFormDraftOptions): HttpHandler[] {
  const on = handlerAt(baseUrl);

  async function save(asked: Asked, draftId?: string): Promise<FormDraftSaved> {
    const sent = await asked.fields(formDraft);
    const form = forms.find(({ id }) => id === sent.formId);
    if (!form) throw invalid({ formId: 'invalid' });
    const former = drafts.get(draftId ?? '');
    const isSame =
      former?.draft.formId === sent.formId && former.draft.idempotencyKey === sent.idempotencyKey;
    if (draftId !== undefined && !isSame) throw new Refused('not_found');
    const answers = Object.entries(sent.answers).filter(([name]) => isOwnField(form, name));
    const id = draftId ?? crypto.randomUUID();
    drafts.set(id, { link: former?.link, draft: { ...sent, answers: Object.fromEntries(answers) } });
    return { id };
  }

  /** The newest draft with a link. */
  function opened(token: string) {
    const entry = [...drafts].findLast(([, { link }]) => link === 'open');
    if (token !== mockFormDraftToken || !entry) throw invalid({ token: 'expired' });
    return entry;
  }

  return [
    on(createFormDraft, (asked) => save(asked)),
    on(saveFormDraft, (asked) => save(asked, asked.param('draftId'))),
    on(getFormDraft, (asked) => {
      const kept = drafts.get(asked.param('draftId'));
      if (!kept) throw new Refused('not_found');
      return { draft: kept.draft };
    }),
    on(deleteFormDraft, (asked) => {
      const id = asked.param('draftId');
      if (drafts.get(id)?.link !== 'open') drafts.delete(id);
      return success;
    }),
    on(mailFormDraftLink, async (asked) => {
      checkAddress(await asked.fields(resumeLinkRequest));
      // The same answer for an unknown draft, as in the API.
      const id = asked.param('draftId');
      const kept = drafts.get(id);
      if (kept) drafts.set(id, { ...kept, link: 'open' });
      return { ...success, days: formDraftDays };
    }),
    on(checkFormDraftLink, async (asked) => {
      opened((await asked.fields(resumeRequest)).token);
      return success;
    }),
    on(resumeFormDraft, async (asked) => {
      const { token, page } = await asked.fields(resumeRequest);
      const again = [...drafts].find(([, { resumedBy }]) => page !== undefined && resumedBy === page);
      if (again) return { id: again[0], draft: again[1].draft };
      const [formerId, { draft }] = opened(token);
      const id = crypto.randomUUID();
      drafts.delete(formerId);
      drafts.set(id, { draft, link: 'used', resumedBy: page });
      return { id, draft };
    }),
  ];
}
