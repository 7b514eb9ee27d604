import {
  checkFormDraftLink,
  createFormDraft,
  deleteFormDraft,
  type ErrorCode,
  type FormDraft,
  formDraft,
  formDraftAnswer,
  formDraftDone,
  formDraftLinkAnswer,
  formDraftResumed,
  formDraftSaved,
  getFormDraft,
  mailFormDraftLink,
  resumeFormDraft,
  resumeLinkRequest,
  resumeMinutes,
  resumeRequest,
  saveFormDraft,
} from '@jalon/api-client/contract';
import { fieldNames } from '@jalon/forms/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../../../platform/database/store.ts';
import { type DraftStore, isOthers, type Kept } from '../../../platform/drafts/draft-store.ts';
import type { MailedLinks } from '../../../platform/drafts/mailed-links.ts';
import { rateLimiter } from '../../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../../platform/server/contract-route.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { signedInOrNot } from '../../../platform/server/openapi.ts';
import type { Sessions } from '../../auth/index.ts';
import type { DraftSettings } from '../forms.settings.ts';
import type { HandledForm } from '../handling/form-handling.ts';
import { keyDigest } from '../store/store-submission.ts';
import type { FormDraftContent } from './form-draft-kind.ts';

export interface FormDraftRouteOptions {
  readonly forms: readonly HandledForm[];
  readonly store: Pick<Store, 'database' | 'secret'>;
  readonly settings: DraftSettings;
  readonly drafts: DraftStore<FormDraftContent>;
  /** Undefined: the site has no page for them. */
  readonly mailedLinks: MailedLinks<FormDraftContent> | undefined;
  readonly sessions: Pick<Sessions, 'readSession'>;
  /** Called after a link was requested. */
  readonly onRequested: () => void;
}

const tags = ['form drafts'];
const done = { status: 'success' as const };

const writeErrors = ['too_many', 'unavailable'] as const satisfies readonly ErrorCode[];

const example: FormDraft = {
  formId: 12,
  locale: 'fr',
  answers: { prenom: 'Léa' },
  idempotencyKey: '5b1f7a52-3a0e-4e0b-9a6e-0f6d2f0c8d11',
};

/**
 * Adds the routes that keep unfinished forms. The id of a draft is enough to read, replace and delete it, except with the session
 * of another member than its own.
 */
