import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  checkFormDraftLink,
  createFormDraft,
  deleteFormDraft,
  type FormDraftAnswer,
  type FormDraftDone,
  type FormDraftLinkAnswer,
  type FormDraftResumed,
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
import { readFields } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
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
  const done = () => HttpResponse.json({ status: 'success' } satisfies FormDraftDone);
  const notFound = () => refuse({ code: 'not_found' });
  const expired = () => refuse({ code: 'invalid_fields', errors: { token: 'expired' } });

  async function save(request: Request, draftId?: string): Promise<Response> {
    const { fields: sent, refusal } = await readFields(formDraft, request);
    if (refusal) return refuse(refusal);
    const form = forms.find(({ id }) => id === sent.formId);
    if (!form) return refuse({ code: 'invalid_fields', errors: { formId: 'invalid' } });
    const former = drafts.get(draftId ?? '');
    const isSame =
      former?.draft.formId === sent.formId && former.draft.idempotencyKey === sent.idempotencyKey;
    if (draftId !== undefined && !isSame) return notFound();
    const answers = Object.entries(sent.answers).filter(([name]) => isOwnField(form, name));
    const id = draftId ?? crypto.randomUUID();
    drafts.set(id, { link: former?.link, draft: { ...sent, answers: Object.fromEntries(answers) } });
    return HttpResponse.json({ id } satisfies FormDraftSaved);
  }

  /** The newest draft with a link. */
  function opened(token: string) {
    const entry = [...drafts].findLast(([, { link }]) => link === 'open');
    return token === mockFormDraftToken ? entry : undefined;
  }

  return [
    http.post(baseUrl + createFormDraft.path, ({ request }) => save(request)),
    http.put(baseUrl + saveFormDraft.path, ({ request, params }) => save(request, String(params.draftId))),
    http.get(baseUrl + getFormDraft.path, ({ params }) => {
      const kept = drafts.get(String(params.draftId));
      return kept ? HttpResponse.json({ draft: kept.draft } satisfies FormDraftAnswer) : notFound();
    }),
    http.delete(baseUrl + deleteFormDraft.path, ({ params }) => {
      const id = String(params.draftId);
      if (drafts.get(id)?.link !== 'open') drafts.delete(id);
      return done();
    }),
    http.post(baseUrl + mailFormDraftLink.path, async ({ request, params }) => {
      const { fields, refusal } = await readFields(resumeLinkRequest, request);
      if (refusal) return refuse(refusal);
      if (!/^[^@\s,;]+@[^@\s,;]+\.[^@\s,;]+$/.test(fields.email.trim())) {
        return refuse({ code: 'invalid_fields', errors: { email: 'invalid' } });
      }
      // The same answer for an unknown draft, as in the API.
      const id = String(params.draftId);
      const kept = drafts.get(id);
      if (kept) drafts.set(id, { ...kept, link: 'open' });
      return HttpResponse.json({ status: 'success', days: formDraftDays } satisfies FormDraftLinkAnswer);
    }),
    http.post(baseUrl + checkFormDraftLink.path, async ({ request }) => {
      const { fields, refusal } = await readFields(resumeRequest, request);
      if (refusal) return refuse(refusal);
      return opened(fields.token) ? done() : expired();
    }),
    http.post(baseUrl + resumeFormDraft.path, async ({ request }) => {
      const { fields, refusal } = await readFields(resumeRequest, request);
      if (refusal) return refuse(refusal);
      const again = [...drafts].find(
        ([, { resumedBy }]) => fields.page !== undefined && resumedBy === fields.page,
      );
      if (again) {
        const [id, { draft }] = again;
        return HttpResponse.json({ id, draft } satisfies FormDraftResumed);
      }
      const entry = opened(fields.token);
      if (!entry) return expired();
      const [formerId, { draft }] = entry;
      const id = crypto.randomUUID();
      drafts.delete(formerId);
      drafts.set(id, { draft, link: 'used', resumedBy: fields.page });
      return HttpResponse.json({ id, draft } satisfies FormDraftResumed);
    }),
  ];
}
