import {
  formList,
  getRenderToken,
  idempotencyKey,
  idempotencyKeyHeader,
  listForms,
  renderTokenAnswer,
  renderTokenField,
  type SiteLinks,
  submissionAccepted,
  submitForm,
} from '@jalon/api-client/contract';
import { type ClubConfig, wholeClub } from '@jalon/club';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import type { KeyRing } from '../../../platform/config/keys.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.settings.ts';
import { rateLimiter } from '../../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../../platform/server/contract-route.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { signedInOnly, signedInOrNot } from '../../../platform/server/openapi.ts';
import type { Sessions } from '../../auth/index.ts';
import { limitPerSender } from '../deliver/acknowledgement-limit.ts';
import type { HandledForm } from '../handling/form-handling.ts';
import { type ReceiveOptions, receiveSubmission } from './receive-submission.ts';
import { createRenderTokens } from './render-token.ts';
import { requestBody } from './request-body.ts';

export interface FormRouteOptions extends Omit<ReceiveOptions, 'renderTokens' | 'checkAcknowledgements'> {
  readonly forms: readonly HandledForm[];
  readonly club: ClubConfig;
  readonly links: SiteLinks;
  readonly rateLimit: RateLimit;
  readonly sessions: Pick<Sessions, 'readSession'>;
  readonly outbox: Pick<Outbox, 'wake'>;
  /** Key of the hashes of visitors' addresses. */
  readonly secret: string;
  /** For the signatures of render tokens. */
  readonly keys: KeyRing;
}

const exampleKey = idempotencyKey.check(z.meta({ examples: ['5b1f7a52-3a0e-4e0b-9a6e-0f6d2f0c8d11'] }));

/** The list of forms, and one route for each form's submissions. */
export const formRoutes: FastifyPluginAsync<FormRouteOptions> = async (app, options) => {
  const { forms, club, links, database, rateLimit, sessions, outbox, secret, keys } = options;
  const checkRate = rateLimiter({ ...rateLimit, database, secret, counted: 'submissions' });
  const checkAcknowledgements = rateLimiter({
    ...limitPerSender,
    database,
    secret,
    counted: 'acknowledgements_sender',
  });
  const renderTokens = createRenderTokens(keys);
  const receiving = { ...options, renderTokens, checkAcknowledgements };

  contractRoute(app, listForms, {
    summary:
      'Every form, the club settings that they follow, and the pages of the site to which messages lead',
    tags: ['forms'],
    answer: formList,
    errors: [],
    handler: async () => ({
      forms: forms.map(({ id, name }) => ({ id, name })),
      club: wholeClub(club),
      links,
    }),
  });

  contractRoute(app, getRenderToken, {
    summary: 'A signed time at which a form was rendered',
    description: `Sent along as \`${renderTokenField}\`; it is accepted after 2 seconds, for 24 hours, by any form.`,
    tags: ['forms'],
    answer: renderTokenAnswer,
    errors: [],
    handler: async () => ({ token: renderTokens.issue() }),
  });

  // Not a contract route: it only answers unknown form ids, before the body is read, and is not in OpenAPI.
  app.route({
    method: submitForm.method,
    url: submitForm.path,
    schema: { hide: true },
    onRequest: async () => {
      throw new ApiError('unknown_form');
    },
    handler: async () => {},
  });

  for (const form of forms) {
    const path = submitForm.path.replace(':formId', String(form.id));
    contractRoute(
      app,
      { ...submitForm, path },
      {
        summary: `Sends the form “${form.name}”`,
        description:
          'Answered once the submission is stored durably. The same key with the same fields stores nothing and returns the first answer.',
        tags: ['forms'],
        security: form.membersOnly ? signedInOnly : signedInOrNot,
        headers: z.object({ [idempotencyKeyHeader]: exampleKey }),
        body: requestBody(form),
        answer: submissionAccepted,
        errors: [
          'invalid_body',
          'invalid_idempotency_key',
          'foreign_origin',
          'too_large',
          'unsupported_type',
          ...(form.membersOnly || form.attachesMember !== false ? (['unauthenticated'] as const) : []),
          'invalid_fields',
          'confirm_needed',
          'too_many',
          // Only `beforeStore` calls the membership system.
          ...(form.beforeStore ? (['upstream_failed'] as const) : []),
          'unavailable',
        ],
        onRequest: checkRate,
        handler: async ({ request }) => {
          const key = z.safeParse(idempotencyKey, request.headers[idempotencyKeyHeader]);
          const { body } = request;
          if (!isObject(body)) throw new ApiError('invalid_body');
          if (!key.success) throw new ApiError('invalid_idempotency_key');
          const { reference, isNew } = await receiveSubmission(receiving, {
            form,
            body,
            idempotencyKey: key.data,
            sender: request,
            // An invalid token counts as signed out, so that it never blocks a public form.
            session: await sessions.readSession(request),
          });
          if (isNew) outbox.wake();
          return { status: 'success' as const, reference };
        },
      },
    );
  }
};

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