export function formDraftRoutes(app: FastifyInstance, options: FormDraftRouteOptions): void {
  const { forms, store, settings, drafts, mailedLinks, sessions, onRequested } = options;
  const { database, secret } = store;
  const { keepDays } = settings;
  const saves = rateLimiter({ ...settings.saveRateLimit, database, secret, counted: 'form_draft_saves' });
  const links = rateLimiter({ ...settings.linkRateLimit, database, secret, counted: 'resume_links' });

  contractRoute(app, createFormDraft, {
    summary: 'Keeps an unfinished form',
    description: `For ${keepDays} days after it was last saved, or until a submission with its key is stored. Its id is secret.`,
    tags,
    security: signedInOrNot,
    body: formDraft,
    example,
    answer: formDraftSaved,
    errors: [...writeErrors, 'unauthenticated'],
    onRequest: saves,
    handler: async ({ request, readBody }) => {
      const { draft, owner } = await sentDraft(request, readBody());
      const key = keyDigest(draft.idempotencyKey);
      return { id: await drafts.add({ draft, state: { owner } }, { keyDigest: key }) };
    },
  });

  contractRoute(app, saveFormDraft, {
    summary: 'Replaces an unfinished form',
    description: 'One with another `idempotencyKey` is not found: it belongs to another submission.',
    tags,
    security: signedInOrNot,
    body: formDraft,
    example,
    answer: formDraftSaved,
    errors: [...writeErrors, 'unauthenticated', 'not_found'],
    onRequest: saves,
    handler: async ({ request, readBody, params: { draftId: id } }) => {
      const { draft, owner } = await sentDraft(request, readBody());
      await database.transaction(async (transaction) => {
        const former = await ownDraft(request, await drafts.lock(transaction, id));
        const { formId, idempotencyKey } = former.draft;
        if (formId !== draft.formId || idempotencyKey !== draft.idempotencyKey) {
          throw new ApiError('not_found');
        }
        const { resumed: _, ...kept } = former.state;
        const state = { ...kept, owner: owner ?? kept.owner };
        await drafts.write(transaction, { ...former, draft, state });
      });
      return { id };
    },
  });

  contractRoute(app, getFormDraft, {
    summary: 'An unfinished form',
    description: 'Another member’s is not found.',
    tags,
    security: signedInOrNot,
    answer: formDraftAnswer,
    errors: ['not_found', 'unavailable'],
    handler: async ({ request, reply, params }) => {
      const { draft } = await ownDraft(request, await drafts.find(params.draftId));
      reply.header('cache-control', 'no-store');
      return { draft };
    },
  });

  contractRoute(app, deleteFormDraft, {
    summary: 'Deletes an unfinished form',
    description:
      'One that does not exist counts as deleted. One with a mailed link that still works is kept until its retention ends; the answer is the same.',
    tags,
    answer: formDraftDone,
    errors: ['foreign_origin', 'unavailable'],
    handler: async ({ params: { draftId: id } }) => {
      await database.transaction(async (transaction) => {
        const kept = await drafts.lock(transaction, id);
        if (kept?.state.links?.length) return;
        await drafts.remove(transaction, id);
      });
      return done;
    },
  });

  contractRoute(app, mailFormDraftLink, {
    summary: 'Mails a link with which a form goes on elsewhere',
    description: `The link works once, for ${keepDays} days, and holds nothing personal. The answer is the same for a draft that does not exist.`,
    tags,
    body: resumeLinkRequest,
    example: { email: 'lea@example.org', locale: 'fr' },
    answer: formDraftLinkAnswer,
    errors: [...writeErrors, 'not_found'],
    onRequest: links,
    handler: async ({ readBody, params }) => {
      if (await linked().request(params.draftId, readBody())) onRequested();
      return { ...done, days: keepDays };
    },
  });

  contractRoute(app, checkFormDraftLink, {
    summary: 'Whether a mailed link to a form still works',
    description:
      'Changes nothing. A token that is invalid or used, or of a form that was sent or is too old, has the error `expired`.',
    tags,
    body: resumeRequest,
    example: { token: 'dG9rZW4' },
    answer: formDraftDone,
    errors: [...writeErrors, 'not_found'],
    onRequest: links,
    handler: async ({ readBody }) => {
      await linked().check(readBody());
      return done;
    },
  });

  contractRoute(app, resumeFormDraft, {
    summary: 'Continues the form of a mailed link',
    description: `Under a new id: the link works once, and neither the former id nor another link works from then on. After a lost answer, the same \`page\` gets the same answer for ${resumeMinutes} minutes, until the form is saved. Errors as for the check of a link.`,
    tags,
    body: resumeRequest,
    example: { token: 'dG9rZW4' },
    answer: formDraftResumed,
    errors: [...writeErrors, 'not_found'],
    onRequest: links,
    handler: async ({ reply, readBody }) => {
      const { secret: id, draft } = await linked().resume(readBody());
      reply.header('cache-control', 'no-store');
      return { id, draft };
    },
  });

  /** @throws ApiError `not_found`, if the site has no page for links */
  function linked(): MailedLinks<FormDraftContent> {
    if (!mailedLinks) throw new ApiError('not_found');
    return mailedLinks;
  }

  /** The draft of a body, with the fields of its form only, and its member if the form is for members. */
  async function sentDraft(request: FastifyRequest, { answers, ...sent }: FormDraft) {
    const form = forms.find(({ id }) => id === sent.formId);
    if (!form) throw new ApiError('invalid_fields', { errors: { formId: 'invalid' } });
    const session = form.membersOnly ? await sessions.readSession(request) : undefined;
    if (form.membersOnly && !session) {
      throw new ApiError('unauthenticated', { errors: { generic: 'signInAgain' } });
    }
    const names = new Set<string>(fieldNames(form));
    const own = Object.entries(answers).filter(([control]) => names.has(control.split('.', 1).join()));
    return { draft: { ...sent, answers: Object.fromEntries(own) }, owner: session?.memberNumber };
  }

  /** @throws ApiError `not_found`, also for the draft of another member */
  async function ownDraft(request: FastifyRequest, kept: Kept<FormDraftContent> | undefined) {
    if (!kept) throw new ApiError('not_found');
    const session = kept.state.owner === undefined ? undefined : await sessions.readSession(request);
    if (isOthers(kept, session?.memberNumber)) throw new ApiError('not_found');
    return kept;
  }
}
